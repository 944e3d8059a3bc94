import type { Catalog } from '../catalog.ts';

/** Retention, and the accounting of disclosures. */
export const privacy: Catalog = {
  'Accounting exported': 'Informe exportado',
  'Accounting of disclosures': 'Informe de divulgaciones',
  'Portal default, set in the Management Center':
    'Valor predeterminado del portal, definido en el Centro de administración',
  'Same as the request': 'Igual que la solicitud',
  'Change retention': 'Cambiar la conservación',
  'Retention changes': 'Cambios de la conservación',
  'Counted from the day the request is closed. A legal hold on the request applies to all its files.':
    'Se cuenta desde el día en que se cierra la solicitud. Una retención legal de la solicitud se aplica a todos sus archivos.',
  'Date (UTC)': 'Fecha (UTC)',
  'Days after closing': 'Días después del cierre',
  'Deleted under the retention schedule on {{date}}':
    'Eliminado según el calendario de conservación el {{date}}',
  'Deleted under the retention schedule: {{files}}':
    'Eliminados según el calendario de conservación: {{files}}',
  'Deleted {{days}} days after closing': 'Se eliminan {{days}} días después del cierre',
  'Recipient, information, and purpose': 'Destinatario, información y finalidad',
  Disclosures: 'Divulgaciones',
  'Documents viewed by the provider’s own staff are not disclosures and are not listed.':
    'Los documentos que consulta el personal del proveedor no son divulgaciones y no figuran aquí.',
  Downloaded: 'Descargado',
  'Error exporting the accounting: {{reason}}': 'Error al exportar el informe: {{reason}}',
  'Failed to load retention settings': 'No se pudo cargar la configuración de conservación',
  '1 failure': '1 fallo',
  '{{number}} failures': '{{number}} fallos',
  'File {{name}} was uploaded more than {{hours}} hours ago and is no longer available. Please add it again.':
    'El archivo {{name}} se cargó hace más de {{hours}} horas y ya no está disponible. Agréguelo de nuevo.',
  'Files of a closed request are': 'Los archivos de una solicitud cerrada son',
  'Files of closed requests are deleted {{days}} days after closing.':
    'Los archivos de las solicitudes cerradas se eliminan {{days}} días después del cierre.',
  'Files of closed requests are kept indefinitely.':
    'Los archivos de las solicitudes cerradas se conservan indefinidamente.',
  'Deleted {{items}}.': 'Eliminación de {{items}}.',
  '{{files}} of {{requests}}': '{{files}} de {{requests}}',
  '1 upload': '1 carga',
  '{{number}} uploads': '{{number}} cargas',
  '1 draft': '1 borrador',
  '{{number}} drafts': '{{number}} borradores',
  'From {{min}} to {{max}}': 'De {{min}} a {{max}}',
  'Continues the next night': 'Continúa la noche siguiente',
  Method: 'Medio',
  INCOMPLETE: 'INCOMPLETO',
  'Kept indefinitely': 'Se conservan indefinidamente',
  'Always kept (legal hold)': 'Se conservan siempre (retención legal)',
  'Recent nightly runs': 'Ejecuciones nocturnas recientes',
  'Checking what would be deleted tonight...': 'Comprobando qué se eliminaría esta noche...',
  'Prepared on': 'Elaborado el',
  'No records requests match this name and date of birth.':
    'Ninguna solicitud de expediente coincide con este nombre y fecha de nacimiento.',
  'The first nightly run hasn’t happened yet.': 'La primera ejecución nocturna aún no se ha realizado.',
  'Nothing would be deleted tonight.': 'Esta noche no se eliminaría nada.',
  'Patient name': 'Nombre del paciente',
  'Please enter between 30 and 3650 days': 'Ingrese entre 30 y 3650 días',
  Previewed: 'Vista previa',
  Privacy: 'Privacidad',
  'Purpose: {{purpose}}, order {{orderId}}': 'Finalidad: {{purpose}}, orden {{orderId}}',
  Retention: 'Conservación',
  'Retention saved': 'Conservación guardada',
  'Save as CSV': 'Guardar como CSV',
  'Save as PDF': 'Guardar como PDF',
  'Show disclosures': 'Mostrar divulgaciones',
  'Someone else changed the retention settings. Please reload the page.':
    'Otra persona cambió la configuración de conservación. Vuelva a cargar la página.',
  'The first day must not be after the last day': 'El primer día no puede ser posterior al último',
  'The retention was not saved': 'No se guardó la conservación',
  'The whole request': 'Toda la solicitud',
  'This list does not include all disclosures. Choose a shorter period.':
    'Esta lista no incluye todas las divulgaciones. Elija un período más corto.',
  'This notice accompanies the released documents. It stays free.':
    'Este aviso acompaña a los documentos entregados y no tiene costo.',
  'This notice accompanies the released documents. Withdraw them first.':
    'Este aviso acompaña a los documentos entregados. Retírelos primero.',
  'This file was deleted under the retention schedule.':
    'Este archivo se eliminó según el calendario de conservación.',
  'Time (UTC)': 'Hora (UTC)',
  'Uploads that aren’t submitted are deleted after 24 hours, and unpaid drafts after 14 days. Requests and files can have their own retention.':
    'Las cargas que no se envían se eliminan después de 24 horas, y los borradores sin pagar, después de 14 días. Las solicitudes y los archivos pueden tener su propia conservación.',
  'Applies to': 'Se aplica a',
  'We couldn’t check what would be deleted tonight: {{reason}}':
    'No pudimos comprobar qué se eliminaría esta noche: {{reason}}',
  'See who outside your organization received a patient’s documents, when, and why. Every search is recorded.':
    'Consulte quién fuera de su organización recibió documentos de un paciente, cuándo y por qué. Cada búsqueda queda registrada.',
  'Nothing was due for deletion.': 'No había nada que eliminar.',
  'At least {{files}} of {{requests}} would be deleted tonight.':
    'Esta noche se eliminarían al menos {{files}} de {{requests}}.',
  '{{files}} of {{requests}} would be deleted tonight.':
    'Esta noche se eliminarían {{files}} de {{requests}}.',
  'deleted after a number of days': 'eliminados después de un número de días',
  'deleted {{days}} days after closing': 'eliminados {{days}} días después del cierre',
  'kept indefinitely': 'conservados indefinidamente',
  'kept indefinitely (legal hold)': 'conservados indefinidamente (retención legal)',
  'kept under the request or portal setting':
    'conservados según la configuración de la solicitud o del portal',
  '1 disclosure': '1 divulgación',
  '1 request': '1 solicitud',
  'Person with the Order ID and code, for {{recipient}}':
    'Persona con el número de orden y el código; destinatario: {{recipient}}',
  '{{patients}}: {{disclosed}} in {{searched}}.': '{{patients}}: {{disclosed}} en {{searched}}.',
  '{{requests}} requests': '{{requests}} solicitudes',
  '{{total}} disclosures': '{{total}} divulgaciones',
  '{{who}} changed the retention of “{{file}}”: {{retention}}':
    '{{who}} cambió la conservación de “{{file}}”: {{retention}}',
  '{{who}} changed the retention: {{retention}}': '{{who}} cambió la conservación: {{retention}}',
  'Days are counted in UTC.': 'Los días se cuentan en UTC.',
  'Authorized by the patient': 'Con autorización del paciente',
  'Response to a subpoena': 'Respuesta a una citación (subpoena)',
  'Response to a court order': 'Respuesta a una orden judicial',
  'Requested by the patient': 'Solicitado por el paciente',
  'Workers’ compensation claim': 'Reclamo de compensación para trabajadores (workers’ compensation)',
  '{{document}} (requested: {{requested}})': '{{document}} (solicitado: {{requested}})',
  'The purpose of some disclosures is not known. State the authority for release of these requests:':
    'No se conoce la finalidad de algunas divulgaciones. Indique el fundamento de la entrega de estas solicitudes:',
  'Issue without these purposes': 'Emitir sin estas finalidades',
  'State the authority': 'Indicar el fundamento',
  'Some disclosures have no purpose. State the authority for release of their requests, or confirm that the accounting is issued without it.':
    'Algunas divulgaciones no tienen finalidad. Indique el fundamento de la entrega de sus solicitudes o confirme que el informe se emita sin ella.',
  Opened: 'Abierto',
  'Deleted files and messages can’t be restored. The record of who received them is kept. Clients aren’t notified.':
    'Los archivos y mensajes eliminados no se pueden restaurar. Se conserva el registro de quién los recibió. No se notifica a los clientes.',
};
