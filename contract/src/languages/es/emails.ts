import type { Catalog } from '../catalog.ts';

export const emails: Catalog = {
  'Verify your bank account': 'Verifique su cuenta bancaria',
  'A small deposit is on its way to your bank account. It arrives in one or two business days. Its description includes a code that starts with SM.':
    'Un pequeño depósito está en camino a su cuenta bancaria. Llegará en uno o dos días hábiles. Su descripción incluye un código que comienza con SM.',
  'The link below opens a page of Stripe, our payment provider, where you enter the code. Your request is saved. After you verify the account, we submit the request automatically and email you a confirmation.':
    'El siguiente enlace abre una página de Stripe, nuestro proveedor de pagos, donde debe ingresar el código. Su solicitud está guardada. Cuando verifique la cuenta, la solicitud se enviará automáticamente y le mandaremos una confirmación por correo electrónico.',
  'Verify bank account': 'Verificar la cuenta bancaria',
  'Verify your bank account: order {{orderId}}': 'Verifique su cuenta bancaria: orden {{orderId}}',
  'Your bank payment did not go through': 'Su pago bancario no se completó',
  'Your bank did not pay the processing fee of {{amount}}. We received no money. Your bank may charge its own fee for the failed payment.':
    'Su banco no pagó la tarifa de procesamiento de {{amount}}. No recibimos dinero. Es posible que su banco cobre su propio cargo por el pago no completado.',
  'Your request is on hold, and everything in it is saved. Pay with a card or another bank account, and we will continue working on it.':
    'Su solicitud está en espera y todo su contenido está guardado. Pague con una tarjeta u otra cuenta bancaria y continuaremos con ella.',
  'Pay again': 'Pagar de nuevo',
  'Payment needed: order {{orderId}}': 'Pago necesario: orden {{orderId}}',
  'Your records request was submitted': 'Su solicitud de expediente se envió',
  'Thank you. We have received your request and will start working on it.':
    'Gracias. Hemos recibido su solicitud y comenzaremos a trabajar en ella.',
  'Your bank payment is clearing. This usually takes 3-7 business days.':
    'El banco está procesando su pago. Por lo general tarda de 3 a 7 días hábiles.',
  'Your processing fee of {{amount}} was paid.': 'Se pagó su tarifa de procesamiento de {{amount}}.',
  'Keep this verification code. You need it and the Order ID to see the status and documents of your request.':
    'Conserve este código de verificación. Lo necesita, junto con el número de orden, para ver el estado y los documentos de su solicitud.',
  'Request received: order {{orderId}}': 'Solicitud recibida: orden {{orderId}}',
  'The link below opens a page of Stripe, our payment provider, where you enter the code. After you verify the account, we collect the processing fee from it automatically. Until then, you can also pay another way on your request page.':
    'El siguiente enlace abre una página de Stripe, nuestro proveedor de pagos, donde debe ingresar el código. Cuando verifique la cuenta, cobraremos de ella la tarifa de procesamiento automáticamente. Hasta entonces, también puede pagar de otra manera en la página de su solicitud.',
  'Please pay it with a card or another bank account.': 'Páguela con una tarjeta u otra cuenta bancaria.',
  'You can download a document again: order {{orderId}}':
    'Puede descargar un documento de nuevo: orden {{orderId}}',
  'You can download a document again': 'Puede descargar un documento de nuevo',
  'We allowed a download of a document in your records request. Your request page shows until when.':
    'Permitimos una descarga de un documento de su solicitud de expediente. La página de su solicitud muestra hasta cuándo.',
  'We can’t allow another download: order {{orderId}}':
    'No podemos permitir otra descarga: orden {{orderId}}',
  'We can’t allow another download': 'No podemos permitir otra descarga',
  'You asked for another download of a document in your records request. We can’t allow it. Your request page shows our note with the reason.':
    'Pidió otra descarga de un documento de su solicitud de expediente. No podemos permitirla. La página de su solicitud muestra nuestra nota con el motivo.',
  'A client asks for another download': 'Un cliente solicita otra descarga',
  'Please allow or decline it on the request page.': 'Permítala o rechácela en la página de la solicitud.',
  'The link below opens a page of Stripe, our payment provider, where you enter the code. After you verify the account, we collect {{amount}} from it automatically. Until then, nothing is charged, and you can also pay another way on your request page.':
    'El siguiente enlace abre una página de Stripe, nuestro proveedor de pagos, donde debe ingresar el código. Cuando haya verificado la cuenta, cobraremos {{amount}} automáticamente de ella. Hasta entonces no se cobra nada, y también puede pagar de otra forma en la página de su solicitud.',
  'New message about your request': 'Mensaje nuevo sobre su solicitud',
  'New messages about your request': 'Mensajes nuevos sobre su solicitud',
  'You can’t reply to this email.': 'No puede responder a este correo.',
  'You can read the messages and answer on your request page.':
    'Puede leer los mensajes y responder en la página de su solicitud.',
  'Read and answer': 'Leer y responder',
  'New message: order {{orderId}}': 'Mensaje nuevo: orden {{orderId}}',
  'New messages: order {{orderId}}': 'Mensajes nuevos: orden {{orderId}}',
  'A client sent a message': 'Un cliente envió un mensaje',
  'A colleague mentioned you in a message': 'Un colega le mencionó en un mensaje',
  'You can read the messages and answer on the request page.':
    'Puede leer los mensajes y responder en la página de la solicitud.',
  'The verification code of your order was replaced': 'Se reemplazó el código de verificación de su orden',
  'You replaced the verification code of your order.':
    'Usted reemplazó el código de verificación de su orden.',
  'The account that submitted your order replaced its verification code.':
    'La cuenta que envió su orden reemplazó su código de verificación.',
  'The records staff replaced the verification code of your order.':
    'El personal de expedientes reemplazó el código de verificación de su orden.',
  'The email address of the order was corrected: from now on, this address gets its emails.':
    'Se corrigió la dirección de correo de la orden: de ahora en adelante, esta dirección recibe sus correos.',
  'The old code and its links no longer work. Use this code from now on.':
    'El código anterior y sus enlaces ya no funcionan. Use este código de ahora en adelante.',
  'If you did not expect this, please contact us.': 'Si no esperaba este cambio, comuníquese con nosotros.',
  'New verification code: order {{orderId}}': 'Nuevo código de verificación: orden {{orderId}}',
  'Order ID, as the client wrote it': 'Número de orden, tal como lo escribió el cliente',
  'The link in this email opens the request and the patient’s records without signing in. Forward it only to people who may see them.':
    'El enlace de este correo abre la solicitud y los expedientes del paciente sin iniciar sesión. Reenvíelo solo a quienes puedan verlos.',
  'You get this email because this address is the contact of the request. To change it, write to us:':
    'Recibe este correo porque esta dirección es el contacto de la solicitud. Para cambiarla, escríbanos:',
  'You get this email because the request names you as its attorney. If that is wrong, write to us:':
    'Recibe este correo porque la solicitud lo indica como abogado. Si no es correcto, escríbanos:',
  'You get this email because the request is in your account. You can turn off most emails under Settings, Notifications. For help, write to us:':
    'Recibe este correo porque la solicitud está en su cuenta. Puede desactivar la mayoría de los correos en Configuración, Notificaciones. Si necesita ayuda, escríbanos:',
  'You get this email because you work on requests. You can turn off most emails under Settings, Notifications.':
    'Recibe este correo porque trabaja en las solicitudes. Puede desactivar la mayoría de los correos en Configuración, Notificaciones.',
};
