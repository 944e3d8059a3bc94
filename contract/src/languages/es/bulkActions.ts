import type { Catalog } from '../catalog.ts';

/** Bulk actions of staff on the request list. */
export const bulkActions: Catalog = {
  'You can select at most 500 requests at once. Narrow the filters or select fewer requests.':
    'Puede seleccionar como máximo 500 solicitudes a la vez. Limite los filtros o seleccione menos solicitudes.',
  'The key of the bulk action must be a UUID': 'La clave de la acción en bloque debe ser un UUID',
  'Please select a request': 'Seleccione una solicitud',
  'Another bulk action was started with this key': 'Se inició otra acción en bloque con esta clave',
  'Another change was made with this key': 'Se hizo otro cambio con esta clave',
  '1 selected request was not found and is not in the file.':
    'No se encontró 1 solicitud seleccionada y no está en el archivo.',
  '{{requests}} selected requests were not found and are not in the file.':
    'No se encontraron {{requests}} solicitudes seleccionadas y no están en el archivo.',
  'This bulk action never started, or it is more than a day old':
    'Esta acción en bloque no se inició o tiene más de un día',
  'No request matches these filters anymore': 'Ninguna solicitud coincide ya con estos filtros',
  'Please select a person': 'Seleccione una persona',
  'Select a person': 'Seleccione una persona',
  'Assign requests': 'Asignar solicitudes',
  Assign: 'Asignar',
  'Change status': 'Cambiar estado',
  'Change due date': 'Cambiar fecha límite',
  'Select order {{orderId}}': 'Seleccionar la orden {{orderId}}',
  'Select all on this page': 'Seleccionar todas las de esta página',
  'Retry {{failed}} failed': 'Reintentar (con error: {{failed}})',
  'Starting...': 'Iniciando...',
  'The connection was lost. Looking for your change...': 'Se perdió la conexión. Buscando su cambio...',
  'The change was not started': 'El cambio no se inició',
  'The connection was lost before the portal received your change. No request was changed.':
    'Se perdió la conexión antes de que el portal recibiera su cambio. No se cambió ninguna solicitud.',
  'No request was changed': 'No se cambió ninguna solicitud',
  'The retry failed': 'El reintento falló',
  '{{processed}} of {{total}} requests': 'Solicitudes: {{processed}} de {{total}}',
  'You can close this window. The portal continues in the background.':
    'Puede cerrar esta ventana. El portal continúa en segundo plano.',
  '{{number}} changed': 'Modificadas: {{number}}',
  '{{number}} already had this value': 'Ya tenían este valor: {{number}}',
  '{{number}} failed': '{{number}} con error',
  '{{number}} not processed': '{{number}} sin procesar',
  'A retry replaces changes that someone else made in the meantime.':
    'Un reintento reemplaza lo que otra persona cambió mientras tanto.',
  Failed: 'Con error',
  Changed_request: 'Modificada',
  'Already had this value': 'Ya tenía este valor',
  'Not processed': 'No procesada',
  'Selected requests': 'Solicitudes seleccionadas',
  '{{requests}} selected': 'Seleccionadas: {{requests}}',
  'Show progress': 'Mostrar progreso',
  'Show results': 'Mostrar resultados',
  'Select all {{total}} matching': 'Seleccionar las {{total}} coincidentes',
  'Clear selection': 'Borrar selección',
  'This changes 1 request.': 'Esto cambia 1 solicitud.',
  'This changes {{requests}} requests.': 'Esto cambia {{requests}} solicitudes.',
  'The client of each request gets an email about its new status, unless they turned these emails off.':
    'El cliente de cada solicitud recibe un correo electrónico sobre el nuevo estado, a menos que haya desactivado estos correos.',
  'The clients aren’t notified, but see the new status on the request page.':
    'No se notifica a los clientes, pero verán el nuevo estado en la página de la solicitud.',
  'You can’t undo this for all requests at once.':
    'No puede deshacer esto para todas las solicitudes a la vez.',
};
