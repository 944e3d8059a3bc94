import type { Catalog } from '../catalog.ts';

export const clientUpdate: Catalog = {
  'File {{name}} is too large. Maximum size is 10MB.':
    'El archivo {{name}} es demasiado grande. El tamaño máximo es de 10 MB.',
  'File {{name}} has an unsupported format. Please use PDF, PNG, JPG, or GIF.':
    'El archivo {{name}} tiene un formato no admitido. Use PDF, PNG, JPG o GIF.',
  'The content of file {{name}} does not match its file type. Please save it again as a PDF, PNG, JPG or GIF file and try again.':
    'El contenido del archivo {{name}} no coincide con su tipo. Guárdelo de nuevo como archivo PDF, PNG, JPG o GIF e inténtelo otra vez.',
  'PDF, PNG, JPG or GIF up to 10MB each': 'PDF, PNG, JPG o GIF de hasta 10 MB cada uno',
  'Verification code is required': 'El código de verificación es obligatorio',
  'Update reason is required': 'El motivo de la actualización es obligatorio',
  'Update details are required': 'Los detalles de la actualización son obligatorios',
  'You can send your answer without files. We scan each file for viruses before anyone can open it.':
    'Puede enviar su respuesta sin archivos. Analizamos cada archivo en busca de virus antes de que alguien pueda abrirlo.',
  'At least one file is required': 'Se requiere al menos un archivo',
  'The update ID must be a UUID': 'El identificador de la actualización debe ser un UUID',
  'Update submitted successfully': 'La actualización se envió correctamente',
  'This request was canceled and can’t be updated. Please create a new request, or contact us about this one.':
    'Esta solicitud se canceló y no admite actualizaciones. Cree una solicitud nueva o comuníquese con nosotros acerca de esta.',
  'This request has reached the maximum number of updates. Please contact us.':
    'Esta solicitud alcanzó el número máximo de actualizaciones. Comuníquese con nosotros.',
  'This update was already sent. Please start a new one.':
    'Esta actualización ya se envió. Comience una nueva.',
  'We already have the first version of this update. Submit again to send the changed version as another update.':
    'Ya tenemos la primera versión de esta actualización. Envíe de nuevo para mandar la versión modificada como otra actualización.',
  '{{portal}}: we received your update to request {{orderId}}. {{link}}':
    '{{portal}}: recibimos sus cambios en la solicitud {{orderId}}. {{link}}',
  'We received your update': 'Recibimos su actualización',
  'Thank you. Our staff will review the update to your records request.':
    'Gracias. Nuestro personal revisará la actualización de su solicitud de expediente.',
  'If no one on your team sent it, please contact us.':
    'Si nadie de su equipo la envió, comuníquese con nosotros.',
  'Update received: order {{orderId}}': 'Actualización recibida: orden {{orderId}}',
  'A client updated a request': 'Un cliente actualizó una solicitud',
  'Please review the update.': 'Revise la actualización.',
  'Open the request': 'Abrir la solicitud',
  'Update to a request: {{reason}}': 'Actualización de una solicitud: {{reason}}',
  'Update Existing Request': 'Actualizar una solicitud existente',
  'Send missing documents or a correction. Our staff review every update.':
    'Envíe documentos que falten o una corrección. Nuestro personal revisa cada actualización.',
  'Send missing documents or a correction for a request that you have submitted.':
    'Envíe documentos que falten o una corrección de una solicitud que ya envió.',
  'Send an update': 'Enviar actualización',
  'Identification and Verification': 'Identificación y verificación',
  'Both are in the request’s confirmation email.':
    'Ambos están en el correo de confirmación de la solicitud.',
  'Look up': 'Buscar',
  'Looking up...': 'Buscando...',
  'Request found: {{orderId}}': 'Solicitud encontrada: {{orderId}}',
  'This request is completed. Your update will reopen it.':
    'Esta solicitud está completada. Su actualización la reabrirá.',
  'Please check both. After five wrong codes, you must wait 15 minutes before you can try this Order ID again.':
    'Verifique ambos. Después de cinco códigos incorrectos, debe esperar 15 minutos antes de volver a intentar con este número de orden.',
  'Correct anything that is wrong. Our staff compare your corrections with the request before they change anything.':
    'Corrija lo que esté mal. Nuestro personal compara sus correcciones con la solicitud antes de cambiar algo.',
  'Contact phone': 'Teléfono de contacto',
  'Update Information': 'Información de la actualización',
  'Reason for update': 'Motivo de la actualización',
  'Select a reason': 'Seleccione un motivo',
  'Update details': 'Detalles de la actualización',
  'Add at least one file. We scan each file for viruses before anyone can open it.':
    'Agregue al menos un archivo. Analizamos cada archivo en busca de virus antes de que alguien pueda abrirlo.',
  'Add at least one file. We upload the files after your Order ID and code are confirmed.':
    'Agregue al menos un archivo. Cargamos los archivos cuando se confirman su número de orden y su código.',
  '{{files}} file(s) added successfully.': '{{files}} archivo(s) agregado(s) correctamente.',
  'Preparing file uploads...': 'Preparando la carga de archivos...',
  'Uploading {{name}}... ({{number}}/{{total}})': 'Cargando {{name}}... ({{number}}/{{total}})',
  'Files uploaded successfully!': '¡Los archivos se cargaron correctamente!',
  'Submitting update request...': 'Enviando la actualización...',
  'Form submission error': 'Error al enviar el formulario',
  'Failed to upload files. Please try again.': 'No se pudieron cargar los archivos. Inténtelo de nuevo.',
  'Failed to submit update request': 'No se pudo enviar la actualización',
  'Failed to submit update. Please try again.': 'No se pudo enviar la actualización. Inténtelo de nuevo.',
  'Submitting...': 'Enviando...',
  'Submit Update': 'Enviar actualización',
  'Update submitted': 'Actualización enviada',
  'We received your update to order {{orderId}}. We’ll email you a confirmation.':
    'Recibimos su actualización de la orden {{orderId}}. Le enviaremos una confirmación por correo electrónico.',
  'You have an unfinished update': 'Tiene una actualización sin terminar',
  'What you entered is still in this tab. If a file wasn’t uploaded, please add it again.':
    'Lo que ingresó sigue en esta pestaña. Si un archivo no se cargó, agréguelo de nuevo.',
  'Start over': 'Empezar de nuevo',
  'Leave this update?': '¿Salir de esta actualización?',
  'It has not been submitted. What you entered stays in this tab until you close it.':
    'No se ha enviado. Lo que ingresó se conserva en esta pestaña hasta que la cierre.',
  'Update this request': 'Actualizar esta solicitud',
  '{{reason}}, sent on {{time}}': '{{reason}}. Se envió el {{time}}',
  'The client’s information differs from the request': 'La información del cliente difiere de la solicitud',
  'The client did not send a correction of this field': 'El cliente no envió una corrección de este campo',
  'The value on file changed. Compare it again.': 'El valor registrado cambió. Compárelo de nuevo.',
  'The client sent a newer correction of this field.':
    'El cliente envió una corrección más reciente de este campo.',
  '{{name}} already applied this correction.': '{{name}} ya aplicó esta corrección.',
  '{{name}} already kept the value on file.': '{{name}} ya conservó el valor registrado.',
  'Correction applied': 'Corrección aplicada',
  'Value on file kept': 'Valor registrado conservado',
  'The client wrote: {{value}}': 'El cliente escribió: {{value}}',
  'Apply: {{field}}': 'Aplicar: {{field}}',
  'Keep: {{field}}': 'Conservar: {{field}}',
  Keep: 'Conservar',
  'Corrections by the client': 'Correcciones del cliente',
  'Replaced by a newer update': 'Reemplazada por una actualización más reciente',
  'Applied by {{name}} on {{time}}': 'Aplicada por {{name}} el {{time}}',
  'Value on file kept by {{name}} on {{time}}': 'Valor registrado conservado por {{name}} el {{time}}',
  '(now on file)': '(ya registrado)',
  '(on file: {{value}})': '(registrado: {{value}})',
  '{{who}} sent an update with {{files}}': '{{who}} envió una actualización con {{files}}',
  'You can open its documents after they pass the virus scan.':
    'Podrá abrir sus documentos cuando pasen el análisis de virus.',
  'Send a different update': 'Enviar otra actualización',
  'Enter the facility that has the records.': 'Indique el centro médico que tiene los expedientes.',
  'Enter the dates of service that the records should cover.':
    'Indique las fechas de servicio que deben abarcar los expedientes.',
};
