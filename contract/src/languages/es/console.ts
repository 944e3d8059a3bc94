import type { Catalog } from '../catalog.ts';

/** The staff’s request page, and the emails and text messages about a status change. */
export const console: Catalog = {
  'View & Edit': 'Ver y editar',
  'View & Edit order {{orderId}} in a new tab': 'Ver y editar la orden {{orderId}} en una pestaña nueva',
  'Update Request': 'Actualizar solicitud',
  'Patient Information': 'Información del paciente',
  'Request Information': 'Información de la solicitud',
  'Contact Information': 'Información de contacto',
  'Request History': 'Historial de la solicitud',
  'Current Status': 'Estado actual',
  System: 'Sistema',
  'Private notes': 'Notas privadas',
  'SSN, last 4 digits': 'SSN, últimos 4 dígitos',
  'Due date': 'Fecha límite',
  'Overdue: {{when}}': 'Atrasada: {{when}}',
  'Due soon: {{when}}': 'Fecha límite próxima: {{when}}',
  'Authorization in the subpoena packet': 'Autorización incluida en el paquete de la citación (subpoena)',
  Yes: 'Sí',
  No: 'No',
  Hidden: 'Oculto',
  Show: 'Mostrar',
  'Show the verification code': 'Mostrar el código de verificación',
  Hide: 'Ocultar',
  'Hide the verification code': 'Ocultar el código de verificación',
  'Choose one': 'Elija una opción',
  'Subpoena approved': 'Citación (subpoena) aprobada',
  'Subpoena approval status updated': 'Se actualizó la aprobación de la citación (subpoena)',
  'Failed to update subpoena approval status':
    'No se pudo actualizar la aprobación de la citación (subpoena)',
  'Records saved': 'Expedientes guardados',
  'Records saved status updated': 'Se actualizó el estado de expedientes guardados',
  'Failed to update records saved status': 'No se pudo actualizar el estado de expedientes guardados',
  'Request details updated successfully!': '¡Los detalles de la solicitud se actualizaron correctamente!',
  'Error updating request details: {{reason}}':
    'Error al actualizar los detalles de la solicitud: {{reason}}',
  'Contact information updated successfully!': '¡La información de contacto se actualizó correctamente!',
  'Error updating contact information: {{reason}}':
    'Error al actualizar la información de contacto: {{reason}}',
  'Request status updated': 'Se actualizó el estado de la solicitud',
  'Failed to update status': 'No se pudo actualizar el estado',
  'Select a status': 'Seleccione un estado',
  'Please select a status': 'Seleccione un estado',
  'This status does not exist': 'Este estado no existe',
  'Please choose another status or write notes': 'Elija otro estado o escriba notas',
  Notes: 'Notas',
  'Please use at most 2000 characters': 'Use como máximo 2000 caracteres',
  'The client can read notes on the request page unless they are private.':
    'El cliente puede leer las notas en la página de la solicitud, salvo que sean privadas.',
  'Private: hidden from the client, and no email is sent':
    'Privadas: el cliente no las ve y no se envía ningún correo electrónico',
  'Someone else changed this': 'Otra persona cambió esto',
  'Someone else changed the status': 'Otra persona cambió el estado',
  'What you entered is still here. Choose what to save.': 'Lo que ingresó sigue aquí. Elija qué guardar.',
  'Your version': 'Su versión',
  'Saved version': 'Versión guardada',
  'Keep mine': 'Conservar la mía',
  'Keep mine: {{field}}': 'Conservar mi versión: {{field}}',
  'Use saved version': 'Usar la versión guardada',
  'Use saved version: {{field}}': 'Usar la versión guardada: {{field}}',
  'Your request has a new status': 'Su solicitud tiene un nuevo estado',
  'We updated your records request. Your request page shows what happened and what comes next.':
    'Actualizamos su solicitud de expediente. La página de su solicitud muestra qué ocurrió y qué sigue.',
  '{{status}}: order {{orderId}}': '{{status}}: orden {{orderId}}',
  // A text message uses only letters of GSM 03.38; see textMessages.ts.
  '{{portal}}: your request {{orderId}} has a new status. {{link}}':
    '{{portal}}: su solicitud {{orderId}} tiene un nuevo estado. {{link}}',
  'Assign to me': 'Asignarme',
  'We could not confirm that this was saved: {{reason}}':
    'No pudimos confirmar que esto se guardó: {{reason}}',
  'The request is closed, and its retention period starts. You can reopen it with another status.':
    'La solicitud se cierra y comienza su plazo de conservación. Puede volver a abrirla con otro estado.',
  'The client can no longer send updates.': 'El cliente ya no podrá enviar actualizaciones.',
  'The client isn’t notified, but sees the new status on the request page.':
    'No se notifica al cliente, pero verá el nuevo estado en la página de la solicitud.',
  'We’ll email the client about the new status.': 'Enviaremos un correo al cliente sobre el nuevo estado.',
};
