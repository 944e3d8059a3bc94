import type { Catalog } from '../catalog.ts';

/** The thread of a request. */
export const thread: Catalog = {
  Messages: 'Mensajes',
  'Messages ({{number}} new)': 'Mensajes ({{number}} nuevos)',
  '1 new message': '1 mensaje nuevo',
  '{{number}} new messages': '{{number}} mensajes nuevos',
  'Do you have a question about this request? Ask the records staff.':
    '¿Tiene alguna pregunta sobre esta solicitud? Pregunte al personal de expedientes.',
  'Write a message': 'Escribir un mensaje',
  'Write an internal note': 'Escribir una nota interna',
  'Who can read it': 'Quién puede leerlo',
  'Message to the client': 'Mensaje al cliente',
  'Internal note, for staff only': 'Nota interna, solo para el personal',
  'Internal note': 'Nota interna',
  'Internal note. The client can’t see it.': 'Nota interna. El cliente no puede verla.',
  Message: 'Mensaje',
  'The client never sees internal notes.': 'El cliente nunca ve las notas internas.',
  'The client reads it on the request page. The email has only a link.':
    'El cliente lo lee en la página de la solicitud. El correo solo contiene un enlace.',
  'The answer appears here. We’ll email you a link to it.':
    'La respuesta aparece aquí. Le enviaremos un enlace por correo.',
  'Notify a colleague': 'Avisar a un colega',
  Nobody: 'Nadie',
  'Attach files': 'Adjuntar archivos',
  'The client gets these files free and without an embargo. You can withdraw them later.':
    'El cliente recibe estos archivos gratis y sin embargo. Puede retirarlos más tarde.',
  'Internal notes can’t have files. The ones you attached stay for your next message.':
    'Las notas internas no pueden tener archivos. Los que adjuntó se conservan para su próximo mensaje.',
  'Internal notes can’t have files.': 'Las notas internas no pueden tener archivos.',
  'Choose these files again: {{names}}.': 'Elija de nuevo estos archivos: {{names}}.',
  'You can attach at most 5 files to one message.': 'Puede adjuntar como máximo 5 archivos a un mensaje.',
  'One of these files was already sent. Please remove it, or upload it again.':
    'Uno de estos archivos ya se envió. Quítelo o súbalo de nuevo.',
  'One of these files was already sent with a message. Please remove it.':
    'Uno de estos archivos ya se envió con un mensaje. Quítelo.',
  'The messages of a request can have at most {{files}} files.':
    'Los mensajes de una solicitud pueden tener como máximo {{files}} archivos.',
  '{{who}} sent a message with {{files}}': '{{who}} envió un mensaje con {{files}}',
  'Your message was not sent': 'Su mensaje no se envió',
  'Send message': 'Enviar mensaje',
  'Save note': 'Guardar nota',
  'Message sent': 'Mensaje enviado',
  'Note saved': 'Nota guardada',
  'Your message isn’t sent yet.': 'Su mensaje aún no se ha enviado.',
  'No messages yet. Ask the records staff about this request here.':
    'Aún no hay mensajes. Pregunte aquí al personal de expedientes sobre esta solicitud.',
  'No messages yet. The client and all staff can write here.':
    'Aún no hay mensajes. Aquí pueden escribir el cliente y todo el personal.',
  New: 'Nuevo',
  'Notified: {{names}}': 'Avisados: {{names}}',
  'Show earlier messages': 'Mostrar mensajes anteriores',
  'Failed to load the messages': 'No se pudieron cargar los mensajes',
  'Failed to send the message': 'No se pudo enviar el mensaje',
};
