import type { Catalog } from '../catalog.ts';

/** The form for internal requests, and its messages from the API. */
export const internalRequest: Catalog = {
  'New Internal Request': 'Nueva solicitud interna',
  'Import existing subpoena documents to the system':
    'Incorpore al sistema documentos de citación (subpoena) existentes',
  'Internal Request': 'Solicitud interna',
  'Enter Details': 'Ingresar los datos',
  'Upload Files': 'Cargar archivos',
  'Attorney Information': 'Información del abogado',
  'Request Timeline': 'Plazos de la solicitud',
  'Subpoena Documents': 'Documentos de la citación (subpoena)',
  'Additional Notes': 'Notas adicionales',
  'Using fallback facility list due to connection issue':
    'Se usa la lista de centros médicos de respaldo por un problema de conexión',
  'Back to the list': 'Volver a la lista',
  'Loading facilities...': 'Cargando los centros médicos...',
  'Choose a facility': 'Elija un centro médico',
  'The subpoena as served, with its attachments.':
    'La citación (subpoena) tal como se notificó, con sus anexos.',
  'Saved as a private note in the history. Clients never see it.':
    'Se guarda como nota privada en el historial. Los clientes nunca la ven.',
  'It has not been submitted. What you entered and uploaded will be lost.':
    'No se ha enviado. Lo que ingresó y cargó se perderá.',
  'Failed to submit request. Please try again.': 'No se pudo enviar la solicitud. Inténtelo de nuevo.',
  'Request submitted successfully! Order ID: {{id}}. It will be processed shortly.':
    '¡La solicitud se envió correctamente! Número de orden: {{id}}. Se procesará en breve.',
  'Subpoena request submitted successfully! It will be processed shortly.':
    '¡La solicitud de citación (subpoena) se envió correctamente! Se procesará en breve.',
  '{{amount}}, internal request': '{{amount}}, solicitud interna',
  'File {{name}} has unsupported format. Allowed types are PDF, JPG and PNG':
    'El archivo {{name}} tiene un formato no admitido. Los tipos permitidos son PDF, JPG y PNG',
  'The content of file {{name}} does not match its file type. Please save it again as a PDF, JPG or PNG file and try again.':
    'El contenido del archivo {{name}} no coincide con su tipo. Guárdelo de nuevo como archivo PDF, JPG o PNG e inténtelo otra vez.',
  'PDF, JPG, PNG up to 10MB': 'PDF, JPG, PNG de hasta 10 MB',
  'At least one subpoena document is required': 'Se requiere al menos un documento de la citación (subpoena)',
  'Order ID is required': 'El número de orden es obligatorio',
  'Facility name is required': 'El nombre del centro médico es obligatorio',
  'Record request type is required': 'El tipo de solicitud de expediente es obligatorio',
  'Please enter exactly 4 digits': 'Ingrese exactamente 4 dígitos',
  'Attorney name is required': 'El nombre del abogado es obligatorio',
  'Please enter a valid phone number (minimum 10 digits)':
    'Ingrese un número de teléfono válido (mínimo 10 dígitos)',
  'This type of request is not accepted.': 'Este tipo de solicitud no se acepta.',
  'This request was already submitted with other details. Please find it on the dashboard and edit it there.':
    'Esta solicitud ya se envió con otros datos. Búsquela en el panel y edítela allí.',
  'This form belongs to another request. Please start a new one.':
    'Este formulario pertenece a otra solicitud. Inicie una nueva.',
};
