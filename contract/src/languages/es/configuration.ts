import type { Catalog } from '../catalog.ts';

/** Messages of the API about the configured lists. */
export const configuration: Catalog = {
  'This list is full. Delete what you no longer use, then try again.':
    'Esta lista está llena. Elimine lo que ya no usa e inténtelo de nuevo.',
  'This facility no longer exists': 'Este centro médico ya no existe',
  'This item no longer exists': 'Este concepto ya no existe',
  'This status no longer exists': 'Este estado ya no existe',
  'Requests with this status are being moved. Wait until the move is finished.':
    'Las solicitudes con este estado se están pasando a otro. Espere a que termine el cambio.',
  'Please choose another active status to move the requests to.':
    'Elija otro estado activo al que pasen las solicitudes.',
  'Another status is already called “{{label}}”. Please choose a different label.':
    'Ya hay otro estado llamado “{{label}}”. Elija otro nombre.',
  'Cannot delete critical system status "{{label}}". This status is required for system operation.':
    'No se puede eliminar el estado crítico del sistema “{{label}}”. El sistema lo necesita para funcionar.',
  'Facility created successfully': 'El centro médico se creó correctamente',
  'Facility updated successfully': 'El centro médico se actualizó correctamente',
  'Facility deleted successfully': 'El centro médico se eliminó correctamente',
  'Quick add item created successfully': 'El concepto frecuente se creó correctamente',
  'Quick add item updated successfully': 'El concepto frecuente se actualizó correctamente',
  'Quick add item deleted successfully': 'El concepto frecuente se eliminó correctamente',
  'Some requests still have this status': 'Todavía hay solicitudes con este estado',
  'Status created successfully': 'El estado se creó correctamente',
  'Status updated successfully': 'El estado se actualizó correctamente',
  'Status deleted successfully': 'El estado se eliminó correctamente',
  'Status deactivated successfully': 'El estado se desactivó correctamente',
  'The requests are being moved. The status will be deleted after the last one.':
    'Las solicitudes se están pasando a otro estado. Este estado se eliminará después de la última.',
  'Facility name "{{name}}" is already used by another facility (Order #{{order}}). Please choose a different name.':
    'El nombre “{{name}}” ya lo usa otro centro médico (posición n.º {{order}}). Elija otro nombre.',
  'Order #{{order}} is already used by: {{names}}. Try order #{{next}} instead.':
    'La posición n.º {{order}} ya la usa: {{names}}. Pruebe con la n.º {{next}}.',
  'This facility name is already in use': 'Este nombre de centro médico ya está en uso',
  'Status label is required': 'El nombre del estado es obligatorio',
  'Please choose one of the colors': 'Elija uno de los colores',
  'Please choose one of the categories': 'Elija una de las categorías',
  'Please enter a whole number from 0 to 9999': 'Ingrese un número entero de 0 a 9999',
  'Please enter an order of 0 or more': 'Ingrese una posición de 0 o más',
  'Please enter an order of at most 9999': 'Ingrese una posición de 9999 como máximo',
  'Item name is required': 'El nombre del concepto es obligatorio',
  'Please enter a price': 'Ingrese un precio',
  'Please enter a price of $0.00 or more': 'Ingrese un precio de $0.00 o más',
  'Please enter a price of at most $999,999.99': 'Ingrese un precio de $999,999.99 como máximo',
  'The ID is missing': 'Falta el identificador',
  'Someone else is deleting this status. Please choose another one.':
    'Otra persona está eliminando este estado. Elija otro.',
  'The portal sets this status automatically. You can only deactivate it.':
    'El portal asigna este estado automáticamente. Solo puede desactivarlo.',
};
