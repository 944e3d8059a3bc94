import type { Catalog } from '../catalog.ts';

/** The activity of a request, as staff see it. */
export const activity: Catalog = {
  Activity: 'Actividad',
  Details: 'Detalles',
  'Request sections': 'Secciones de la solicitud',
  Overview: 'Resumen',
  '{{number}} times': '{{number}} veces',
  'Activity type': 'Tipo de actividad',
  All: 'Todo',
  Changes: 'Cambios',
  Views: 'Consultas',
  Downloads: 'Descargas',
  'Activity exported': 'Se exportó la actividad',
  'Error exporting the activity: {{reason}}': 'Error al exportar la actividad: {{reason}}',
  'Failed to load the activity': 'No se pudo cargar la actividad',
  'Loading the activity...': 'Cargando la actividad...',
  'Load more': 'Cargar más',
  'No activity of this kind': 'No hay actividad de este tipo',
  'No activity yet': 'Aún no hay actividad',
  Admin: 'Administrador',
  Client: 'Cliente',
  Staff: 'Personal',
  'No account': 'Sin cuenta',
  'Someone without an account': 'Alguien sin cuenta',
  'Someone with the Order ID and code': 'Alguien con el número de orden y el código',
  'Unknown person': 'Persona desconocida',
  'File that no longer exists': 'Archivo que ya no existe',
  None: 'No hay',
  'The processing fee was paid': 'Se pagó la tarifa de procesamiento',
  'The bank payment for the processing fee is clearing':
    'El pago bancario de la tarifa de procesamiento se está procesando',
  'The payment for the processing fee failed': 'No se completó el pago de la tarifa de procesamiento',
  'A new payment for the processing fee was started': 'Se inició un nuevo pago de la tarifa de procesamiento',
  '“{{file}}” did not pass the virus scan and was blocked':
    '“{{file}}” no pasó el análisis de virus y se bloqueó',
  '“{{file}}” passed the virus scan': '“{{file}}” pasó el análisis de virus',
  '{{who}} submitted the request': '{{who}} envió la solicitud',
  '{{who}} submitted the request with {{files}}': '{{who}} envió la solicitud con {{files}}',
  '{{who}} viewed the request': '{{who}} vio la solicitud',
  '{{who}} viewed the verification code': '{{who}} vio el código de verificación',
  'An email about the request did not arrive: {{recipient}}':
    'Un correo sobre la solicitud no llegó: {{recipient}}',
  'Emails about the request arrive again: {{recipient}}':
    'Los correos sobre la solicitud vuelven a llegar: {{recipient}}',
  '{{who}} emailed the current status of the request: {{recipient}}':
    '{{who}} envió por correo el estado actual de la solicitud: {{recipient}}',
  '{{who}} marked an undelivered email as handled: {{recipient}}':
    '{{who}} marcó un correo no entregado como atendido: {{recipient}}',
  '{{who}} allowed emails again: {{recipient}}': '{{who}} volvió a permitir correos: {{recipient}}',
  '{{who}} corrected the email address of the contact':
    '{{who}} corrigió la dirección de correo del contacto',
  '{{who}} exported the activity': '{{who}} exportó la actividad',
  '{{who}} added the request to their account': '{{who}} agregó la solicitud a su cuenta',
  '{{who}} edited the request: {{fields}}': '{{who}} editó la solicitud: {{fields}}',
  '{{who}} changed the status from {{from}} to {{to}}': '{{who}} cambió el estado de “{{from}}” a “{{to}}”',
  '{{who}} changed the status from {{from}} to {{to}}, with notes':
    '{{who}} cambió el estado de “{{from}}” a “{{to}}”, con notas',
  '{{who}} changed the status from {{from}} to {{to}}, with private notes':
    '{{who}} cambió el estado de “{{from}}” a “{{to}}”, con notas privadas',
  '{{who}} added notes': '{{who}} agregó notas',
  '{{who}} added private notes': '{{who}} agregó notas privadas',
  '{{who}} downloaded “{{file}}”': '{{who}} descargó “{{file}}”',
  '{{who}} previewed “{{file}}”': '{{who}} vio una vista previa de “{{file}}”',
  '{{who}} opened “{{file}}”': '{{who}} abrió “{{file}}”',
  '{{who}} added {{files}}': '{{who}} agregó {{files}}',
  '{{who}} extended the download window of “{{file}}”': '{{who}} amplió el plazo de descarga de “{{file}}”',
  '{{who}} allowed one more download of “{{file}}”': '{{who}} permitió una descarga más de “{{file}}”',
  '{{who}} assigned the request to {{person}}': '{{who}} asignó la solicitud a {{person}}',
  '{{who}} unassigned the request': '{{who}} quitó la asignación de la solicitud',
  '{{who}} changed the due date from {{from}} to {{to}}':
    '{{who}} cambió la fecha límite. Antes: {{from}}. Ahora: {{to}}.',
  '{{who}}: {{event}}': '{{who}}: {{event}}',
  '{{who}} applied the client’s correction: {{fields}}':
    '{{who}} aplicó la corrección del cliente: {{fields}}',
  '{{who}} kept the value on file: {{fields}}': '{{who}} conservó el valor registrado: {{fields}}',
  '{{who}} asked for another download of “{{file}}”': '{{who}} solicitó otra descarga de “{{file}}”',
  '{{who}} declined another download of “{{file}}”': '{{who}} rechazó otra descarga de “{{file}}”',
  'A payment is waiting for a bank account to be verified':
    'Un pago espera la verificación de una cuenta bancaria',
  'A payment is no longer waiting for a bank account to be verified':
    'Un pago ya no espera la verificación de una cuenta bancaria',
  '{{who}} sent a message': '{{who}} envió un mensaje',
  '{{who}} added an internal note': '{{who}} agregó una nota interna',
  '{{who}} read the messages': '{{who}} leyó los mensajes',
  'The portal could not read the authorization “{{file}}”':
    'El portal no pudo leer la autorización “{{file}}”',
  'The portal checked the authorization “{{file}}”': 'El portal comprobó la autorización “{{file}}”',
};
