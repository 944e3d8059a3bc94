import type { Catalogue } from '../catalogue.ts';

export const tracker: Catalogue = {
  'Something went wrong. We keep trying to complete your request.':
    'Algo salió mal. Seguimos intentando completar su solicitud.',
  'File "{{name}}" downloaded successfully!': '¡El archivo «{{name}}» se descargó correctamente!',
  'Failed to download file': 'No se pudo descargar el archivo',
  'Error downloading file: {{reason}}': 'Error al descargar el archivo: {{reason}}',
  'Your browser blocked the new tab': 'Su navegador bloqueó la pestaña nueva',
  'Error viewing file: {{reason}}': 'Error al ver el archivo: {{reason}}',
  'Failed to view file': 'No se pudo ver el archivo',
  'Verification code': 'Código de verificación',
  '10 characters, such as 7K3M9-QX2TB': '10 caracteres, por ejemplo 7K3M9-QX2TB',
  '{{label}} copied': '{{label}}: copiado',
  'Failed to copy to clipboard': 'No se pudo copiar al portapapeles',
  'Copy {{label}}': 'Copiar: {{label}}',
  Unavailable: 'No disponible',
  '{{amount}}, paid on {{day}}': '{{amount}}, pagada el {{day}}',
  '{{amount}}, paid': '{{amount}}, pagada',
  '{{amount}}, {{state}}': '{{amount}}, {{state}}',
  'Bank payment clearing': 'Pago bancario en proceso de compensación',
  '{{amount}}, payment failed': '{{amount}}, el pago falló',
  Waived: 'Exenta',
  'Open {{name}} in a new tab': 'Abrir {{name}} en una pestaña nueva',
  Open: 'Abrir',
  'Download {{name}}': 'Descargar {{name}}',
  'No files': 'No hay archivos',
  'Order {{orderId}} found. Status: {{status}}': 'Se encontró la orden {{orderId}}. Estado: {{status}}',
  'Looking up the request...': 'Buscando la solicitud...',
  'Please enter a valid order ID': 'Ingrese un número de orden válido',
  'Please enter your case verification code': 'Ingrese el código de verificación de su caso',
  'Find your request': 'Encuentre su solicitud',
  'Your client order number, as you gave it in the request':
    'Su número de orden del cliente, tal como lo indicó en la solicitud',
  'Check Status': 'Consultar estado',
  'Where to find your order ID and code': 'Dónde encontrar su número de orden y su código',
  'Both are in the confirmation email that we sent when the request was submitted. The link in that email fills them in for you.':
    'Ambos están en el correo de confirmación que le enviamos cuando se envió la solicitud. El enlace de ese correo los completa por usted.',
  'As soon as both are entered, you see the status, the history and the files of the request here.':
    'En cuanto ingrese ambos, verá aquí el estado, el historial y los archivos de la solicitud.',
  'This page could not be refreshed': 'No se pudo actualizar esta página',
  'You see the request as it was when it was last looked up.':
    'Está viendo la solicitud tal como estaba en la última consulta.',
  'Request not found': 'No se encontró la solicitud',
  'No request has this order ID together with this verification code. Please compare both with your confirmation email.':
    'Ninguna solicitud tiene este número de orden junto con este código de verificación. Compare ambos con su correo de confirmación.',
  'Look-up paused': 'Consulta en pausa',
  'There were too many attempts. To protect patients, nothing can be looked up for a while, not even with the right code.':
    'Hubo demasiados intentos. Para proteger a los pacientes, no se puede consultar nada por un tiempo, ni siquiera con el código correcto.',
  'Error retrieving request. Please try again.': 'Error al obtener la solicitud. Inténtelo de nuevo.',
  'What you entered is kept, and your request is not affected.':
    'Lo que ingresó se conserva y su solicitud no se ve afectada.',
  'Your payment did not go through': 'Su pago no se realizó',
  'We could not accept “{{name}}”': 'No pudimos aceptar «{{name}}»',
  'It did not pass our virus scan, so nobody can open it. Please contact us about sending a clean copy.':
    'No pasó nuestro análisis de virus, así que nadie puede abrirlo. Comuníquese con nosotros para enviar una copia limpia.',
  'Your request is on hold': 'Su solicitud está en espera',
  'We will continue as soon as we can. Please contact us if you have a question.':
    'Continuaremos tan pronto como podamos. Comuníquese con nosotros si tiene alguna pregunta.',
  'Nothing to do right now': 'No hay nada que hacer por ahora',
  'We have your update and are reviewing it.': 'Tenemos su actualización y la estamos revisando.',
  'We are working on your request. Every change appears on this page.':
    'Estamos trabajando en su solicitud. Cada cambio aparece en esta página.',
  'We have your request and will start on it soon. Every change appears on this page.':
    'Tenemos su solicitud y pronto empezaremos a trabajar en ella. Cada cambio aparece en esta página.',
  'Your request is complete': 'Su solicitud está completa',
  'There is nothing left to do. You can come back to this page at any time.':
    'No queda nada por hacer. Puede volver a esta página en cualquier momento.',
  'This request was cancelled': 'Esta solicitud fue cancelada',
  'We are no longer working on it. The status history shows when it was cancelled.':
    'Ya no estamos trabajando en ella. El historial de estados muestra cuándo se canceló.',
  Received: 'Recibida',
  'In progress': 'En curso',
  Completed: 'Completada',
  Progress: 'Progreso',
  'Request details': 'Detalles de la solicitud',
  Patient: 'Paciente',
  Facility: 'Centro médico',
  'Not specified': 'No especificado',
  'Request type': 'Tipo de solicitud',
  Submitted: 'Enviada',
  'Last updated': 'Última actualización',
  'Number of files': 'Número de archivos',
  'Processing fee': 'Tarifa de procesamiento',
  'Order {{orderId}}': 'Orden {{orderId}}',
  'Letter of Authorization / Proof of Service': 'Carta de autorización / Comprobante de notificación',
  'Supporting Documents': 'Documentos de respaldo',
  'Link copied. Anyone who has it can see this request.':
    'Enlace copiado. Quien lo tenga puede ver esta solicitud.',
  'Failed to copy URL to clipboard': 'No se pudo copiar el enlace al portapapeles',
  'Share Direct Link': 'Compartir enlace directo',
  'Status history': 'Historial de estados',
  'No status history available': 'No hay historial de estados',
  'Payment received. Your request is being completed.': 'Pago recibido. Su solicitud se está completando.',
  'We could not finish it while you waited. We are completing it now, even if you close this page.':
    'No pudimos terminarla mientras esperaba. La estamos completando ahora, aunque cierre esta página.',
  'Comes with the confirmation email': 'Llega con el correo de confirmación',
  'The confirmation email brings your verification code within a few minutes.':
    'El correo de confirmación le llevará su código de verificación en unos minutos.',
  'Please do not pay or submit again: your payment and your details are safe.':
    'No pague ni envíe de nuevo: su pago y sus datos están a salvo.',
  'Not completed yet': 'Aún no se ha completado',
  'Trying again...': 'Intentando de nuevo...',
  Retry: 'Reintentar',
  'Thank you! Your request was submitted successfully.': '¡Gracias! Su solicitud se envió correctamente.',
  'A confirmation email was sent.': 'Se envió un correo de confirmación.',
  'The verification code is shown here on the day of the submission only. You find it in the confirmation email, which went to the contact email of the request.':
    'El código de verificación solo se muestra aquí el día del envío. Lo encontrará en el correo de confirmación, que se envió al correo de contacto de la solicitud.',
  'A confirmation email was sent to the email address of the copy service.':
    'Se envió un correo de confirmación a la dirección de correo del servicio de copias.',
  'You need both to look up your request. They are in the confirmation email as well.':
    'Necesita ambos para consultar su solicitud. También están en el correo de confirmación.',
  'Submit Another Request': 'Enviar otra solicitud',
  'View Request Status': 'Ver el estado de la solicitud',
  'Being checked for viruses': 'En análisis de virus',
  'Blocked: this file did not pass the virus scan': 'Bloqueado: este archivo no pasó el análisis de virus',
  'Virus scan passed': 'Análisis de virus superado',
  'You can try again in {{wait}}.': 'Puede intentarlo de nuevo en {{wait}}.',
  'You can try again now.': 'Ya puede intentarlo de nuevo.',
  'What happens next': 'Qué sigue',
  'We check your documents for viruses and review your request.':
    'Analizamos sus documentos en busca de virus y revisamos su solicitud.',
  'We collect the records from the facility.': 'Reunimos el expediente en el centro médico.',
  'You follow every change on the status page, with the order ID and the code above.':
    'Usted sigue cada cambio en la página de estado, con el número de orden y el código de arriba.',
  'Request Status Tracker': 'Seguimiento de solicitudes',
  'Pay the processing fee again': 'Pagar de nuevo la tarifa de procesamiento',
  '{{amount}} for order {{orderId}}': '{{amount}} por la orden {{orderId}}',
  Close: 'Cerrar',
  'Nothing to do right now. Your bank needs 3-7 business days to complete the payment, and we have your request. If the payment should fail, we write to you and you can pay again here.':
    'No hay nada que hacer por ahora. Su banco necesita de 3 a 7 días hábiles para completar el pago, y tenemos su solicitud. Si el pago fallara, le escribiremos y podrá pagar de nuevo aquí.',
  'Thank you, your payment is on its way': 'Gracias, su pago está en camino',
  'Your bank did not complete the payment of the processing fee, so your request is on hold. Nothing you sent is lost: pay again with a card or another bank account, and work on it goes on.':
    'Su banco no completó el pago de la tarifa de procesamiento, por lo que su solicitud está en espera. No se perdió nada de lo que envió: pague de nuevo con una tarjeta u otra cuenta bancaria y continuaremos con ella.',
  'Your request goes on as soon as the payment is recorded. This page follows by itself.':
    'Su solicitud continúa en cuanto se registre el pago. Esta página se actualiza sola.',
  'Your request is being completed.': 'Su solicitud se está completando.',
  'Your bank needs 3-7 business days to complete the payment of the processing fee. You need not wait or do anything. If it should fail, we write to you and you can pay again on the status page.':
    'Su banco necesita de 3 a 7 días hábiles para completar el pago de la tarifa de procesamiento. No tiene que esperar ni hacer nada. Si el pago fallara, le escribiremos y podrá pagar de nuevo en la página de estado.',
  'In your requests': 'En sus solicitudes',
  'Adding to your requests...': 'Agregando a sus solicitudes...',
  'Add to my requests': 'Agregar a mis solicitudes',
  'Your bank did not complete the payment of the processing fee. Please pay again with a card or another bank account.':
    'Su banco no completó el pago de la tarifa de procesamiento. Pague de nuevo con una tarjeta u otra cuenta bancaria.',
  'A small deposit is on its way to it: enter the code from your bank statement on Stripe’s page, or press “Pay again” and enter it here. The payment then goes on by itself. You can also pay another way.':
    'Un pequeño depósito está en camino a ella: ingrese el código de su estado de cuenta en la página de Stripe, o presione «Pagar de nuevo» e ingréselo aquí. El pago continúa entonces por sí solo. También puede pagar de otra manera.',
  'The processing fee is being paid again from a bank account.':
    'La tarifa de procesamiento se está pagando de nuevo desde una cuenta bancaria.',
  'The processing fee is being paid again from a bank account. Work on the request goes on.':
    'La tarifa de procesamiento se está pagando de nuevo desde una cuenta bancaria. El trabajo en la solicitud continúa.',
  'The processing fee was paid again.': 'La tarifa de procesamiento se pagó de nuevo.',
};
