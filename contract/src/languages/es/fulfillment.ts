import type { Catalog } from '../catalog.ts';

/** The panel in which staff fulfill a request. */
export const fulfillment: Catalog = {
  'Somebody else worked on this request after you opened the panel:':
    'Otra persona trabajó en esta solicitud después de que usted abrió el panel:',
  'Documents: {{names}}': 'Documentos: {{names}}',
  'Invoices: {{names}}': 'Facturas: {{names}}',
  'A status or a note': 'Un estado o una nota',
  'The virus scan found malware in: {{names}}. Withdraw these files first.':
    'El análisis de virus encontró software malicioso en: {{names}}. Retire primero estos archivos.',
  'The virus scan of the documents takes longer than usual. Please try again.':
    'El análisis de virus de los documentos tarda más de lo habitual. Inténtelo de nuevo.',
  Fulfill: 'Completar entrega',
  'Fulfill {{orderId}}': 'Completar entrega de {{orderId}}',
  'Use last terms: {{terms}}': 'Usar las últimas condiciones: {{terms}}',
  'Status and note': 'Estado y nota',
  'Complete the request': 'Completar la solicitud',
  'Complete and start next': 'Completar y empezar la siguiente',
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
  'Download: once paid': 'Descarga: una vez pagado',
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
  'Note saved': 'Nota guardada',
  'Private note saved': 'Nota privada guardada',
  'Sent to the client. The private note was saved.': 'Enviado al cliente. La nota privada se guardó.',
  'Delete the draft invoice and start over': 'Eliminar el borrador de la factura y empezar de nuevo',
  'Keep the draft invoice and start over': 'Conservar el borrador de la factura y empezar de nuevo',
  'The draft invoice {{number}} exists under “Money”. If you send the lines below, it is sent with them.':
    'El borrador de la factura {{number}} está en “Pagos y facturas”. Si envía las líneas de abajo, se envía con ellas.',
  'It may have been deleted. This page shows it as it was, and keeps what you entered.':
    'Es posible que se haya eliminado. Esta página la muestra como era y conserva lo que escribió.',
  'Not everything was sent': 'No se envió todo',
  'Try again to send the rest. Nothing is sent twice.':
    'Vuelva a intentarlo para enviar el resto. Nada se envía dos veces.',
  'Nothing was sent': 'No se envió nada',
  'What you entered is still here.': 'Lo que escribió sigue aquí.',
  'Everything was sent, except files with malware':
    'Se envió todo, excepto los archivos con software malicioso',
  'The client can’t open these files. Replace them with clean copies:':
    'El cliente no puede abrir estos archivos. Reemplácelos por copias limpias:',
  'Documents: sent': 'Documentos: enviados',
  'Documents: not sent. {{reason}}': 'Documentos: no enviados. {{reason}}',
  'Documents: not sent yet': 'Documentos: aún no enviados',
  'Invoice: sent': 'Factura: enviada',
  'Invoice: not sent. {{reason}}': 'Factura: no enviada. {{reason}}',
  'Invoice: not sent yet': 'Factura: aún no enviada',
  'Status and note: saved': 'Estado y nota: guardados',
  'Status and note: not saved. {{reason}}': 'Estado y nota: no guardados. {{reason}}',
  'Status and note: not saved yet': 'Estado y nota: aún no guardados',
  'Someone else closed this request': 'Otra persona cerró esta solicitud',
  'You have unsent input': 'Tiene datos sin enviar',
  'Continue: {{form}}': 'Continuar: {{form}}',
  'What you entered earlier is still here': 'Lo que escribió antes sigue aquí',
  'Documents that were already sent: {{number}}. The rest was not sent yet.':
    'Documentos que ya se enviaron: {{number}}. El resto todavía no se envió.',
  'It was not sent yet.': 'Aún no se ha enviado.',
  'Choose these files again: {{names}}. They get their terms back.':
    'Elija de nuevo estos archivos: {{names}}. Recuperan sus condiciones.',
  'Check the invoices of the request before you try again.':
    'Revise las facturas de la solicitud antes de volver a intentarlo.',
  'Try again': 'Intentar de nuevo',
  'This request was closed in the meantime': 'Esta solicitud se cerró mientras tanto',
  'Documents: already sent with the earlier terms, not the changed ones: {{names}}':
    'Documentos: ya enviados con las condiciones anteriores, no con las modificadas: {{names}}',
  'These were already sent with the earlier terms, the others were not: {{names}}':
    'Estos ya se enviaron con las condiciones anteriores y los demás no: {{names}}',
  'The documents were sent with the earlier terms':
    'Los documentos se enviaron con las condiciones anteriores',
  'Close the panel to change the terms of sent documents.':
    'Cierre el panel para cambiar las condiciones de los documentos enviados.',
  'Leave while it is being sent?': '¿Salir durante el envío?',
  'What you entered under “Fulfill” is being sent. If you leave now, part of it may not be sent.':
    'Lo que escribió en “Completar entrega” se está enviando. Si sale ahora, es posible que una parte no se envíe.',
  'You will have to choose the files again.': 'Tendrá que elegir los archivos de nuevo.',
  'These files were not chosen again and are not sent: {{names}}':
    'Estos archivos no se eligieron de nuevo y no se envían: {{names}}',
  'Withdraw this file and upload a clean copy.': 'Retire este archivo y cargue una copia limpia.',
  'Leave without sending?': '¿Salir sin enviar?',
  'What you entered under “Fulfill” isn’t sent yet.':
    'Lo que escribió en “Completar entrega” aún no se ha enviado.',
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
  'Documents: we could not confirm that they were sent. {{reason}}':
    'Documentos: no pudimos confirmar que se enviaron. {{reason}}',
  'Invoice: we could not confirm that it was sent. {{reason}}':
    'Factura: no pudimos confirmar que se envió. {{reason}}',
  'Status and note: we could not confirm that they were saved. {{reason}}':
    'Estado y nota: no pudimos confirmar que se guardaron. {{reason}}',
  'We could not confirm that everything was sent': 'No pudimos confirmar que todo se envió',
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
};
