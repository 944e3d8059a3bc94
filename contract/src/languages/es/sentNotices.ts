import type { Catalog } from '../catalog.ts';

/** The notices about a request, and what people do about emails that do not arrive. */
export const sentNotices: Catalog = {
  '1 email bounced, on {{day}}.': '1 correo rebotó, el {{day}}.',
  'Accounts that already have this order keep it.': 'Las cuentas que ya tienen esta orden la conservan.',
  'Address corrected. We email the new verification code to {{email}}.':
    'Dirección corregida. Enviamos el nuevo código de verificación a {{email}}.',
  'After a bounce, Azure itself may refuse an address for up to a day. Until then, an email may still not be sent. “Notices” shows what becomes of it.':
    'Después de un rebote, el propio Azure puede rechazar una dirección hasta por un día. Hasta entonces, es posible que un correo todavía no se envíe. En “Avisos” se ve qué pasa con él.',
  'Allow emails again': 'Volver a permitir correos',
  'Allow emails to {{address}} again?': '¿Volver a permitir correos a {{address}}?',
  'Also send the present state now': 'Enviar también ahora el estado actual',
  'An account added the request': 'Una cuenta agregó la solicitud',
  'Another download allowed': 'Otra descarga permitida',
  'Another download declined': 'Otra descarga denegada',
  'Ask your email provider about it. When the mailbox works again, choose “Email me a link” to test it.':
    'Consulte a su proveedor de correo. Cuando el buzón vuelva a funcionar, elija “Enviarme un enlace” para probarlo.',
  'Bank account to verify': 'Cuenta bancaria por verificar',
  Bounced: 'Rebotado',
  'Code {{code}}': 'Código {{code}}',
  'Combined payment failed': 'El pago conjunto falló',
  'Combined payment received': 'Pago conjunto recibido',
  'Correct the address': 'Corregir la dirección',
  'Correct the email address': 'Corregir la dirección de correo',
  Delivered: 'Entregado',
  'Disputed payment': 'Pago en disputa',
  'Document refunded': 'Documento reembolsado',
  'Document withdrawn': 'Documento retirado',
  'Earlier emails to this address bounced.': 'Correos anteriores a esta dirección rebotaron.',
  'Email address of the contact': 'Dirección de correo del contacto',
  'Emails about this request, and its verification code, do not arrive there.':
    'Los correos sobre esta solicitud y su código de verificación no llegan allí.',
  'Emails are allowed again, but the present state was not sent':
    'Los correos vuelven a estar permitidos, pero el estado actual no se envió',
  'Emails don’t arrive: {{recipients}}': 'Los correos no llegan: {{recipients}}',
  'Emails don’t reach the account {{address}}': 'Los correos no llegan a la cuenta {{address}}',
  'Emails don’t reach the attorney, {{address}}': 'Los correos no llegan al abogado, {{address}}',
  'Emails don’t reach the contact, {{address}}': 'Los correos no llegan al contacto, {{address}}',
  'Emails to the address of your account, {{email}}, are rejected':
    'Los correos a la dirección de su cuenta, {{email}}, se rechazan',
  'Emails to {{address}} are allowed again.': 'Los correos a {{address}} vuelven a estar permitidos.',
  'Emails to {{address}} are allowed again. The present state is on its way.':
    'Los correos a {{address}} vuelven a estar permitidos. El estado actual está en camino.',
  'Emails to {{email}} are rejected': 'Los correos a {{email}} se rechazan',
  'Failed to load the notices': 'No se pudieron cargar los avisos',
  'If the email to {{email}} arrives, your address works again, and so do our other emails.':
    'Si el correo a {{email}} llega, su dirección vuelve a funcionar, y también nuestros demás correos.',
  'If you no longer use this address, ask an admin to invite another one.':
    'Si ya no usa esta dirección, pida a un administrador que invite otra.',
  'If you no longer use this address, sign up with another one, and add your requests with their Order IDs and verification codes.':
    'Si ya no usa esta dirección, regístrese con otra y agregue sus solicitudes con sus números de orden y códigos de verificación.',
  'Invoice refunded': 'Factura reembolsada',
  'Invoice sent': 'Factura enviada',
  'Loading the notices...': 'Cargando los avisos...',
  'Mark as handled': 'Marcar como resuelto',
  'Mark {{address}} as handled?': '¿Marcar {{address}} como resuelto?',
  'Marked as handled': 'Marcado como resuelto',
  'New message from records staff': 'Mensaje nuevo del personal de expedientes',
  'New message from the client': 'Mensaje nuevo del cliente',
  'New update from the client': 'Actualización nueva del cliente',
  'New verification code': 'Código de verificación nuevo',
  'No notices yet. An email or a text message appears here once the portal sent it.':
    'Aún no hay avisos. Un correo o un mensaje de texto aparece aquí cuando el portal lo ha enviado.',
  'Not delivered': 'No entregado',
  'Not sent by the portal': 'No enviado por el portal',
  'Not tried by the email service': 'No intentado por el servicio de correo',
  'Nothing was changed': 'No se cambió nada',
  'Passed on to a distribution list': 'Pasado a una lista de distribución',
  'Payment for a document failed': 'El pago de un documento falló',
  'Payment of an invoice failed': 'El pago de una factura falló',
  'Payment of the processing fee failed': 'El pago de la tarifa de procesamiento falló',
  'Present state, sent by staff': 'Estado actual, enviado por el personal',
  'Quarantined as spam': 'En cuarentena como spam',
  'Reach them by phone instead:': 'Comuníquese en cambio por teléfono:',
  'Refresh the notices': 'Actualizar los avisos',
  'Rejected as spam': 'Rechazado como spam',
  'Reminder for staff': 'Recordatorio para el personal',
  'Reminder of what is missing': 'Recordatorio de lo que falta',
  'Reminder to download documents': 'Recordatorio para descargar documentos',
  'Request received': 'Solicitud recibida',
  'Send the present state': 'Enviar el estado actual',
  'Send the present state to {{address}}': 'Enviar el estado actual a {{address}}',
  'Several changes in one email': 'Varios cambios en un correo',
  'Show notices': 'Mostrar los avisos',
  'Someone else changed the address': 'Otra persona cambió la dirección',
  'Status changed': 'Estado modificado',
  'Submission rejected': 'Envío rechazado',
  'Terms of a document changed': 'Condiciones de un documento modificadas',
  'Text message': 'Mensaje de texto',
  'Text messages about the request still go to this person’s phone.':
    'Los mensajes de texto sobre la solicitud siguen llegando al teléfono de esta persona.',
  'The address was not corrected': 'La dirección no se corrigió',
  'The client asks for another download': 'El cliente pide otra descarga',
  'The first email was rejected on {{day}}.': 'El primer correo se rechazó el {{day}}.',
  'The mailbox doesn’t exist.': 'El buzón no existe.',
  'The mailbox is closed.': 'El buzón está cerrado.',
  'The mailbox is full.': 'El buzón está lleno.',
  'The part of the address after “@” doesn’t exist.': 'La parte de la dirección después de “@” no existe.',
  'The portal emails this address again. It does not repeat earlier emails.':
    'El portal vuelve a enviar correos a esta dirección. No repite los correos anteriores.',
  'The portal no longer emails this address. To send something, allow emails again.':
    'El portal ya no envía correos a esta dirección. Para enviar algo, vuelva a permitir los correos.',
  'The portal no longer emails this address. To send something, correct the address or allow emails again.':
    'El portal ya no envía correos a esta dirección. Para enviar algo, corrija la dirección o vuelva a permitir los correos.',
  'The portal still does not email this address, and you can’t allow it here afterward.':
    'El portal sigue sin enviar correos a esta dirección, y después ya no podrá permitirlos aquí.',
  'The present state is on its way to {{email}}.': 'El estado actual está en camino a {{email}}.',
  'The present state was not sent': 'El estado actual no se envió',
  'The recipient’s mail server can’t be reached.':
    'No se puede conectar con el servidor de correo del destinatario.',
  'The recipient’s mail server gave no clear reason.':
    'El servidor de correo del destinatario no dio una razón clara.',
  'The recipient’s mail server refuses our emails.':
    'El servidor de correo del destinatario rechaza nuestros correos.',
  'The recipient’s mail server takes our emails for spam.':
    'El servidor de correo del destinatario toma nuestros correos por spam.',
  'The verification code is replaced, because {{email}} may belong to someone else: the current code and its link stop working. We email the new code to the corrected address.':
    'El código de verificación se reemplaza, porque {{email}} puede ser de otra persona: el código actual y su enlace dejan de funcionar. Enviamos el código nuevo a la dirección corregida.',
  'The verification code is replaced: the current code and its link stop working. We email the new code to the corrected address.':
    'El código de verificación se reemplaza: el código actual y su enlace dejan de funcionar. Enviamos el código nuevo a la dirección corregida.',
  'They get no text messages. Reach them by phone or postal mail instead.':
    'No recibe mensajes de texto. Comuníquese por teléfono o por correo postal.',
  'This is already the address. Please enter another one.': 'Esta ya es la dirección. Ingrese otra.',
  'This notice and the mark in the list disappear. If another email bounces, they return.':
    'Este aviso y la marca de la lista desaparecen. Si otro correo rebota, vuelven a aparecer.',
  'Update received': 'Actualización recibida',
  'What became of it': 'Qué pasó con él',
  'Your account has the same address.': 'Su cuenta tiene la misma dirección.',
  '{{number}} emails bounced since {{day}}.': '{{number}} correos rebotaron desde el {{day}}.',
};
