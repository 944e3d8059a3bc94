import type { Catalog } from '../catalog.ts';

/** Reminders of due dates and of what is missing. */
export const reminders: Catalog = {
  '{{who}} reminded the client (day {{days}} of waiting)':
    '{{who}} envió un recordatorio al cliente (día {{days}} de espera)',
  '{{who}} reminded the assignee (days before the due date: {{days}})':
    '{{who}} envió un recordatorio a la persona asignada (días antes de la fecha límite: {{days}})',
  'The client did not answer the reminder of day {{days}}':
    'El cliente no respondió al recordatorio del día {{days}}',
  'No answer': 'Sin respuesta',
  'Emails to this address were rejected, so the portal no longer sends any. If it works now, allow emails again. Otherwise enter another one.':
    'Los correos a esta dirección fueron rechazados, así que el portal ya no envía ninguno. Si ahora funciona, vuelva a permitir los correos. De lo contrario, ingrese otra.',
  'Emails to this address are rejected. Please enter another one.':
    'Los correos a esta dirección son rechazados. Ingrese otra.',
  Undelivered: 'No entregados',
  'Emails not delivered': 'Correos no entregados',
  'No answer from the client': 'Sin respuesta del cliente',
  'Client last reminded': 'Último recordatorio al cliente',
  'A request is due on {{day}}': 'La fecha límite de una solicitud es el {{day}}',
  'It is assigned to you and not completed.': 'Está asignada a usted y no está completada.',
  'Reminder: your fee is not paid': 'Recordatorio: su tarifa no está pagada',
  'Reminder: something is missing': 'Recordatorio: falta algo',
  'Your bank did not pay the processing fee of {{amount}}, and your request is still on hold.':
    'Su banco no pagó la tarifa de procesamiento de {{amount}} y su solicitud sigue en espera.',
  'Pay with a card or another bank account, and we will continue working on it.':
    'Pague con una tarjeta u otra cuenta bancaria y seguiremos trabajando en ella.',
  'Your records request still waits for this from you:':
    'Su solicitud de expediente todavía espera esto de usted:',
  'Use the link below to send it.': 'Use el siguiente enlace para enviarlo.',
  'Reminder: payment needed for order {{orderId}}': 'Recordatorio: pago necesario para la orden {{orderId}}',
  'Reminder: something is missing from order {{orderId}}': 'Recordatorio: falta algo en la orden {{orderId}}',
  '{{portal}}: your request {{orderId}} still waits for something from you. Please open it: {{link}}':
    '{{portal}}: su solicitud {{orderId}} sigue esperando algo de usted. Abra el enlace: {{link}}',
  'A request was due on {{day}}': 'La fecha límite de una solicitud era el {{day}}',
};
