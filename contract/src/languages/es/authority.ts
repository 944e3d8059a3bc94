import type { Catalog } from '../catalog.ts';

/** On what authority records are released. */
export const authority: Catalog = {
  'Kind of authority': 'Tipo de fundamento',
  '{{who}} changed the authority for release: {{fields}}':
    '{{who}} cambió el fundamento de la entrega: {{fields}}',
  'Authority for release': 'Fundamento de la entrega',
  'Authority for Release': 'Fundamento de la entrega',
  'What allows the facility to release the records. Add the dates that you know.':
    'Lo que permite al centro médico entregar los expedientes. Agregue las fechas que conozca.',
  'The checklist was not saved': 'La lista no se guardó',
  'Checklist: {{authority}}': 'Lista: {{authority}}',
  'Hide lines: {{name}}': 'Ocultar líneas: {{name}}',
  'Show lines: {{name}}': 'Mostrar líneas: {{name}}',
  'Hide lines': 'Ocultar líneas',
  'Show lines': 'Mostrar líneas',
  'Pre-check: found': 'Comprobación previa: encontrado',
  'Pre-check: not found': 'Comprobación previa: no encontrado',
  'Pre-check: not readable': 'Comprobación previa: no legible',
  'Pre-check: differs by document': 'Comprobación previa: varía según el documento',
  'Save new version': 'Guardar nueva versión',
  'If you change the text of a line, staff must check it again.':
    'Si cambia el texto de una línea, el personal debe verificarla de nuevo.',
  'Reviewed by counsel': 'Con revisión de un abogado',
  'Otherwise the checklist is marked “Review with counsel before use”.':
    'De lo contrario, la lista lleva la marca “Revisar con un abogado antes de usar”.',
  Signature: 'Firma',
  'Date of the signature': 'Fecha de la firma',
  Expiration: 'Vencimiento',
  'Move line {{number}} up': 'Subir la línea {{number}}',
  'Move line {{number}} down': 'Bajar la línea {{number}}',
  'What is checked': 'Qué se comprueba',
  'The law or rule, such as 45 CFR 164.508(c)(1)(i).': 'La ley o norma, como 45 CFR 164.508(c)(1)(i).',
  'About this fact of the uploaded authorization': 'Sobre este dato de la autorización cargada',
  'Failed to load the authority checklists': 'No se pudieron cargar las listas de fundamentos',
  'Staff check these lines in the review of a request with that authority. A decision keeps the version that it was made with.':
    'El personal marca estas líneas al revisar una solicitud con ese fundamento. Una decisión conserva la versión con la que se tomó.',
  'Version {{version}}': 'Versión {{version}}',
  'Review with counsel before use': 'Revisar con un abogado antes de usar',
  '{{authority}}, version {{version}}': '{{authority}}, versión {{version}}',
  'Use the earlier version: {{authority}}, from before {{time}}':
    'Usar la versión anterior: {{authority}}, de antes del {{time}}',
  'Use the earlier version': 'Usar la versión anterior',
  'Authority: {{authority}}': 'Fundamento: {{authority}}',
  'Approved by {{name}} on {{time}}': 'Aprobada por {{name}} el {{time}}',
  'Rejected by {{name}} on {{time}}': 'Rechazada por {{name}} el {{time}}',
  'Authority for release saved': 'Se guardó el fundamento de la entrega',
  'The authority was not saved': 'El fundamento no se guardó',
  'On file now': 'Registrado ahora',
  'Save again to replace it.': 'Guarde de nuevo para reemplazarlo.',
  'An event, such as the end of the case.': 'Un evento, como el fin del caso.',
  '{{label}}: {{value}}': '{{label}}: {{value}}',
  'Checklist version {{version}}': 'Versión {{version}} de la lista',
  '{{authority}}: {{checked}} of {{total}} checked, checklist version {{version}}':
    '{{authority}}: {{checked}} de {{total}} marcadas, versión {{version}} de la lista',
  'Changed after the decision': 'Cambiado después de la decisión',
  'The expiration date must not be before the signature':
    'La fecha de vencimiento no puede ser anterior a la firma',
  'The expiration date must not be before the issue date':
    'La fecha de vencimiento no puede ser anterior a la fecha de emisión',
  'The date of service must not be before the issue date':
    'La fecha de notificación no puede ser anterior a la fecha de emisión',
  'The production date must not be before the issue date':
    'La fecha de presentación no puede ser anterior a la fecha de emisión',
  'The production date must not be before the date of service':
    'La fecha de presentación no puede ser anterior a la fecha de notificación',
  'Please choose the authority for release': 'Elija el fundamento de la entrega',
  'Please enter what is checked': 'Ingrese qué se comprueba',
  'Please enter the source': 'Ingrese la fuente',
  'Please enter at least one line': 'Ingrese al menos una línea',
  'Please enter at most 20 lines': 'Ingrese 20 líneas como máximo',
  'Patient authorization': 'Autorización del paciente',
  Subpoena: 'Citación (subpoena)',
  'Court order': 'Orden judicial',
  'Patient’s own request': 'Solicitud del propio paciente',
  'Issuing court': 'Tribunal emisor',
  'Description of the authority': 'Descripción del fundamento',
  'Signed on': 'Firmada el',
  'Expires on': 'Vence el',
  'Expires upon': 'Vence al ocurrir',
  'Issued on': 'Emitida el',
  'Served on': 'Notificada el',
  'Consumer notice served on': 'Aviso al consumidor notificado el',
  'Earliest production date': 'Primera fecha de presentación',
  'Source to be confirmed by counsel': 'Fuente por confirmar con un abogado',
  'Names the patient of this request': 'Nombra al paciente de esta solicitud',
  'Has the patient’s date of birth': 'Tiene la fecha de nacimiento del paciente',
  'Describes the records specifically': 'Describe los expedientes de forma específica',
  'Names who may release the records': 'Nombra a quien puede entregar los expedientes',
  'Names who may receive the records': 'Nombra a quien puede recibir los expedientes',
  'States the purpose, or “at the request of the individual”':
    'Indica la finalidad, o “a solicitud de la persona”',
  'Has an expiration date or event that has not passed':
    'Tiene una fecha de vencimiento que no ha pasado o un evento de vencimiento que aún no ha ocurrido',
  'Is signed by the patient or a representative': 'Está firmada por el paciente o un representante',
  'Has the date of the signature': 'Tiene la fecha de la firma',
  'States the representative’s authority, if one signed': 'Si firmó un representante, indica su facultad',
  'Has the statements about revoking, conditions, and redisclosure':
    'Tiene las declaraciones sobre revocación, condiciones y nueva divulgación',
  'Is handwritten or in 14-point type, and separate from other text':
    'Está escrita a mano o en letra de 14 puntos, y separada de otro texto',
  'Is issued by a court clerk or an attorney of record':
    'La emitió el secretario del tribunal o un abogado que consta en autos (attorney of record)',
  'Names the court and the case': 'Nombra el tribunal y el caso',
  'Describes the records, and is directed to their custodian':
    'Describe los expedientes y se dirige al custodio de los expedientes (custodian of records)',
  'Was served by personal delivery, on a known date':
    'Se notificó mediante entrega personal, en una fecha conocida',
  'Has proof of the notice to the consumer or employee, or a written authorization':
    'Tiene prueba del aviso al consumidor o empleado, o una autorización por escrito',
  'No motion to quash or objection is known': 'No se conoce ninguna moción de anulación ni objeción',
  'Has satisfactory assurance of notice or of a qualified protective order':
    'Tiene garantías satisfactorias del aviso o de una orden judicial de confidencialidad (qualified protective order)',
  'The production date is at least 20 days after issuance and 15 days after service':
    'La fecha de presentación es al menos 20 días después de la emisión y 15 días después de la notificación',
  'The copies can be delivered within 15 days after receipt, or at the agreed time':
    'Las copias pueden entregarse dentro de los 15 días posteriores a la recepción, o en el plazo acordado',
  'Substance use records: a court order under 42 CFR part 2 or the patient’s consent is attached':
    'Expedientes de consumo de sustancias: se adjunta una orden judicial según 42 CFR parte 2 o el consentimiento del paciente',
  'Is an order of a court or an administrative tribunal':
    'Es una orden de un tribunal judicial o administrativo',
  'Names the patient of this request and the provider': 'Nombra al paciente de esta solicitud y al proveedor',
  'Only the records that the order expressly authorizes are released':
    'Solo se entregan los expedientes que la orden autoriza expresamente',
  'Is signed, and was not stayed, changed, or withdrawn':
    'Está firmada y no fue suspendida, modificada ni dejada sin efecto',
  'Substance use records: the order was entered under 42 CFR part 2, subpart E':
    'Expedientes de consumo de sustancias: la orden se dictó según 42 CFR parte 2, subparte E',
  'Substance use records: a subpoena or similar mandate compels the release':
    'Expedientes de consumo de sustancias: una citación (subpoena) o un mandato similar obliga a la entrega',
  'Is written, signed, and specifies the records': 'Está por escrito y firmada, y especifica los expedientes',
  'The identity of the person who asks is verified': 'Se verificó la identidad de la persona que solicita',
  'The representative’s authority is shown, if one asks':
    'Si la solicita un representante, se acredita su facultad',
  'A copy for someone else: is signed, and names the person and where to send it':
    'Si la copia es para otra persona: la solicitud está firmada e indica quién es y adónde enviarla',
  'Psychotherapy notes and records made for legal proceedings are left out':
    'Se omiten las notas de psicoterapia y los expedientes hechos para procesos judiciales',
  'The copies can be sent within 15 days after receipt':
    'Las copias pueden enviarse dentro de los 15 días posteriores a la recepción',
  'Names the injured worker, the claim, and the date of injury':
    'Nombra al trabajador lesionado, el reclamo y la fecha de la lesión',
  'Comes from a party to the claim, its insurer, or the appeals board':
    'Proviene de una parte del reclamo, su aseguradora o la junta de apelaciones',
  'A workers’ compensation law authorizes the release':
    'Una ley de compensación para trabajadores (workers’ compensation) autoriza la entrega',
  'Only the records that this law needs are released':
    'Solo se entregan los expedientes que esta ley requiere',
  'With a subpoena: the notice of the records that it seeks was given':
    'Con una citación (subpoena): se dio el aviso de los expedientes que solicita',
  'Without a subpoena: a signed authorization is attached if the law does not authorize the release':
    'Sin citación (subpoena): se adjunta una autorización firmada si la ley no autoriza la entrega',
  'The law that permits or requires the release is known': 'Se conoce la ley que permite o exige la entrega',
  'The identity and authority of the person who asks are verified':
    'Se verificaron la identidad y la facultad de la persona que solicita',
  'Only the minimum necessary is released, unless the law requires more':
    'Solo se entrega lo mínimo necesario, salvo que la ley exija más',
  'Counsel agreed to the release': 'Un abogado aprobó la entrega',
  '{{name}} changed this checklist on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} cambió esta lista el {{at}}. Vuelva a cargar para verla o inténtelo de nuevo para reemplazarla.',
  'Another line already has this text.': 'Otra línea ya tiene este texto.',
  'Someone else changed the authority for release.': 'Otra persona cambió el fundamento de la entrega.',
  'Approved on {{day}}': 'Aprobada el {{day}}',
  'Rejected on {{day}}': 'Rechazada el {{day}}',
  '{{name}} just changed the authority for release. Please check it first.':
    '{{name}} acaba de cambiar el fundamento de la entrega. Revíselo primero.',
};
