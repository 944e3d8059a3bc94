import type { Catalogue } from '../catalogue.ts';

/** Who has a request, by when it is to be done, and the list of the staff. */
export const staffList: Catalogue = {
  'Assignment saved': 'Se guardó la asignación',
  'Requests can be assigned to active members of the staff only':
    'Las solicitudes solo se pueden asignar a miembros activos del personal',
  'Somebody else has assigned this request in the meantime': 'Otra persona asignó esta solicitud entretanto',
  'Due date changed': 'Se cambió la fecha de vencimiento',
  'Somebody else has changed the due date in the meantime':
    'Otra persona cambió la fecha de vencimiento entretanto',
  'Please give a reason': 'Indique un motivo',
  'The place in the list is not valid': 'La posición en la lista no es válida',
  Mine: 'Mías',
  Unassigned: 'Sin asignar',
  'Somebody else': 'Otra persona',
  Anyone: 'Cualquiera',
  'Assigned to': 'Asignada a',
  'Assigned to: {{name}}': 'Asignada a: {{name}}',
  Overdue: 'Vencida',
  'Due soon': 'Vence pronto',
  Assignment: 'Asignación',
  'This was not saved': 'Esto no se guardó',
  'Failed to load the staff': 'No se pudo cargar el personal',
  'Loading the staff...': 'Cargando el personal...',
  Reason: 'Motivo',
  'Only staff can read it.': 'Solo el personal puede leerlo.',
  'Changes of the due date': 'Cambios de la fecha de vencimiento',
  'From {{from}} to {{to}}': 'Del {{from}} al {{to}}',
  'Submitted (UTC)': 'Enviada (UTC)',
  Files: 'Archivos',
  'Export CSV': 'Exportar CSV',
  'Rows saved: {{rows}}': 'Filas guardadas: {{rows}}',
  'The export stopped at {{progress}}': 'La exportación se detuvo en {{progress}}',
  '{{rows}} rows': '{{rows}} filas',
  '{{rows}} of {{total}} rows': '{{rows}} de {{total}} filas',
  'Update requested': 'Con actualización solicitada',
  'Unassigned, and in need of attention': 'Sin asignar y requieren atención',
  'These requests are assigned to you and want something done.':
    'Estas solicitudes están asignadas a usted y requieren una acción.',
  'Nobody has these requests yet, and they want something done.':
    'Nadie tiene todavía estas solicitudes y requieren una acción.',
  'Open the list': 'Abrir la lista',
};
