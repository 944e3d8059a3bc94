import type { Catalogue } from '../catalogue.ts';

export const clientUpdate: Catalogue = {
  'File {{name}} is too large. Maximum size is 10MB.':
    'El archivo {{name}} es demasiado grande. El tamaño máximo es de 10 MB.',
  'File {{name}} has an unsupported format. Please use PDF, PNG, JPG, or GIF.':
    'El archivo {{name}} tiene un formato no admitido. Use PDF, PNG, JPG o GIF.',
  'File {{name}} is not what its name says. Please save it again as a PDF, PNG, JPG or GIF file and try once more.':
    'El archivo {{name}} no corresponde a lo que indica su nombre. Guárdelo de nuevo como archivo PDF, PNG, JPG o GIF e inténtelo otra vez.',
  'PDF, PNG, JPG or GIF up to 10MB each': 'PDF, PNG, JPG o GIF de hasta 10 MB cada uno',
  'Verification code is required': 'El código de verificación es obligatorio',
  'Update reason is required': 'El motivo de la actualización es obligatorio',
  'Update details are required': 'Los detalles de la actualización son obligatorios',
  'At least one file is required': 'Se requiere al menos un archivo',
  'The update id must be a UUID': 'El identificador de la actualización debe ser un UUID',
  'Update submitted successfully': 'La actualización se envió correctamente',
  'This request was cancelled and takes no updates. Please create a new request, or contact us about this one.':
    'Esta solicitud se canceló y no admite actualizaciones. Cree una solicitud nueva o comuníquese con nosotros acerca de esta.',
  'This request has had as many updates as one can have. Please contact us.':
    'Esta solicitud ya tuvo todas las actualizaciones que puede tener. Comuníquese con nosotros.',
  'This update was already sent. Please start a new one.':
    'Esta actualización ya se envió. Comience una nueva.',
  'We have this update already, as you sent it first. Submit once more to send the changed one as another update.':
    'Ya tenemos esta actualización, tal como la envió primero. Envíe una vez más para mandar la modificada como otra actualización.',
  '{{portal}}: we received the update of your request {{orderId}}. {{link}}':
    '{{portal}}: recibimos la actualización de su solicitud {{orderId}}. {{link}}',
  'We received your update': 'Recibimos su actualización',
  'Thank you. The update of your records request is with our staff, who will review it.':
    'Gracias. La actualización de su solicitud de expedientes está en manos de nuestro personal, que la revisará.',
  'If nobody on your side sent it, please contact us.':
    'Si nadie de su parte la envió, comuníquese con nosotros.',
  'Update received: order {{orderId}}': 'Actualización recibida: orden {{orderId}}',
  'A client has updated a request': 'Un cliente actualizó una solicitud',
  'The update waits to be read. Its documents can be opened once they were checked.':
    'La actualización espera a ser leída. Sus documentos se pueden abrir una vez revisados.',
  'Open the request': 'Abrir la solicitud',
  'Update of a request: {{reason}}': 'Actualización de una solicitud: {{reason}}',
  'Update Existing Request': 'Actualizar una solicitud existente',
  'Send missing documents or a correction. Our staff review every update.':
    'Envíe documentos que falten o una corrección. Nuestro personal revisa cada actualización.',
  'Send missing documents or a correction for a request that you have submitted.':
    'Envíe documentos que falten o una corrección de una solicitud que ya envió.',
  'Send an update': 'Enviar una actualización',
  'Identification and Verification': 'Identificación y verificación',
  'Both are in the confirmation email of the request.':
    'Ambos están en el correo de confirmación de la solicitud.',
  'Look Up': 'Buscar',
  'Looking up...': 'Buscando...',
  'Request found: {{orderId}}': 'Solicitud encontrada: {{orderId}}',
  'This request is completed. Your update opens it again.':
    'Esta solicitud está completada. Su actualización la abre de nuevo.',
  'Please check both. After five wrong codes, you have to wait 15 minutes before you can try this order ID again.':
    'Verifique ambos. Después de cinco códigos incorrectos, debe esperar 15 minutos antes de volver a intentar con este número de orden.',
  'Correct what is wrong. Our staff compare it with the request before anything is changed.':
    'Corrija lo que esté mal. Nuestro personal lo compara con la solicitud antes de cambiar algo.',
  'Contact phone': 'Teléfono de contacto',
  'Update Information': 'Información de la actualización',
  'Reason for update': 'Motivo de la actualización',
  'Select a reason': 'Seleccione un motivo',
  'Update details': 'Detalles de la actualización',
  'At least one. Each file is checked for viruses before anybody can open it.':
    'Al menos uno. Cada archivo se revisa en busca de virus antes de que alguien pueda abrirlo.',
  'At least one. Files wait here and are uploaded once order ID and code are confirmed.':
    'Al menos uno. Los archivos esperan aquí y se cargan cuando se confirman el número de orden y el código.',
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
  'We have your update of order {{orderId}}, and a confirmation email is on its way.':
    'Tenemos su actualización de la orden {{orderId}}, y un correo de confirmación va en camino.',
  'You have an unfinished update': 'Tiene una actualización sin terminar',
  'What you entered was kept in this tab. Files that had not been uploaded have to be added again.':
    'Lo que ingresó se conservó en esta pestaña. Los archivos que no se habían cargado deben agregarse de nuevo.',
  'Start over': 'Empezar de nuevo',
  'Leave this update?': '¿Salir de esta actualización?',
  'It has not been submitted. What you entered stays in this tab until you close it.':
    'No se ha enviado. Lo que ingresó se conserva en esta pestaña hasta que la cierre.',
  'Update this request': 'Actualizar esta solicitud',
  '{{reason}}, sent on {{time}}': '{{reason}}, enviado el {{time}}',
  'What the client says differs from the request': 'Lo que dice el cliente difiere de la solicitud',
  '(on file by now)': '(ya registrado)',
  '(on file: {{value}})': '(registrado: {{value}})',
  '{{who}} sent an update, with files: {{files}}': '{{who}} envió una actualización, con archivos: {{files}}',
};
