import type { Catalog } from '../catalog.ts';

/** Emails that did not arrive, and the present state that is sent again. */
export const delivery: Catalog = {
  'Where your request stands': 'En qué punto está su solicitud',
  'Where your request stands: order {{orderId}}': 'En qué punto está su solicitud: orden {{orderId}}',
  'An earlier email about your request may not have reached you. This is what is true now:':
    'Es posible que un correo anterior sobre su solicitud no le haya llegado. Esta es la situación actual:',
  'You have {{amount}} to pay. Use the link below to see what for, and to pay.':
    'Tiene {{amount}} por pagar. Use el siguiente enlace para ver por qué concepto y para pagar.',
  'We need something from you. Use the link below to see what is missing, and to send it.':
    'Necesitamos algo de usted. Use el siguiente enlace para ver qué falta y para enviarlo.',
  'You can download your documents. Use the link below.':
    'Puede descargar sus documentos. Use el siguiente enlace.',
  'A bank account must be verified before it can pay. Use the link below.':
    'Hay que verificar una cuenta bancaria antes de que pueda pagar. Use el siguiente enlace.',
  'A bank is processing a payment. You do not have to do anything.':
    'Un banco está procesando un pago. No tiene que hacer nada.',
  'You can download your documents from {{day}}.': 'Puede descargar sus documentos a partir del {{day}}.',
  'We are working on your request. You do not have to do anything.':
    'Estamos trabajando en su solicitud. No tiene que hacer nada.',
  'Your request is closed. Your request page has everything about it.':
    'Su solicitud está cerrada. La página de su solicitud tiene toda la información.',
  'Your request page has a message from us that you have not read.':
    'En la página de su solicitud hay un mensaje nuestro que no ha leído.',
  'Recipient not found': 'No se encontró al destinatario',
  'The portal no longer emails this address, because it rejects our emails. Correct the address, or allow emails to it again.':
    'El portal ya no envía correos a esta dirección porque rechaza nuestros correos. Corrija la dirección o vuelva a permitir los correos.',
  'The current status was emailed to this recipient too often today. Please try again tomorrow.':
    'El estado actual ya se envió demasiadas veces hoy a este destinatario. Inténtelo de nuevo mañana.',
  'Email sent': 'Correo enviado',
  'Email address corrected': 'Dirección de correo corregida',
  'Someone else has just changed the address. Reload the page.':
    'Otra persona acaba de cambiar la dirección. Vuelva a cargar la página.',
  'Reminder: your records are waiting': 'Recordatorio: su expediente está esperando',
  'Reminder: your records are waiting: order {{orderId}}':
    'Recordatorio: su expediente está esperando: orden {{orderId}}',
  'Nobody has downloaded the documents that we added to your records request.':
    'Nadie ha descargado los documentos que agregamos a su solicitud de expediente.',
  'Use the link below to pay for them and to download them.':
    'Use el siguiente enlace para pagarlos y descargarlos.',
  'Use the link below to download them.': 'Use el siguiente enlace para descargarlos.',
  '{{portal}}: documents in your request {{orderId}} have not been downloaded. {{link}}':
    '{{portal}}: nadie ha descargado los documentos de su solicitud {{orderId}}. {{link}}',
  '{{who}} reminded the client of documents that nobody has downloaded (day {{days}})':
    '{{who}} recordó al cliente los documentos que nadie ha descargado (día {{days}})',
};
