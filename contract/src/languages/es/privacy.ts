import type { Catalogue } from '../catalogue.ts';

/** Retention, and the accounting of disclosures. */
export const privacy: Catalogue = {
  'Accounting exported': 'Registro exportado',
  'Accounting of disclosures': 'Registro de divulgaciones',
  'Portal default': 'Valor predeterminado del portal',
  'As the request': 'Como la solicitud',
  'Change retention': 'Cambiar la conservación',
  'Changes of the retention': 'Cambios de la conservación',
  'Counted from the closing. A legal hold of the request holds all files.':
    'Se cuenta desde el cierre. Una retención legal de la solicitud conserva todos los archivos.',
  'Date (UTC)': 'Fecha (UTC)',
  'Days after closing': 'Días después del cierre',
  'Deleted under the retention schedule on {{date}}':
    'Eliminado según el calendario de conservación el {{date}}',
  'Deleted under the retention schedule: {{files}}':
    'Eliminados según el calendario de conservación: {{files}}',
  'Deleted {{days}} days after closing': 'Se eliminan {{days}} días después del cierre',
  'Disclosed to, what and why': 'A quién, qué y por qué',
  Disclosures: 'Divulgaciones',
  'Documents read by the provider itself are no disclosures and are not listed.':
    'Los documentos que lee el propio proveedor no son divulgaciones y no figuran aquí.',
  Downloaded: 'Descargado',
  'Error exporting the accounting: {{reason}}': 'Error al exportar el registro: {{reason}}',
  'Failed to load the retention': 'No se pudo cargar la conservación',
  'Failures: {{failures}}': 'Fallos: {{failures}}',
  'File {{name}} was uploaded more than {{hours}} hours ago and was not kept. Please add it again.':
    'El archivo {{name}} se cargó hace más de {{hours}} horas y no se conservó. Agréguelo de nuevo.',
  'Files of a closed request are': 'Los archivos de una solicitud cerrada son',
  'Files of closed requests are deleted {{days}} days after closing.':
    'Los archivos de las solicitudes cerradas se eliminan {{days}} días después del cierre.',
  'Files of closed requests are kept.': 'Los archivos de las solicitudes cerradas se conservan.',
  'Files: {{files}}, of requests: {{requests}}. Uploads: {{uploads}}. Drafts: {{drafts}}.':
    'Archivos: {{files}}, de solicitudes: {{requests}}. Cargas: {{uploads}}. Borradores: {{drafts}}.',
  'From {{fewest}} to {{most}}': 'De {{fewest}} a {{most}}',
  'Goes on the next night': 'Continúa la noche siguiente',
  How: 'Cómo',
  INCOMPLETE: 'INCOMPLETO',
  'Kept always': 'Se conservan siempre',
  'Kept always (legal hold)': 'Se conservan siempre (retención legal)',
  'Last nights': 'Últimas noches',
  'Looking for what would be deleted tonight...': 'Buscando lo que se eliminaría esta noche...',
  'Made on': 'Elaborado el',
  'No request is about a patient of this name and date of birth.':
    'Ninguna solicitud se refiere a un paciente con este nombre y fecha de nacimiento.',
  'The first nightly run hasn’t happened yet.': 'La primera ejecución nocturna aún no se ha realizado.',
  'Nothing would be deleted tonight.': 'Esta noche no se eliminaría nada.',
  'Patient name': 'Nombre del paciente',
  'Please enter between 30 and 3650 days': 'Ingrese entre 30 y 3650 días',
  Previewed: 'Visto en vista previa',
  Privacy: 'Privacidad',
  'Purpose: {{purpose}}, order {{orderId}}': 'Finalidad: {{purpose}}, orden {{orderId}}',
  Retention: 'Conservación',
  'Retention saved': 'Conservación guardada',
  'Save as CSV': 'Guardar como CSV',
  'Save as PDF': 'Guardar como PDF',
  'Show disclosures': 'Mostrar divulgaciones',
  'Somebody else has changed the retention in the meantime': 'Otra persona cambió la conservación entretanto',
  'The first day must not be after the last day': 'El primer día no puede ser posterior al último',
  'The retention was not saved': 'No se guardó la conservación',
  'The whole request': 'Toda la solicitud',
  'There are more disclosures than are listed here. Choose a shorter period.':
    'Hay más divulgaciones de las que se muestran aquí. Elija un período más corto.',
  'This file was deleted under the retention schedule.':
    'Este archivo se eliminó según el calendario de conservación.',
  'Time (UTC)': 'Hora (UTC)',
  'Uploads that nobody submitted are deleted after 24 hours, and drafts that nobody paid for after 14 days. Requests and files may have a choice of their own.':
    'Las cargas que nadie envió se eliminan después de 24 horas, y los borradores que nadie pagó después de 14 días. Las solicitudes y los archivos pueden tener su propia regla.',
  'What it is for': 'A qué se aplica',
  'What would be deleted tonight could not be found out: {{reason}}':
    'No se pudo saber qué se eliminaría esta noche: {{reason}}',
  'Who outside the provider received documents of a patient, when and why. Each search is recorded.':
    'Quién fuera del proveedor recibió documentos de un paciente, cuándo y por qué. Queda constancia de esta consulta.',
  'Nothing was due.': 'No había nada que eliminar.',
  'Would be deleted tonight, at least: files: {{files}}, of requests: {{requests}}.':
    'Esta noche se eliminarían al menos: archivos: {{files}}, de solicitudes: {{requests}}.',
  'Would be deleted tonight: files: {{files}}, of requests: {{requests}}.':
    'Esta noche se eliminarían: archivos: {{files}}, de solicitudes: {{requests}}.',
  'deleted after a number of days': 'eliminados después de un número de días',
  'deleted {{days}} days after closing': 'eliminados {{days}} días después del cierre',
  'kept always': 'conservados siempre',
  'kept always (legal hold)': 'conservados siempre (retención legal)',
  'kept as the request or the portal says': 'conservados según la solicitud o el portal',
  '1 disclosure': '1 divulgación',
  '1 request': '1 solicitud',
  'Holder of order ID and code, for {{recipient}}':
    'Titular del número de orden y del código, en nombre de {{recipient}}',
  '{{patients}}: {{disclosed}} in {{searched}}.': '{{patients}}: {{disclosed}} en {{searched}}.',
  '{{requests}} requests': '{{requests}} solicitudes',
  '{{total}} disclosures': '{{total}} divulgaciones',
  '{{who}} changed the retention of "{{file}}": {{kept}}':
    '{{who}} cambió la conservación de «{{file}}»: {{kept}}',
  '{{who}} changed the retention: {{kept}}': '{{who}} cambió la conservación: {{kept}}',
  'Days are counted in UTC.': 'Los días se cuentan en UTC.',
};
