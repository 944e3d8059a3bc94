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
    'Incidentes e informes de divulgaciones que requieren atención',
  'The notice to the patient of some incidents is due within a week or overdue.':
    'El aviso al paciente de algunos incidentes debe enviarse en una semana o está atrasado.',
  'Notice about your medical records': 'Aviso sobre su expediente médico',
  'Documents that were released to you in error': 'Documentos que se le entregaron por error',
  'Notice to the patient': 'Aviso al paciente',
  'Notice to the recipient': 'Aviso al destinatario',
  'Letter not found': 'No se encontró la carta',
  'One of these documents already belongs to an incident.':
    'Uno de estos documentos ya pertenece a un incidente.',
  'If it went to the wrong person, use “Released to the wrong person” instead: that also records who opened it.':
    'Si llegó a la persona equivocada, use “Entregado a la persona equivocada”: así también se registra quién lo abrió.',
  'Account that no longer exists': 'Cuenta que ya no existe',
  'Nobody outside opened or downloaded them through the portal.':
    'Nadie de fuera los abrió ni los descargó por el portal.',
  'Someone with Order ID and code': 'Alguien con número de orden y código',
  'These accounts could open them, and whoever had Order ID and code: {{people}}.':
    'Podían abrirlos estas cuentas y quien tuviera el número de orden y el código: {{people}}.',
  'This list shows the newest only.': 'Esta lista muestra solo los más recientes.',
  'Who opened the documents': 'Quién abrió los documentos',
  'Whoever had Order ID and code could open them. No account had the request.':
    'Podía abrirlos quien tuviera el número de orden y el código. Ninguna cuenta tenía la solicitud.',
  '{{who}} downloaded “{{document}}” on {{time}}': '{{who}} descargó “{{document}}” el {{time}}',
  '{{who}} opened “{{document}}” on {{time}}': '{{who}} abrió “{{document}}” el {{time}}',
  '{{who}} previewed “{{document}}” on {{time}}':
    '{{who}} vio una vista previa de “{{document}}” el {{time}}',
  '1 day left, until {{day}}': 'Queda 1 día, hasta el {{day}}',
  'Due today': 'La fecha límite es hoy',
  '{{days}} days left, until {{day}}': 'Quedan {{days}} días, hasta el {{day}}',
  'Failed to load the incidents': 'No se pudieron cargar los incidentes',
  'Discovered on {{day}}. Recorded by {{name}} on {{time}}':
    'Descubierto el {{day}}. Registrado por {{name}} el {{time}}',
  'Open incidents': 'Abrir los incidentes',
  'Discovered on': 'Descubierto el',
  'The documents are withdrawn at once and their content is deleted. Links, previews and zips stop working. A download that is running may finish, and saved copies remain.':
    'Los documentos se retiran de inmediato y su contenido se elimina. Los enlaces, las vistas previas y los zip dejan de funcionar. Una descarga en curso puede terminar, y las copias guardadas permanecen.',
  'The first day on which anyone here knew of it, or should have known.':
    'El primer día en que alguien aquí lo supo o debió saberlo.',
  'The incident was not recorded': 'El incidente no se registró',
  'We’ll show who opened them, and count the 60 days for the notice to the patient. Payments are not refunded: an admin decides.':
    'Mostraremos quién los abrió y contaremos los 60 días para el aviso al paciente. Los pagos no se reembolsan: decide un administrador.',
  'What happened': 'Qué ocurrió',
  'Which documents': 'Qué documentos',
  'Withdraw and record': 'Retirar y registrar',
  '{{name}} (no longer available)': '{{name}} (ya no está disponible)',
  'Add a note': 'Agregar una nota',
  'Close the incident': 'Cerrar el incidente',
  'Correct the day of discovery': 'Corregir el día del descubrimiento',
  'Reopen the incident': 'Reabrir el incidente',
  'Risk assessment': 'Evaluación de riesgos',
  'Assess the risk': 'Evaluar el riesgo',
  'By {{name}} on {{time}}': 'Por {{name}} el {{time}}',
  'Closed: {{outcome}}. {{reason}}': 'Cerrado: {{outcome}}. {{reason}}',
  'Error saving the letter: {{reason}}': 'Error al guardar la carta: {{reason}}',
  Letters: 'Cartas',
  'Licensed facilities in California by': 'Centros con licencia en California a más tardar el',
  'Loading the incident...': 'Cargando el incidente...',
  'Notice to the patient by': 'Aviso al paciente a más tardar el',
  'Patient notified on {{day}}': 'Paciente notificado el {{day}}',
  'Reopened by {{name}} on {{time}}: {{reason}}': 'Reabierto por {{name}} el {{time}}: {{reason}}',
  'SHA-256: {{hash}}': 'SHA-256: {{hash}}',
  'Save as PDF: {{name}}': 'Guardar como PDF: {{name}}',
  'Still available: {{names}}': 'Aún disponibles: {{names}}',
  '{{day}} (45 CFR 164.404, at most 60 days)': '{{day}} (45 CFR 164.404, 60 días como máximo)',
  '{{day}} (Health and Safety Code 1280.15, 15 business days; confirm with counsel)':
    '{{day}} (Health and Safety Code 1280.15, 15 días hábiles; confirme con un abogado)',
  '{{letter}}: {{name}}': '{{letter}}: {{name}}',
  '{{name}} corrected the day of discovery on {{time}}, before it was {{day}}: {{reason}}':
    '{{name}} corrigió el día del descubrimiento el {{time}}; antes era el {{day}}: {{reason}}',
  'Close incident': 'Cerrar incidente',
  'Notices to HHS and the media are made outside the portal.':
    'Los avisos al HHS y a los medios se hacen fuera del portal.',
  Outcome: 'Resultado',
  'Patient notified on': 'Paciente notificado el',
  'The 60 days for the notice to the patient are counted from this day.':
    'Los 60 días para el aviso al paciente se cuentan desde este día.',
  'The incident was not changed': 'El incidente no se cambió',
  'Discovered on {{day}}': 'Descubierto el {{day}}',
  'Hide the incident: {{name}}': 'Ocultar el incidente: {{name}}',
  'No incidents. Staff record one at the documents of a request, with “Released to the wrong person”.':
    'No hay incidentes. El personal registra uno en los documentos de una solicitud, con “Entregado a la persona equivocada”.',
  'Show the incident: {{name}}': 'Mostrar el incidente: {{name}}',
  'Another language starts with its own template.': 'Otro idioma comienza con su propia plantilla.',
  'Complete the text in square brackets. The issued PDF is kept and cannot be changed. The portal does not send it: print and mail it.':
    'Complete el texto entre corchetes. El PDF emitido se conserva y no se puede cambiar. El portal no lo envía: imprímalo y envíelo por correo.',
  'Issue letter': 'Emitir la carta',
  'Loading the template...': 'Cargando la plantilla...',
  'Name and postal address': 'Nombre y dirección postal',
  'The letter was not issued': 'La carta no se emitió',
  'Open activity': 'Abrir la actividad',
};
