import type { Catalog } from '../catalog.ts';

/** Releases to the wrong person. */
export const incidents: Catalog = {
  '{{who}} saved the risk assessment of an incident':
    '{{who}} guardó la evaluación de riesgos de un incidente',
  '{{who}} corrected the day of discovery of an incident':
    '{{who}} corrigió el día en que se descubrió un incidente',
  '{{who}} closed an incident': '{{who}} cerró un incidente',
  '{{who}} reopened an incident': '{{who}} reabrió un incidente',
  '{{who}} added a note to an incident': '{{who}} agregó una nota a un incidente',
  '{{who}} recorded a release to the wrong person: {{files}}':
    '{{who}} registró una entrega a la persona equivocada: {{files}}',
  '{{who}} changed an incident': '{{who}} cambió un incidente',
  '{{who}} issued a letter about an incident': '{{who}} emitió una carta sobre un incidente',
  '{{who}} saved a letter about an incident': '{{who}} guardó una carta sobre un incidente',
  'The date must not be before the discovery': 'La fecha no debe ser anterior al descubrimiento',
  'The incident ID is not valid': 'El ID del incidente no es válido',
  'The letter ID is not valid': 'El ID de la carta no es válido',
  'Please use at most 2,000 characters': 'Use 2,000 caracteres como máximo',
  'Please select at least one document': 'Seleccione al menos un documento',
  'An incident can have at most 20 documents': 'Un incidente puede tener 20 documentos como máximo',
  'Please enter what happened': 'Ingrese qué ocurrió',
  'Nature and extent of the information, and how easily the patient can be identified':
    'Naturaleza y alcance de la información, y con qué facilidad se puede identificar al paciente',
  'Who received or used the information': 'Quién recibió o usó la información',
  'Whether the information was actually acquired or viewed': 'Si la información realmente se obtuvo o se vio',
  'How far the risk has been mitigated': 'En qué medida se ha mitigado el riesgo',
  'Please assess this factor': 'Evalúe este factor',
  'Breach, and the patient was notified': 'Violación, y se notificó al paciente',
  'Low probability of compromise': 'Baja probabilidad de que la información se haya comprometido',
  'Not a breach': 'No es una violación',
  'Please select an outcome': 'Seleccione un resultado',
  'Please enter a note': 'Ingrese una nota',
  'Letter to the patient': 'Carta al paciente',
  'Letter to the recipient': 'Carta al destinatario',
  'Please enter whom the letter is to': 'Ingrese a quién se dirige la carta',
  'Please enter a text': 'Ingrese un texto',
  'Please replace the text in square brackets': 'Reemplace el texto entre corchetes',
  'Released in error': 'Entregado por error',
  'Incident not found': 'No se encontró el incidente',
  'This incident is closed. Reopen it first.': 'Este incidente está cerrado. Primero reábralo.',
  'The date must not be before the release': 'La fecha no debe ser anterior a la entrega',
  'This incident has too many entries of this kind.':
    'Este incidente tiene demasiadas entradas de este tipo.',
  'This form was already saved with different content. Close it and look at the incident.':
    'Este formulario ya se guardó con otro contenido. Ciérrelo y mire el incidente.',
  'Someone else changed this incident. Please reload the page.':
    'Otra persona cambió este incidente. Vuelva a cargar la página.',
  'Please save the risk assessment first': 'Primero guarde la evaluación de riesgos',
  'Please enter when the patient was notified': 'Ingrese cuándo se notificó al paciente',
  'This incident is open.': 'Este incidente está abierto.',
  'Letter issued': 'Carta emitida',
  'Note added': 'Nota agregada',
  'Documents withdrawn and incident recorded': 'Documentos retirados e incidente registrado',
  'Incident changed': 'Incidente cambiado',
  Incidents: 'Incidentes',
  'Incidents that need attention': 'Incidentes que requieren atención',
  'Incidents and accountings that need attention':
    'Incidentes y registros de divulgaciones que requieren atención',
  'The notice to the patient of some incidents is due within a week or overdue.':
    'El aviso al paciente de algunos incidentes vence en una semana o está vencido.',
  'Notice about your medical records': 'Aviso sobre su expediente médico',
  'Documents that were released to you in error': 'Documentos que se le entregaron por error',
  'Notice to the patient': 'Aviso al paciente',
  'Notice to the recipient': 'Aviso al destinatario',
  'Letter not found': 'No se encontró la carta',
  'One of these documents already belongs to an incident.':
    'Uno de estos documentos ya pertenece a un incidente.',
};
