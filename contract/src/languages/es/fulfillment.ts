import type { Catalog } from '../catalog.ts';

/** The panel in which staff fulfill a request. */
export const fulfillment: Catalog = {
  'Documents: {{names}}': 'Documentos: {{names}}',
  'Invoices: {{names}}': 'Facturas: {{names}}',
  'A status or a note': 'Un estado o una nota',
  Fulfill: 'Completar entrega',
  'Fulfill {{orderId}}': 'Completar entrega de {{orderId}}',
  'Use last terms: {{terms}}': 'Usar las últimas condiciones: {{terms}}',
  'Status and note': 'Estado y nota',
  'Complete the request': 'Completar la solicitud',
  'Complete and start next': 'Completar y comenzar la siguiente',
  'Send to client': 'Enviar al cliente',
  'Sent to the client': 'Enviado al cliente',
  'Nothing to send yet': 'Aún no hay nada que enviar',
  'Nothing to send yet. Add a document, an invoice line, a new status, or a note.':
    'Aún no hay nada que enviar. Agregue un documento, una línea de factura, un estado nuevo o una nota.',
  'Files are still uploading.': 'Los archivos aún se están cargando.',
  'Decide about the changed status first.': 'Decida primero sobre el estado que cambió.',
  'What the client receives': 'Lo que recibe el cliente',
  'Note for the client': 'Nota para el cliente',
  'Private note': 'Nota privada',
  'The client owes': 'El cliente debe',
  'Download: once paid': 'Descarga: después del pago',
  'Download: right away': 'Descarga: de inmediato',
  'Download: from {{day}}': 'Descarga: desde el {{day}}',
  'Payment and download: from {{day}}': 'Pago y descarga: desde el {{day}}',
  Notification: 'Notificación',
  'Email to {{people}}': 'Correo a {{people}}',
  'Text message to {{people}}': 'Mensaje de texto a {{people}}',
  'No email to {{people}}: emails are turned off': 'Sin correo a {{people}}: los correos están desactivados',
  'No email address on file. Send it another way.':
    'No hay ningún correo electrónico registrado. Envíelo de otra manera.',
  'Nothing. Only the private note is saved.': 'Nada. Solo se guarda la nota privada.',
  'Only for staff': 'Solo para el personal',
  'The client isn’t notified of private notes.': 'No se avisa al cliente de las notas privadas.',
  'The client isn’t notified of notes without a new status.':
    'No se avisa al cliente de las notas sin un estado nuevo.',
  'Private note saved': 'Nota privada guardada',
  'Sent to the client. The private note was saved.': 'Enviado al cliente. La nota privada se guardó.',
  'It may have been deleted. This page shows it as it was, and keeps what you entered.':
    'Es posible que se haya eliminado. Esta página la muestra como era y conserva lo que ingresó.',
  'Nothing was sent': 'No se envió nada',
  'What you entered is still here.': 'Lo que ingresó sigue aquí.',
  'Someone else closed this request': 'Otra persona cerró esta solicitud',
  'You have unsent input': 'Tiene datos sin enviar',
  'Continue: {{form}}': 'Continuar: {{form}}',
  'What you entered earlier is still here': 'Lo que ingresó antes sigue aquí',
  'It was not sent yet.': 'Aún no se ha enviado.',
  'Choose these files again: {{names}}. They get their terms back.':
    'Elija de nuevo estos archivos: {{names}}. Recuperan sus condiciones.',
  'Try again': 'Reintentar',
  'This request was closed in the meantime': 'Esta solicitud se cerró mientras tanto',
  'Leave while it is being sent?': '¿Salir durante el envío?',
  'You will have to choose the files again.': 'Tendrá que elegir los archivos de nuevo.',
  'These files were not chosen again and are not sent: {{names}}':
    'Estos archivos no se eligieron de nuevo y no se envían: {{names}}',
  'Withdraw this file and upload a clean copy.': 'Retire este archivo y cargue una copia limpia.',
  'Leave without sending?': '¿Salir sin enviar?',
  'What you entered under “Fulfill” isn’t sent yet.':
    'Lo que ingresó en “Completar entrega” aún no se ha enviado.',
  'The submission is rejected: {{reasons}}': 'El envío está rechazado: {{reasons}}',
  'We are waiting for the client’s answer.': 'Estamos a la espera de la respuesta del cliente.',
  'The submission isn’t approved yet.': 'El envío todavía no está aprobado.',
  'Send anyway?': '¿Enviar de todos modos?',
  'Send anyway': 'Enviar de todos modos',
  'Complete without sending anything?': '¿Completar sin enviar nada?',
  'The client gets no document, invoice or note, only the new status.':
    'El cliente no recibe ningún documento, factura ni nota, solo el estado nuevo.',
  'Completing the request leaves the review undecided.':
    'Al completar la solicitud, la revisión queda sin decidir.',
  'New charges': 'Cargos nuevos',
  'Already owed': 'Ya se debía',
  'Documents: {{number}}': 'Documentos: {{number}}',
  'Goes to': 'Destinatario',
  Exclusions: 'Exclusiones',
  Authority: 'Fundamento',
  'Request at a glance': 'Resumen de la solicitud',
  '{{who}} chose the status “{{status}}”, which is set after the virus scan':
    '{{who}} eligió el estado “{{status}}”, que se aplica después del análisis de virus',
  'The status “{{status}}” has waited for the virus scan for a day':
    'El estado “{{status}}” lleva un día a la espera del análisis de virus',
  'The status “{{status}}” was not set: the virus scan found malware':
    'El estado “{{status}}” no se aplicó: el análisis de virus encontró software malicioso',
  'The status “{{status}}” was not set: a document was withdrawn':
    'El estado “{{status}}” no se aplicó: se retiró un documento',
  'The status “{{status}}” was not set: the client sent an update':
    'El estado “{{status}}” no se aplicó: el cliente envió una actualización',
  'The status “{{status}}” was not set: another one was':
    'El estado “{{status}}” no se aplicó: se aplicó otro',
  'Not completed': 'Sin completar',
  'Somebody else worked on this request in the meantime. Please check it before you send anything.':
    'Otra persona trabajó en esta solicitud mientras tanto. Revísela antes de enviar algo.',
  'There is nothing to send': 'No hay nada que enviar',
  'The virus scan takes longer than a day': 'El análisis de virus tarda más de un día',
  'The status “{{status}}” is set after the virus scan':
    'El estado “{{status}}” se aplica después del análisis de virus',
  '{{name}} chose it on {{time}}. Microsoft Defender can take longer than a minute.':
    'Elegido por {{name}} el {{time}}. Microsoft Defender puede tardar más de un minuto.',
  'Withdraw the documents, or set the status under “Update Request”.':
    'Retire los documentos o cambie el estado en “Actualizar solicitud”.',
  'The virus scan found malware. Withdraw the file, and send a clean copy.':
    'El análisis de virus encontró software malicioso. Retire el archivo y envíe una copia limpia.',
  'A document was withdrawn in the meantime.': 'Mientras tanto se retiró un documento.',
  'The client sent an update in the meantime.': 'Mientras tanto el cliente envió una actualización.',
  'The portal changed the status in the meantime.': 'Mientras tanto el portal cambió el estado.',
  'The status “{{status}}” was not set': 'El estado “{{status}}” no se aplicó',
  '{{name}} chose it on {{time}}. Choose a status or write a note.':
    'Elegido por {{name}} el {{time}}. Elija un estado o escriba una nota.',
  'What you entered under “Fulfill” is being sent. If you leave now, it may not be sent.':
    'Lo que ingresó en “Completar entrega” se está enviando. Si sale ahora, es posible que no se envíe.',
  'We could not confirm that it was sent': 'No pudimos confirmar que se envió',
  'Try again. Nothing is sent twice.': 'Vuelva a intentarlo. Nada se envía dos veces.',
  'This was added to the request after you opened the panel:':
    'Esto se agregó a la solicitud después de que usted abrió el panel:',
  'An invoice or a status was changed': 'Se modificó una factura o un estado',
  'Sent to the client. The request is completed after the virus scan of the documents.':
    'Enviado al cliente. La solicitud se completa después del análisis de virus de los documentos.',
  'Sent to the client. The status was not set: the request says why.':
    'Enviado al cliente. El estado no se aplicó: la solicitud dice por qué.',
  'Sent. Someone else deleted the status that you chose, so the request has another one.':
    'Enviado. Otra persona eliminó el estado que usted eligió, por lo que la solicitud tiene otro.',
  'File {{name}} is blocked because it did not pass the virus scan. Please send a clean copy.':
    'El archivo {{name}} está bloqueado porque no pasó el análisis de virus. Envíe una copia limpia.',
  'The virus scan has ended. The status is “{{status}}”.':
    'El análisis de virus ha terminado. El estado es “{{status}}”.',
  'The client did not get all documents': 'El cliente no recibió todos los documentos',
  '{{name}} was not accepted. Remove it first.': 'No se aceptó {{name}}. Quítelo primero.',
  'Send, complete, and start next': 'Enviar, completar y empezar la siguiente',
};
