import type { Catalog } from '../catalog.ts';

/** The thread of a request. */
export const thread: Catalog = {
  Messages: 'Mensajes',
  'Messages ({{number}} new)': 'Mensajes (nuevos: {{number}})',
  '1 new message': '1 mensaje nuevo',
  '{{number}} new messages': '{{number}} mensajes nuevos',
  'Do you have a question about this request? Ask the records staff.':
    '¿Tiene alguna pregunta sobre esta solicitud? Pregunte al personal de expedientes.',
  '1 request with new messages': '1 solicitud con mensajes nuevos',
  '{{number}} requests with new messages': '{{number}} solicitudes con mensajes nuevos',
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
    'El cliente recibe estos archivos sin costo y sin período de espera. Usted puede retirarlos más tarde.',
  'Internal notes can’t have files. The ones you attached stay for your next message.':
    'Las notas internas no pueden tener archivos. Los que adjuntó se conservan para su próximo mensaje.',
  'Also send as a letter (PDF)': 'Enviar también como carta (PDF)',
  'The client gets the text as a PDF with your letterhead, kept with the documents of the request.':
    'El cliente recibe el texto como PDF con su membrete, guardado con los documentos de la solicitud.',
  'Preview letter': 'Vista previa de la carta',
  'No preview of the letter': 'Sin vista previa de la carta',
  'You can attach at most 4 files to a message with a letter.':
    'Puede adjuntar como máximo 4 archivos a un mensaje con carta.',
  'Only staff can send letters.': 'Solo el personal puede enviar cartas.',
  'Internal notes can’t be letters.': 'Las notas internas no pueden ser cartas.',
  'Internal notes can’t have files.': 'Las notas internas no pueden tener archivos.',
  'Choose these files again: {{names}}.': 'Elija de nuevo estos archivos: {{names}}.',
  'You can attach at most 5 files to one message.': 'Puede adjuntar como máximo 5 archivos a un mensaje.',
  'One of these files was already sent. Please remove it, or upload it again.':
    'Uno de estos archivos ya se envió. Quítelo o cárguelo de nuevo.',
  'One of these files was already sent with a message. Please remove it.':
    'Uno de estos archivos ya se envió con un mensaje. Quítelo.',
  'You can send at most {{files}} files with the messages of a request.':
    'Puede enviar como máximo {{files}} archivos con los mensajes de una solicitud.',
  '{{who}} sent a message with {{files}}': '{{who}} envió un mensaje con {{files}}',
  'We could not confirm that your message was sent': 'No pudimos confirmar que su mensaje se envió',
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
  'Submission rejected:': 'Envío rechazado:',
  'The client was asked about this:': 'Se preguntó al cliente por lo siguiente:',
  'Your submission was rejected:': 'Su envío fue rechazado:',
  'We need your answer about this to continue:':
    'Necesitamos su respuesta sobre lo siguiente para continuar:',
  'Waiting for your answer': 'En espera de su respuesta',
  'Answer: {{reason}}': 'Respuesta: {{reason}}',
  'Resolved by {{name}}, {{time}}': 'Resuelto por {{name}} el {{time}}',
  'Assigned to {{name}}': 'Asignado a {{name}}',
  'Assign to someone else': 'Asignar a otra persona',
  'Assign this message to': 'Asignar este mensaje a',
  Resolve: 'Resolver',
  'Failed to assign the message': 'No se pudo asignar el mensaje',
  '{{who}} assigned a message to {{person}}': '{{who}} asignó un mensaje a {{person}}',
  '{{who}} unassigned a message': '{{who}} quitó la asignación de un mensaje',
  '{{who}} resolved a message': '{{who}} marcó un mensaje como resuelto',
  '{{who}} reopened a message': '{{who}} reabrió un mensaje',
  'A colleague assigned you a message': 'Un colega le asignó un mensaje',
  'Messages for me': 'Mensajes para mí',
  'Messages can only be assigned to active staff members':
    'Los mensajes solo se pueden asignar a miembros activos del personal',
  'This request has too many assigned messages. Please resolve some first.':
    'Esta solicitud tiene demasiados mensajes asignados. Marque primero algunos como resueltos.',
  'Message not found': 'Mensaje no encontrado',
  'This message is not assigned anymore': 'Este mensaje ya no está asignado',
  Reopen: 'Reabrir',
  'Failed to save the change': 'No se pudo guardar el cambio',
  'Messages with “{{text}}”': 'Mensajes con “{{text}}”',
  'Search messages for “{{text}}”': 'Buscar “{{text}}” en los mensajes',
  'No message has all of these words. Words must be complete.':
    'Ningún mensaje contiene todas estas palabras. Las palabras deben estar completas.',
  'There are older ones. Add a word to find them.':
    'Hay mensajes más antiguos. Agregue una palabra para encontrarlos.',
  'The text was deleted under the retention schedule.':
    'El texto se eliminó según el calendario de conservación.',
  'Messages deleted under the retention schedule': 'Mensajes eliminados según el calendario de conservación',
  'Messages of order {{orderId}}': 'Mensajes de la orden {{orderId}}',
  'WITH INTERNAL NOTES': 'CON NOTAS INTERNAS',
  Requester: 'Solicitante',
  'Internal notes': 'Notas internas',
  'Not included': 'No incluidas',
  'File: {{name}}': 'Archivo: {{name}}',
  '{{name}} (withdrawn)': '{{name}} (retirado)',
  '{{name}} (deleted)': '{{name}} (eliminado)',
  'Download thread': 'Descargar los mensajes',
  'Thread downloaded': 'Mensajes descargados',
  'Include internal notes': 'Incluir las notas internas',
  'The file then also says who was notified and who takes care of a message. Leave the notes out for clients, courts and other people outside.':
    'El archivo también indica a quién se avisó y quién atiende cada mensaje. Si el archivo es para clientes, tribunales u otras personas externas, no incluya las notas internas.',
  'The file could not be prepared. Please try again.': 'No se pudo preparar el archivo. Inténtelo de nuevo.',
  'The file is still being prepared. Please wait a moment.':
    'El archivo todavía se está preparando. Espere un momento.',
  'This file is no longer ready to download. Please start again.':
    'Este archivo ya no está listo para descargar. Comience de nuevo.',
  'Preparing the PDF. A long thread can take a few minutes.':
    'Preparando el PDF. Si hay muchos mensajes, puede tardar unos minutos.',
  'The thread was not downloaded': 'Los mensajes no se descargaron',
  '{{who}} exported the messages': '{{who}} exportó los mensajes',
  '{{who}} exported the messages with the internal notes':
    '{{who}} exportó los mensajes con las notas internas',
};
