import type { Catalog } from '../catalog.ts';

/** The search of everything. */
export const search: Catalog = {
  Patients: 'Pacientes',
  'Order, case and claim numbers': 'Números de orden, de caso y de reclamo',
  'Attorneys and contacts': 'Abogados y contactos',
  'Several details': 'Varios datos',
  'Similar spelling': 'Escritura parecida',
  'Submitted {{day}}': 'Enviada el {{day}}',
  'The search failed': 'La búsqueda falló',
  'Enter at least two letters or digits.': 'Ingrese al menos dos letras o dígitos.',
  'Social Security numbers are not searched. Enter a name, a date of birth or another number of the request.':
    'No se buscan números de Seguro Social. Ingrese un nombre, una fecha de nacimiento u otro número de la solicitud.',
  'No results': 'Sin resultados',
  '1 result': '1 resultado',
  '{{number}} results': '{{number}} resultados',
  'More than {{number}} results': 'Más de {{number}} resultados',
  'You can search by name, date of birth, order, case, claim or invoice number, attorney, firm, email, phone, facility and payment ID.':
    'Puede buscar por nombre, fecha de nacimiento, número de orden, de caso, de reclamo o de factura, abogado, bufete, correo electrónico, teléfono, centro médico e identificador del pago.',
  'You can search by name, date of birth, order, case, claim or invoice number, attorney, firm, email, phone and facility.':
    'Puede buscar por nombre, fecha de nacimiento, número de orden, de caso, de reclamo o de factura, abogado, bufete, correo electrónico, teléfono y centro médico.',
  'Name, date of birth, number, phone…': 'Nombre, fecha de nacimiento, número, teléfono…',
  Recent: 'Recientes',
  Results: 'Resultados',
  'Recently opened': 'Abiertas recientemente',
  'Recent searches': 'Búsquedas recientes',
  'Clear recent searches': 'Borrar las búsquedas recientes',
  'All results for “{{text}}”': 'Todos los resultados de “{{text}}”',
  'Results for “{{text}}”': 'Resultados de “{{text}}”',
  'Search for': 'Buscar',
  'Show more': 'Mostrar más',
  'Show more: {{kind}}': 'Mostrar más: {{kind}}',
  '↑ ↓ to choose, Enter to open, Ctrl + Enter for a new tab, Esc to close':
    '↑ ↓ para elegir, Entrar para abrir, Ctrl + Entrar para una pestaña nueva, Esc para cerrar',
  'On every page': 'En todas las páginas',
  'Search (on a Mac: Cmd + K)': 'Buscar (en un Mac: Cmd + K)',
};
