import type { Catalog } from '../catalog.ts';

/** The notices about a request, and what people do about emails that do not arrive. */
export const sentNotices: Catalog = {
  '1 email did not arrive, on {{day}}.': '1 correo no llegó, el {{day}}.',
  'Accounts that already have this order keep it.': 'Las cuentas que ya tienen esta orden la conservan.',
  'Address corrected. We email the new verification code to {{email}}.':
    'Dirección corregida. Enviamos el nuevo código de verificación a {{email}}.',
  'Allow emails again': 'Volver a permitir correos',
  'Allow emails to {{address}} again?': '¿Volver a permitir correos a {{address}}?',
  'Also email the current status now': 'Enviar también ahora el estado actual',
  'An account added the request': 'Una cuenta agregó la solicitud',
  'Another download allowed': 'Otra descarga permitida',
  'Another download declined': 'Otra descarga rechazada',
  'Ask your email provider about it. When the mailbox works again, choose “Email me a link” to test it.':
    'Consulte a su proveedor de correo. Cuando el buzón vuelva a funcionar, elija “Enviarme un enlace” para probarlo.',
  'Bank account to verify': 'Cuenta bancaria por verificar',
  Bounced: 'Rebotado',
  'Code replaced, but nobody was emailed: {{email}} doesn’t take our emails. Correct the address.':
    'Código reemplazado, pero no se envió a nadie: {{email}} no acepta nuestros correos. Corrija la dirección.',
  'Code {{code}}': 'Código {{code}}',
  'Combined payment failed': 'El pago conjunto no se completó',
  'Combined payment received': 'Pago conjunto recibido',
  'Contact email': 'Correo del contacto',
  'Correct the address': 'Corregir la dirección',
  'Correct the email address': 'Corregir la dirección de correo',
  'Current status, sent by staff': 'Estado actual, enviado por el personal',
  Delivered: 'Entregado',
  'Disputed payment': 'Pago en disputa',
  'Document refunded': 'Documento reembolsado',
  'Document withdrawn': 'Documento retirado',
  'Earlier emails to this address bounced.': 'Correos anteriores a esta dirección rebotaron.',
  'Email address of the contact': 'Dirección de correo del contacto',
  'Email the current status to {{address}}': 'Enviar el estado actual por correo a {{address}}',
  'Email the current status': 'Enviar el estado actual por correo',
  'Emails are allowed again, but the current status was not emailed':
    'Los correos vuelven a estar permitidos, pero el estado actual no se envió',
  'Emails don’t arrive: {{recipients}}': 'Los correos no llegan: {{recipients}}',
  'Emails don’t reach the account {{address}}': 'Los correos no llegan a la cuenta {{address}}',
  'Emails don’t reach the attorney, {{address}}': 'Los correos no llegan al abogado, {{address}}',
  'Emails don’t reach the contact, {{address}}': 'Los correos no llegan al contacto, {{address}}',
  'Emails to {{address}} are allowed again. The current status is on its way.':
    'Los correos a {{address}} vuelven a estar permitidos. El estado actual está en camino.',
  'Emails to {{address}} are allowed again.': 'Los correos a {{address}} vuelven a estar permitidos.',
  'Failed to load the notices': 'No se pudieron cargar los avisos',
  'For up to a day, the email service may still refuse the address because of the earlier emails. “Notices” shows what becomes of each email.':
    'Durante un día como máximo, el servicio de correo todavía puede rechazar la dirección a causa de los correos anteriores. En “Avisos” se ve qué pasa con cada correo.',
  'Held back as spam': 'Retenido como spam',
  'If the email to {{email}} arrives, your address works again, and so do our other emails.':
    'Si el correo a {{email}} llega, su dirección vuelve a funcionar, y también nuestros demás correos.',
  'If you no longer use this address, ask an admin to invite another one.':
    'Si ya no usa esta dirección, pida a un administrador que envíe una invitación a otra.',
  'If you no longer use this address, you can still sign in, and your orders stay here. The address of an account can’t be changed, and a forgotten password can’t be reset without its mailbox.':
    'Si ya no usa esta dirección, puede seguir iniciando sesión y sus órdenes siguen aquí. La dirección de una cuenta no se puede cambiar, y sin su buzón no se puede restablecer una contraseña olvidada.',
  'Invoice refunded': 'Factura reembolsada',
  'Invoice sent': 'Factura enviada',
  'Loading the notices...': 'Cargando los avisos...',
  'Mark as handled': 'Marcar como atendido',
  'Mark {{address}} as handled?': '¿Marcar {{address}} como atendido?',
  'Marked as handled': 'Marcado como atendido',
  'New message from records staff': 'Mensaje nuevo del personal de expedientes',
  'New message from the client': 'Mensaje nuevo del cliente',
  'New update from the client': 'Actualización nueva del cliente',
  'New verification code': 'Código de verificación nuevo',
  'No notices yet. An email or a text message appears here once the portal sent it.':
    'Aún no hay avisos. Un correo o un mensaje de texto aparece aquí cuando el portal lo ha enviado.',
  'Not delivered to {{email}}': 'No entregado a {{email}}',
  'Not delivered': 'No entregado',
  'Not sent: emails to this address are off': 'No enviado: los correos a esta dirección están desactivados',
  'Not sent: the address bounced before': 'No enviado: la dirección rebotó antes',
  'Nothing was changed': 'No se cambió nada',
  'Our emails to the address of your account, {{email}}, don’t arrive':
    'Nuestros correos a la dirección de su cuenta, {{email}}, no llegan',
  'Our emails to {{email}} don’t arrive': 'Nuestros correos a {{email}} no llegan',
  'Passed on to a distribution list': 'Pasado a una lista de distribución',
  'Payment for a document failed': 'El pago de un documento no se completó',
  'Payment of an invoice failed': 'El pago de una factura no se completó',
  'Payment of the processing fee failed': 'El pago de la tarifa de procesamiento no se completó',
  'Reach them by phone instead:': 'Comuníquese en cambio por teléfono:',
  'Refresh the notices': 'Actualizar los avisos',
  'Rejected as spam': 'Rechazado como spam',
  'Reminder for staff': 'Recordatorio para el personal',
  'Reminder of what is missing': 'Recordatorio de lo que falta',
  'Reminder to download documents': 'Recordatorio para descargar documentos',
  'Request received': 'Solicitud recibida',
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
  'The copy service’s email address is the contact’s. To change it, close this form and choose “Correct the address”: the verification code is replaced with it.':
    'La dirección de correo del servicio de copias es la del contacto. Para cambiarla, cierre este formulario y elija “Corregir la dirección”: con ella se reemplaza el código de verificación.',
  'The current status is on its way to {{email}}.': 'El estado actual está en camino a {{email}}.',
  'The current status was not emailed': 'El estado actual no se envió',
  'The first email failed on {{day}}.': 'El primer correo falló el {{day}}.',
  'The mailbox doesn’t exist.': 'El buzón no existe.',
  'The mailbox is closed.': 'El buzón está cerrado.',
  'The mailbox is full.': 'El buzón está lleno.',
  'The part of the address after “@” doesn’t exist.': 'La parte de la dirección después de “@” no existe.',
  'The portal doesn’t email {{recipient}}': 'El portal no envía correos a: {{recipient}}',
  'The portal emails this address again. It does not repeat earlier emails.':
    'El portal vuelve a enviar correos a esta dirección. No repite los correos anteriores.',
  'The portal no longer emails this address. To send something, allow emails again.':
    'El portal ya no envía correos a esta dirección. Para enviar algo, vuelva a permitir los correos.',
  'The portal no longer emails this address. To send something, correct the address or allow emails again.':
    'El portal ya no envía correos a esta dirección. Para enviar algo, corrija la dirección o vuelva a permitir los correos.',
  'The portal still does not email this address. You can allow emails again at any time: “Notices” in the tab “Activity” keeps offering it.':
    'El portal sigue sin enviar correos a esta dirección. Puede volver a permitirlos en cualquier momento: “Avisos”, en la pestaña “Actividad”, lo sigue ofreciendo.',
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
  'This includes the verification code, and every email that this page announces. Everything that we write is also on this page.':
    'También el código de verificación y todos los correos que esta página anuncia. Todo lo que escribimos está también en esta página.',
  'This is already the address. Please enter another one.': 'Esta ya es la dirección. Ingrese otra.',
  'This notice and the mark in the list disappear. If another email does not arrive, they return.':
    'Este aviso y la marca de la lista desaparecen. Si otro correo no llega, vuelven a aparecer.',
  'To get the emails about an order at another address, open an order that you submitted and choose “Correct the address”. For orders that you only added, write to us:':
    'Para recibir los correos sobre una orden en otra dirección, abra una orden que usted envió y elija “Corregir la dirección”. Sobre las órdenes que solo agregó, escríbanos:',
  'Undelivered emails': 'Correos no entregados',
  'Update received': 'Actualización recibida',
  'We can’t email the new one: {{email}} doesn’t take our emails. To send a new code, choose “Correct the address” instead: that replaces the code too.':
    'No podemos enviar el nuevo por correo: {{email}} no acepta nuestros correos. Para enviar un código nuevo, elija en cambio “Corregir la dirección”: eso también reemplaza el código.',
  'What became of it': 'Qué pasó con él',
  'Your account has the same address.': 'Su cuenta tiene la misma dirección.',
  '{{number}} emails have not arrived since {{day}}.': '{{number}} correos no han llegado desde el {{day}}.',
};
