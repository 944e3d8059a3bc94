import type { Catalog } from '../catalog.ts';

/** Start next, presence, and keyboard shortcuts. */
export const work: Catalog = {
  '1 new request': '1 solicitud nueva',
  '{{number}} new requests': '{{number}} solicitudes nuevas',
  Updated: 'Actualizada',
  'No longer in this list': 'Ya no está en esta lista',
  '{{name}} is editing': '{{name}} está editando',
  '{{name}} is viewing': '{{name}} está viendo',
  'Start next': 'Comenzar la siguiente',
  'Opens the most urgent request in this list that nobody is working on':
    'Se abre la solicitud más urgente de esta lista en la que nadie trabaja',
  'No more requests in this list are available. Each one is assigned to someone else, someone is working on it, or you have just finished or skipped it.':
    'No hay más solicitudes disponibles en esta lista. Cada una está asignada a otra persona, alguien está trabajando en ella, o usted acaba de terminarla u omitirla.',
  'You are still working on this request. Choose “Done, next request” or “Skip” to start another one.':
    'Aún trabaja en esta solicitud. Elija “Listo, siguiente solicitud” u “Omitir” para comenzar otra.',
  'The list has no more requests in this direction.': 'La lista no tiene más solicitudes en esta dirección.',
  Skip: 'Omitir',
  'Done, next request': 'Listo, siguiente solicitud',
  'Skip this request': 'Omitir esta solicitud',
  'Choose a reason': 'Elija un motivo',
  'The request was not skipped': 'No se omitió la solicitud',
  'Added to the request as private notes. Only staff can read them.':
    'Se agregan a la solicitud como notas privadas. Solo el personal puede leerlas.',
  'You’re no longer working on this request, so you can’t skip it':
    'Ya no trabaja en esta solicitud, por lo que no puede omitirla',
  'Waiting for the client': 'A la espera del cliente',
  'Waiting for the facility': 'A la espera del centro médico',
  'A colleague should handle it': 'Debe hacerlo otra persona del equipo',
  'You are working on this until {{time}}': 'Usted trabaja en esto. Hora límite: {{time}}',
  '{{name}} is working on this until {{time}}': '{{name}} trabaja en esto. Hora límite: {{time}}',
  'Your time on this request has ended. What you entered is still here.':
    'Su tiempo para esta solicitud terminó. Lo que ingresó sigue aquí.',
  'Leave without saving?': '¿Salir sin guardar?',
  'What you entered on this page isn’t saved yet.': 'Lo que ingresó en esta página aún no se ha guardado.',
  'Skip to the list': 'Ir a la lista',
  Help: 'Ayuda',
  'Keyboard shortcuts': 'Atajos de teclado',
  'Press ? on a page to see them.': 'Presione ? en una página para verlos.',
  'Request list': 'Lista de solicitudes',
  'Next request': 'Solicitud siguiente',
  'Previous request': 'Solicitud anterior',
  'Go to': 'Ir a',
  'You can turn the shortcuts off in your settings.': 'Puede desactivar los atajos en su configuración.',
  'Page of a request': 'Página de una solicitud',
  Money: 'Pagos y facturas',
  'Shown document': 'Documento mostrado',
  '{{name}} is shown': 'Se muestra {{name}}',
  'Open the shown document in a new tab': 'Abrir el documento mostrado en una pestaña nueva',
  'Download the shown document': 'Descargar el documento mostrado',
  'No documents': 'Sin documentos',
  'No document can be shown': 'No se puede mostrar ningún documento',
  Decision: 'Decisión',
  '{{who}} skipped the request: {{reason}}': '{{who}} omitió la solicitud: {{reason}}',
  Filters: 'Filtros',
  '{{number}} more': '{{number}} más',
  'Select the request': 'Seleccionar la solicitud',
  'Select the next request too, from a checkbox':
    'Seleccionar también la siguiente solicitud, desde una casilla',
  'Open a request from the list to move through the list with J and K.':
    'Abra una solicitud desde la lista para recorrer la lista con J y K.',
  'Taken by you until {{time}}': 'En sus manos. Hora límite: {{time}}',
  'Taken by {{name}} until {{time}}': 'En manos de {{name}}. Hora límite: {{time}}',
};
