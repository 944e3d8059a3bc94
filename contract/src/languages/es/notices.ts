import type { Catalog } from '../catalog.ts';

/** Copy services and notices of the Management Center, and the download demo. */
export const notices: Catalog = {
  'Lower numbers appear first. 0 comes last.': 'Los números más bajos aparecen primero. El 0 va al final.',
  'A free file can be downloaded many times.': 'Un archivo sin costo se puede descargar muchas veces.',
  'A free sample file: it can be downloaded any number of times.':
    'Un archivo de muestra sin costo: se puede descargar tantas veces como se quiera.',
  'Each user can download a paid file once. The download is recorded permanently.':
    'Cada usuario puede descargar un archivo de pago una vez. La descarga queda registrada de forma permanente.',
  'A paid sample file: it can be downloaded once.':
    'Un archivo de muestra de pago: se puede descargar una vez.',
  'Add Location: {{name}}': 'Agregar sucursal: {{name}}',
  'Add Copy Service': 'Agregar servicio de copias',
  'Add Location': 'Agregar sucursal',
  Added: 'Creación',
  'Address is required': 'La dirección es obligatoria',
  Address: 'Dirección',
  'Another copy service is already called “{{name}}”. Please choose a different name.':
    'Otro servicio de copias ya se llama “{{name}}”. Elija un nombre diferente.',
  'Another location is already called “{{name}}”. Please choose a different name.':
    'Otra sucursal ya se llama “{{name}}”. Elija un nombre diferente.',
  'Another paid sample file, counted separately from the first.':
    'Otro archivo de muestra de pago, contado por separado del primero.',
  Changed: 'Modificación',
  'Checking download eligibility...': 'Comprobando si se puede descargar...',
  'Clients cannot choose this copy service: it has no active location.':
    'Los clientes no pueden elegir este servicio de copias: no tiene ninguna sucursal activa.',
  'Clients cannot choose this copy service: it is inactive.':
    'Los clientes no pueden elegir este servicio de copias: está inactivo.',
  'Copy service created successfully': 'Servicio de copias creado correctamente',
  'Copy service deleted successfully': 'Servicio de copias eliminado correctamente',
  'Copy service name is required': 'El nombre del servicio de copias es obligatorio',
  'Copy service updated successfully': 'Servicio de copias actualizado correctamente',
  'Copy Services and Notices': 'Servicios de copias y avisos',
  'Copy Services': 'Servicios de copias',
  Deleted: 'Eliminación',
  'Try the rules for released documents with sample files. They contain no patient data, and no payment is made.':
    'Pruebe las reglas de los documentos entregados con archivos de muestra. No contienen datos de pacientes y no se realiza ningún pago.',
  'Download demo': 'Demostración de descargas',
  'Download failed': 'La descarga falló',
  'Request due date': 'Fecha límite de las solicitudes',
  'Edit Copy Service': 'Editar servicio de copias',
  'Edit Location': 'Editar sucursal',
  'Failed to check download eligibility': 'No se pudo comprobar si se puede descargar',
  'Failed to load copy services and notices': 'No se pudieron cargar los servicios de copias y avisos',
  'You can repeat the same download for 15 minutes, in case it didn’t finish.':
    'Puede repetir la misma descarga durante 15 minutos, por si no se completó.',
  'Free file': 'Archivo sin costo',
  History: 'Historial',
  Hours: 'Horario',
  'Incident note': 'Nota de incidente',
  'The start time is when you first save this note. Clear the text when the incident is over.':
    'La hora de inicio es la primera vez que guarda esta nota. Borre el texto cuando termine el incidente.',
  'Its {{number}} locations are deleted too. Existing requests keep its name and address.':
    'También se eliminan sus {{number}} sucursales. Las solicitudes existentes conservan su nombre y dirección.',
  'Its location is deleted too. Existing requests keep its name and address.':
    'También se elimina su sucursal. Las solicitudes existentes conservan su nombre y dirección.',
  'Existing requests keep its name.': 'Las solicitudes existentes conservan su nombre.',
  'Last downloaded {{time}}': 'Última descarga: {{time}}',
  'Loading...': 'Cargando...',
  'Location created successfully': 'Sucursal creada correctamente',
  'Location deleted successfully': 'Sucursal eliminada correctamente',
  'Location name is required': 'El nombre de la sucursal es obligatorio',
  'Location name': 'Nombre de la sucursal',
  'Location updated successfully': 'Sucursal actualizada correctamente',
  Locations: 'Sucursales',
  Name: 'Nombre',
  'No copy services yet': 'Aún no hay servicios de copias',
  'No locations yet': 'Aún no hay sucursales',
  'Clients can no longer choose this location. Existing requests keep its name and address.':
    'Los clientes ya no podrán elegir esta sucursal. Las solicitudes existentes conservan su nombre y dirección.',
  'No longer offered': 'Ya no se ofrece',
  'There was no value before this change': 'No había ningún valor antes de este cambio',
  'No changes yet': 'Aún no hay cambios',
  Notices: 'Avisos',
  'Offered to clients': 'Se ofrece a los clientes',
  'Only admins can make changes here.': 'Solo los administradores pueden hacer cambios aquí.',
  'Paid file': 'Archivo de pago',
  Phone: 'Teléfono',
  'Position in the list': 'Posición en la lista',
  'Please enter a whole number of days from 1 to 365': 'Ingrese un número entero de días de 1 a 365',
  'Please enter the support hours': 'Ingrese el horario de atención',
  'Processing-fee notice': 'Aviso sobre la tarifa de procesamiento',
  'Restore this value': 'Restaurar este valor',
  'Restore this value?': '¿Restaurar este valor?',
  'Restore this value: {{name}}, from before {{time}}':
    'Restaurar este valor: {{name}}, anterior al {{time}}',
  'Download again: {{name}}': 'Descargar de nuevo: {{name}}',
  Restore: 'Restaurar',
  'Restored successfully': 'Restaurado correctamente',
  'Sample files': 'Archivos de muestra',
  'Saved successfully': 'Guardado correctamente',
  'Show older changes': 'Mostrar cambios anteriores',
  'Shown exactly as you write it, in every language. Leave it empty to show nothing.':
    'Se muestra tal como lo escriba, en todos los idiomas. Déjelo vacío para no mostrar nada.',
  Since: 'Desde',
  'Support contact': 'Contacto de soporte',
  'Text below the fee': 'Texto debajo de la tarifa',
  Text: 'Texto',
  'Failed to load the copy services': 'No se pudieron cargar los servicios de copias',
  'The download history of a free file expires after 30 days.':
    'El historial de descargas de un archivo sin costo vence a los 30 días.',
  'Failed to load the history': 'No se pudo cargar el historial',
  'The request form adds “Other Copy Service” automatically. Don’t add it here.':
    'El formulario de solicitud agrega “Otro servicio de copias” automáticamente. No lo agregue aquí.',
  'The revision is missing': 'Falta la revisión',
  'The rules': 'Las reglas',
  'You can repeat this download until {{time}}.': 'Puede repetir esta descarga. Hora límite: {{time}}.',
  'Failed to load the sample files': 'No se pudieron cargar los archivos de muestra',
  'This change is no longer stored': 'Este cambio ya no está guardado',
  'This copy service no longer exists': 'Este servicio de copias ya no existe',
  'This copy service is no longer offered. Please choose another one.':
    'Este servicio de copias ya no se ofrece. Elija otro.',
  'The change was not saved': 'El cambio no se guardó',
  'This demo tracks downloads by IP address.': 'Esta demostración registra las descargas por dirección IP.',
  'This location no longer exists': 'Esta sucursal ya no existe',
  'This location is no longer offered. Please choose another one.':
    'Esta sucursal ya no se ofrece. Elija otra.',
  'Someone else changed this several times while you were working on it. Please check it again.':
    'Otra persona cambió esto varias veces mientras usted trabajaba en ello. Revíselo de nuevo.',
  'Try again, or choose Other and enter the name.': 'Inténtelo de nuevo, o elija “Otro” e ingrese el nombre.',
  'What’s happening': 'Qué está ocurriendo',
  'The value from before this change will apply again. The history will show the restore as a new change.':
    'Volverá a aplicarse el valor anterior a este cambio. El historial mostrará la restauración como un cambio nuevo.',
  'Your earlier choice': 'Su elección anterior',
  'Show fewer locations': 'Mostrar menos sucursales',
  'Show all {{number}} locations': 'Mostrar las {{number}} sucursales',
  '{{name}} removed this text on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} quitó este texto el {{at}}. Vuelva a cargar para verlo, o inténtelo de nuevo para reemplazarlo.',
  '{{name}} added this on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} agregó esto el {{at}}. Vuelva a cargar para verlo, o inténtelo de nuevo para reemplazarlo.',
  '{{name}} changed several details on {{at}}. Reload to see them, or try again to replace them.':
    '{{name}} cambió varios datos el {{at}}. Vuelva a cargar para verlos, o inténtelo de nuevo para reemplazarlos.',
  '{{name}} reactivated this on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} volvió a activar esto el {{at}}. Vuelva a cargar para verlo, o inténtelo de nuevo para reemplazarlo.',
  '{{name}} deactivated this on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} desactivó esto el {{at}}. Vuelva a cargar para verlo, o inténtelo de nuevo para reemplazarlo.',
  '{{name}} renamed this to “{{value}}” on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} cambió el nombre de esto a “{{value}}” el {{at}}. Vuelva a cargar para verlo, o inténtelo de nuevo para reemplazarlo.',
  '{{name}} moved this to position {{value}} on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} pasó esto a la posición {{value}} el {{at}}. Vuelva a cargar para verlo, o inténtelo de nuevo para reemplazarlo.',
  '{{name}} changed the address to “{{value}}” on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} cambió la dirección a “{{value}}” el {{at}}. Vuelva a cargar para verla, o inténtelo de nuevo para reemplazarla.',
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
  '{{name}} added the location “{{value}}” on {{at}}. Reload to see it, or try again to continue anyway.':
    '{{name}} agregó la sucursal “{{value}}” el {{at}}. Vuelva a cargar para verla, o inténtelo de nuevo para continuar de todos modos.',
  '{{name}} changed the location “{{value}}” on {{at}}. Reload to see it, or try again to continue anyway.':
    '{{name}} cambió la sucursal “{{value}}” el {{at}}. Vuelva a cargar para verla, o inténtelo de nuevo para continuar de todos modos.',
  '{{name}} deleted the location “{{value}}” on {{at}}. Reload to see it, or try again to continue anyway.':
    '{{name}} eliminó la sucursal “{{value}}” el {{at}}. Vuelva a cargar para verlo, o inténtelo de nuevo para continuar de todos modos.',
  'The earlier value is no longer valid. Please enter a new one.':
    'El valor anterior ya no es válido. Ingrese uno nuevo.',
  '{{what}} by {{name}} on {{time}}': '{{what}} por {{name}} el {{time}}',
  '“Other” is added automatically. Please choose a different name.':
    '“Otro” se agrega automáticamente. Elija un nombre diferente.',
};
