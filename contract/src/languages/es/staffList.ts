import type { Catalog } from '../catalog.ts';

/** Assignment, due dates, and the request list of staff. */
export const staffList: Catalog = {
  'Assignment saved': 'Se guardó la asignación',
  'Requests can only be assigned to active staff members':
    'Las solicitudes solo se pueden asignar a miembros activos del personal',
  'Someone else assigned this request': 'Otra persona asignó esta solicitud',
  'Due date changed': 'Se cambió la fecha de vencimiento',
  'Someone else changed the due date': 'Otra persona cambió la fecha de vencimiento',
  'Please enter a reason': 'Ingrese un motivo',
  'The position in the list is not valid': 'La posición en la lista no es válida',
  Mine: 'Mías',
  Unassigned: 'Sin asignar',
  'Someone else': 'Otra persona',
  'Any assignee': 'Cualquier responsable',
  'Assigned to': 'Asignada a',
  'Assigned to: {{name}}': 'Asignada a: {{name}}',
  Overdue: 'Vencida',
  'Due soon': 'Vence pronto',
  Assignment: 'Asignación',
  'Your changes were not saved': 'Sus cambios no se guardaron',
  'Failed to load the staff list': 'No se pudo cargar la lista del personal',
  'Loading the staff list...': 'Cargando la lista del personal...',
  Reason: 'Motivo',
  'Only staff can read it.': 'Solo el personal puede leerlo.',
  'Due date changes': 'Cambios de la fecha de vencimiento',
  'From {{from}} to {{to}}': 'Del {{from}} al {{to}}',
  'Submitted (UTC)': 'Enviada (UTC)',
  Files: 'Archivos',
  'Export CSV': 'Exportar CSV',
  'Rows saved: {{rows}}': 'Filas guardadas: {{rows}}',
  'The export stopped at {{progress}}': 'La exportación se detuvo en {{progress}}',
  '{{rows}} rows': '{{rows}} filas',
  '{{rows}} of {{total}} rows': '{{rows}} de {{total}} filas',
  'Update requested': 'Con actualización solicitada',
  'Unassigned requests that need attention': 'Solicitudes sin asignar que requieren atención',
  'These requests are assigned to you and need your attention.':
    'Estas solicitudes están asignadas a usted y requieren su atención.',
  'These requests are not assigned to anyone and need attention.':
    'Estas solicitudes no están asignadas a nadie y requieren atención.',
  'Open the list': 'Abrir la lista',
  'Accountings of disclosures that need attention': 'Registros de divulgaciones que requieren atención',
};
