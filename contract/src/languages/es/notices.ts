import type { Catalogue } from '../catalogue.ts';

/** Copy services and notices of the Management Center, and the download demo. */
export const notices: Catalogue = {
  '1 is the first; 0 puts it last.': '1 es el primero; 0 lo pone al final.',
  'A free file can be downloaded many times.': 'Un archivo gratuito se puede descargar muchas veces.',
  'A free sample file: it can be downloaded any number of times.':
    'Un archivo de muestra gratuito: se puede descargar tantas veces como se quiera.',
  'A paid file can be downloaded once per user, and the download is tracked permanently.':
    'Un archivo de pago se puede descargar una vez por usuario, y la descarga queda registrada de forma permanente.',
  'A paid sample file: it can be downloaded once.':
    'Un archivo de muestra de pago: se puede descargar una vez.',
  'Add Location: {{name}}': 'Agregar ubicación: {{name}}',
  'Add Copy Service': 'Agregar servicio de copias',
  'Add Location': 'Agregar ubicación',
  Added: 'Agregado',
  'Address is required': 'La dirección es obligatoria',
  Address: 'Dirección',
  'Another copy service is called “{{name}}” already. Please choose a different name.':
    'Otro servicio de copias ya se llama “{{name}}”. Elija un nombre diferente.',
  'Another location is called “{{name}}” already. Please choose a different name.':
    'Otra ubicación ya se llama “{{name}}”. Elija un nombre diferente.',
  'Another paid sample file, counted apart from the first.':
    'Otro archivo de muestra de pago, contado aparte del primero.',
  Changed: 'Modificado',
  'Checking whether it can be downloaded...': 'Comprobando si se puede descargar...',
  'Clients cannot choose this copy service: it has no active location.':
    'Los clientes no pueden elegir este servicio de copias: no tiene ninguna ubicación activa.',
  'Clients cannot choose this copy service: it is inactive.':
    'Los clientes no pueden elegir este servicio de copias: está inactivo.',
  'Copy service created successfully': 'Servicio de copias creado correctamente',
  'Copy service deleted successfully': 'Servicio de copias eliminado correctamente',
  'Copy service name is required': 'El nombre del servicio de copias es obligatorio',
  'Copy service updated successfully': 'Servicio de copias actualizado correctamente',
  'Copy Services and notices': 'Servicios de copias y avisos',
  'Copy Services': 'Servicios de copias',
  'Days until a request is due': 'Días hasta el vencimiento de una solicitud',
  Deleted: 'Eliminado',
  'Download demo': 'Demostración de descargas',
  'Download failed': 'La descarga falló',
  'Due days': 'Días de plazo',
  'Edit Copy Service': 'Editar servicio de copias',
  'Edit Location': 'Editar ubicación',
  'Failed to check download eligibility': 'No se pudo comprobar si se puede descargar',
  'Failed to load copy services and notices': 'No se pudieron cargar los servicios de copias y avisos',
  'For 15 minutes the same download can be had again, in case it did not get through.':
    'Durante 15 minutos se puede repetir la misma descarga, por si no se completó.',
  'Free file': 'Archivo gratuito',
  'From 1 to 365, counted from the day of submission. Requests that exist keep their day.':
    'De 1 a 365, contados desde el día de envío. Las solicitudes existentes conservan su fecha.',
  History: 'Historial',
  Hours: 'Horario',
  'Incident note': 'Nota de incidente',
  'It counts from the moment at which it is first saved. Empty it when all is well again.':
    'Cuenta desde el momento en que se guarda por primera vez. Vacíela cuando todo vuelva a la normalidad.',
  'It goes with its {{number}} locations. Requests that name it keep its name and address.':
    'Se elimina con sus ubicaciones ({{number}}). Las solicitudes que lo mencionan conservan su nombre y dirección.',
  'Last downloaded {{time}}': 'Última descarga: {{time}}',
  'Loading...': 'Cargando...',
  'Location created successfully': 'Ubicación creada correctamente',
  'Location deleted successfully': 'Ubicación eliminada correctamente',
  'Location name is required': 'El nombre de la ubicación es obligatorio',
  'Location name': 'Nombre de la ubicación',
  'Location updated successfully': 'Ubicación actualizada correctamente',
  Locations: 'Ubicaciones',
  Name: 'Nombre',
  'No copy services yet': 'Aún no hay servicios de copias',
  'No locations yet': 'Aún no hay ubicaciones',
  'Nobody can choose this location any more. Requests that name it keep its name and address.':
    'Ya nadie podrá elegir esta ubicación. Las solicitudes que la mencionan conservan su nombre y dirección.',
  'Not offered any more': 'Ya no se ofrece',
  'Nothing stood there before this change': 'No había nada antes de este cambio',
  'Nothing was changed yet': 'Aún no se ha cambiado nada',
  Notices: 'Avisos',
  'Offered to clients': 'Ofrecido a los clientes',
  'Only admins can change what stands here.': 'Solo los administradores pueden cambiar lo que figura aquí.',
  'Paid file': 'Archivo de pago',
  Phone: 'Teléfono',
  'Place in the list': 'Lugar en la lista',
  'Please enter a whole number of days from 1 to 365': 'Ingrese un número entero de días de 1 a 365',
  'Please say when somebody answers': 'Indique cuándo se atiende',
  'Processing-fee notice': 'Aviso sobre la tarifa de procesamiento',
  'Restore this value': 'Restaurar este valor',
  'Restore this value?': '¿Restaurar este valor?',
  'Restore this value: {{name}}, as before {{time}}':
    'Restaurar este valor: {{name}}, como antes del {{time}}',
  'Download again: {{name}}': 'Descargar de nuevo: {{name}}',
  Restore: 'Restaurar',
  'Restored successfully': 'Restaurado correctamente',
  'Sample files': 'Archivos de muestra',
  'Saved successfully': 'Guardado correctamente',
  'Show older changes': 'Mostrar cambios anteriores',
  'Shown in every language as you write it; nothing is shown when it is empty.':
    'Se muestra en todos los idiomas tal como lo escriba; si está vacío, no se muestra nada.',
  'Since {{time}}': 'Desde el {{time}}',
  Since: 'Desde',
  'Support contact': 'Contacto de asistencia',
  'Text below the fee': 'Texto debajo de la tarifa',
  Text: 'Texto',
  'The copy services could not be loaded': 'No se pudieron cargar los servicios de copias',
  'The download history of a free file expires after 30 days.':
    'El historial de descargas de un archivo gratuito caduca a los 30 días.',
  'The history could not be loaded': 'No se pudo cargar el historial',
  'The request form adds “Other Copy Service” by itself. It needs no entry of its own.':
    'El formulario de solicitud agrega por sí solo “Otro servicio de copias”. No necesita una entrada propia.',
  'The revision is missing': 'Falta la revisión',
  'The rules': 'Las reglas',
  'The same download can be had again until {{time}}.':
    'La misma descarga se puede repetir hasta las {{time}}.',
  'The sample files could not be loaded': 'No se pudieron cargar los archivos de muestra',
  'This change is not kept any more': 'Este cambio ya no se conserva',
  'This copy service does not exist any more': 'Este servicio de copias ya no existe',
  'This copy service is not offered any more. Please choose another one.':
    'Este servicio de copias ya no se ofrece. Elija otro.',
  'This could not be saved': 'No se pudo guardar',
  'This demo tracks by IP address.': 'Esta demostración registra por dirección IP.',
  'This location does not exist any more': 'Esta ubicación ya no existe',
  'This location is not offered any more. Please choose another one.':
    'Esta ubicación ya no se ofrece. Elija otra.',
  'This was changed many times in the meantime. Look at it again.':
    'Esto se cambió muchas veces entretanto. Vuelva a revisarlo.',
  'Try again, or choose Other and enter the name.': 'Inténtelo de nuevo, o elija Otro e ingrese el nombre.',
  'What is going on': 'Qué está ocurriendo',
  'What stood before this change holds again. That is a new change in the history.':
    'Vuelve a regir lo que había antes de este cambio. Es un cambio nuevo en el historial.',
  'Your earlier choice': 'Su elección anterior',
  'Show fewer locations': 'Mostrar menos ubicaciones',
  'Show all {{number}} locations': 'Mostrar las {{number}} ubicaciones',
  '{{days}} days after submission': '{{days}} días después del envío',
  '{{name}} removed this text on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} quitó este texto el {{at}}. Vuelva a cargar para verlo, o inténtelo de nuevo para reemplazarlo.',
  '{{name}} added this on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} agregó esto el {{at}}. Vuelva a cargar para verlo, o inténtelo de nuevo para reemplazarlo.',
  '{{name}} changed several details of this on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} cambió varios datos de esto el {{at}}. Vuelva a cargar para verlo, o inténtelo de nuevo para reemplazarlo.',
  '{{name}} switched this on again on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} volvió a activar esto el {{at}}. Vuelva a cargar para verlo, o inténtelo de nuevo para reemplazarlo.',
  '{{name}} switched this off on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} desactivó esto el {{at}}. Vuelva a cargar para verlo, o inténtelo de nuevo para reemplazarlo.',
  '{{name}} renamed this to “{{value}}” on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} cambió el nombre de esto a “{{value}}” el {{at}}. Vuelva a cargar para verlo, o inténtelo de nuevo para reemplazarlo.',
  '{{name}} moved this to place {{value}} on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} pasó esto al lugar {{value}} el {{at}}. Vuelva a cargar para verlo, o inténtelo de nuevo para reemplazarlo.',
  '{{name}} set this to {{value}} days on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} fijó esto en {{value}} días el {{at}}. Vuelva a cargar para verlo, o inténtelo de nuevo para reemplazarlo.',
  '{{name}} changed the address to “{{value}}” on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} cambió la dirección a “{{value}}” el {{at}}. Vuelva a cargar para verlo, o inténtelo de nuevo para reemplazarlo.',
  '{{name}} changed the hours to “{{value}}” on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} cambió el horario a “{{value}}” el {{at}}. Vuelva a cargar para verlo, o inténtelo de nuevo para reemplazarlo.',
  '{{name}} changed the email to “{{value}}” on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} cambió el correo electrónico a “{{value}}” el {{at}}. Vuelva a cargar para verlo, o inténtelo de nuevo para reemplazarlo.',
  '{{name}} removed the email on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} quitó el correo electrónico el {{at}}. Vuelva a cargar para verlo, o inténtelo de nuevo para reemplazarlo.',
  '{{name}} changed the phone number to “{{value}}” on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} cambió el teléfono a “{{value}}” el {{at}}. Vuelva a cargar para verlo, o inténtelo de nuevo para reemplazarlo.',
  '{{name}} removed the phone number on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} quitó el teléfono el {{at}}. Vuelva a cargar para verlo, o inténtelo de nuevo para reemplazarlo.',
  '{{name}} changed this text to “{{value}}” on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} cambió este texto a “{{value}}” el {{at}}. Vuelva a cargar para verlo, o inténtelo de nuevo para reemplazarlo.',
  '{{name}} added the location “{{value}}” on {{at}}. Reload to see it, or try again to go on all the same.':
    '{{name}} agregó la ubicación “{{value}}” el {{at}}. Vuelva a cargar para verlo, o inténtelo de nuevo para continuar de todos modos.',
  '{{name}} changed the location “{{value}}” on {{at}}. Reload to see it, or try again to go on all the same.':
    '{{name}} cambió la ubicación “{{value}}” el {{at}}. Vuelva a cargar para verlo, o inténtelo de nuevo para continuar de todos modos.',
  '{{name}} deleted the location “{{value}}” on {{at}}. Reload to see it, or try again to go on all the same.':
    '{{name}} eliminó la ubicación “{{value}}” el {{at}}. Vuelva a cargar para verlo, o inténtelo de nuevo para continuar de todos modos.',
  'What stood there is not valid any more. Please enter it anew.':
    'Lo que había ya no es válido. Ingréselo de nuevo.',
  '{{what}} by {{name}} on {{time}}': '{{what}} por {{name}} el {{time}}',
  '“Other” is added by itself. Please choose a different name.':
    '“Otro” se agrega por sí solo. Elija un nombre diferente.',
};
