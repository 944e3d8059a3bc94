import type { Catalog } from '../catalog.ts';

/** Disclosures outside the portal, suspensions, and requests for an accounting. */
export const accountings: Catalog = {
  'An earlier oral statement already started the 30 days for these disclosures. A longer suspension needs a written statement.':
    'Una declaración oral anterior ya inició los 30 días para estas divulgaciones. Una suspensión más larga requiere una declaración escrita.',
  'Changed since issued': 'Cambió desde que se emitió',
  'After this accounting was issued, disclosures for this patient and period were recorded, corrected, or marked as entered in error.':
    'Después de emitirse el informe se registraron, corrigieron o marcaron como ingresadas por error divulgaciones de este paciente y período.',
  'Failed to load other names of the patient': 'No se pudieron cargar otros nombres del paciente',
  'Hide ended': 'Ocultar terminadas',
  'Reissued: {{reason}}': 'Emitido de nuevo: {{reason}}',
  'Looking for other names...': 'Buscando otros nombres...',
  'No record with this date of birth has one of these names. Please reload the page.':
    'Ningún expediente con esta fecha de nacimiento tiene uno de estos nombres. Vuelva a cargar la página.',
  'No similar names have this date of birth.': 'Ningún nombre similar tiene esta fecha de nacimiento.',
  'No active suspensions.': 'No hay suspensiones vigentes.',
  'No suspensions match this patient.': 'Ninguna suspensión coincide con este paciente.',
  'Other names with this date of birth': 'Otros nombres con esta fecha de nacimiento',
  'Other names: {{names}}.': 'Otros nombres: {{names}}.',
  'Recorded under the name {{name}}': 'Registrada con el nombre {{name}}',
  'Replaced on {{time}}': 'Reemplazado el {{time}}',
  'This replaces the accounting issued on {{time}} at no charge. The earlier one is kept and marked as replaced.':
    'Reemplaza sin costo el informe emitido el {{time}}. El anterior se conserva y se marca como reemplazado.',
  'Search suspensions by patient': 'Buscar suspensiones por paciente',
  'Select a name only if you have confirmed that it is the same person, not a twin or other relative.':
    'Seleccione un nombre solo si confirmó que es la misma persona y no un gemelo u otro familiar.',
  'Show ended ({{total}})': 'Mostrar terminadas ({{total}})',
  'The request must have been received within the last two years':
    'La solicitud debe haberse recibido en los últimos dos años',
  'This accounting was already issued. Please enter why you are issuing it again.':
    'Este informe ya fue emitido. Indique por qué se emite de nuevo.',
  'This form was already saved with different content. Close it, look at the entry, and correct it there.':
    'Este formulario ya se guardó con otro contenido. Ciérrelo, revise la entrada y corríjala allí.',
  'A representative': 'Un representante',
  'A suspension can last at most ten years': 'Una suspensión puede durar diez años como máximo',
  'Accounting issued': 'Informe emitido',
  'Accountings won’t include it. Its history is kept.':
    'Los informes no la incluirán. Su historial se conserva.',
  'Accountings of disclosures': 'Informes de divulgaciones',
  'Some accountings of disclosures are due within a week, overdue, or must be issued again.':
    'Algunos informes de divulgaciones deben entregarse antes de una semana, están atrasados o deben emitirse de nuevo.',
  'Recipient’s address': 'Dirección del destinatario',
  Agency: 'Organismo',
  'Agreed on': 'Aceptada el',
  'A suspension based on an oral statement can last at most 30 days':
    'Una suspensión basada en una declaración oral puede durar 30 días como máximo',
  'Enter the reason you gave the person.': 'Indique el motivo que le dio a la persona.',
  'Representative’s authority': 'Facultad del representante',
  'Authorization by the patient': 'Autorización del paciente',
  Basis: 'Fundamento',
  'Before: {{facts}}': 'Antes: {{facts}}',
  'Coroner, medical examiner, or funeral director':
    'Médico forense (coroner o medical examiner) o director de funeraria',
  Correct: 'Corregir',
  'Correct the disclosure': 'Corregir la divulgación',
  'Correct: {{what}}': 'Corregir: {{what}}',
  'Corrected by {{name}} on {{time}}: {{reason}}': 'Corregida por {{name}} el {{time}}: {{reason}}',
  'Court order, subpoena, or other legal process': 'Orden judicial, citación (subpoena) u otro proceso legal',
  'Date of the disclosure': 'Fecha de la divulgación',
  'Date of the last disclosure': 'Fecha de la última divulgación',
  'Date of the statement': 'Fecha de la declaración',
  'Disclosed by mistake': 'Divulgado por error',
  'Not disclosed through the online portal': 'No se divulgó por el portal en línea',
  'Disclosure corrected': 'Divulgación corregida',
  'Disclosure not found': 'No se encontró la divulgación',
  'Disclosure recorded': 'Divulgación registrada',
  'Accountings list these disclosures again from this day on. The suspension ends automatically.':
    'Los informes vuelven a incluir estas divulgaciones a partir de este día. La suspensión termina automáticamente.',
  'Disclosures from': 'Divulgaciones desde',
  'Disclosures from {{from}} to {{to}}': 'Divulgaciones del {{from}} al {{to}}',
  'Disclosures that oversight agencies or law enforcement asked to withhold from accountings.':
    'Divulgaciones que organismos de supervisión o autoridades policiales pidieron omitir de los informes.',
  'Disclosures to': 'Divulgaciones hasta',
  'Disclosures to {{recipient}}': 'Divulgaciones a {{recipient}}',
  'Email or other electronic means': 'Correo electrónico u otro medio electrónico',
  'End now': 'Terminar ahora',
  'End the suspension': 'Terminar la suspensión',
  'End now: {{name}}': 'Terminar ahora: {{name}}',
  'Ended on {{day}}': 'Terminó el {{day}}',
  'Entered in error': 'Ingresada por error',
  'Entry not found': 'No se encontró la entrada',
  'Error loading disclosures: {{reason}}': 'Error al cargar las divulgaciones: {{reason}}',
  'Every disclosure to this recipient': 'Todas las divulgaciones a este destinatario',
  Extend: 'Prorrogar',
  'Extend the suspension': 'Prorrogar la suspensión',
  'Extend: {{name}}': 'Prorrogar: {{name}}',
  'Extend the deadline': 'Prorrogar el plazo',
  'Extended by {{name}} on {{time}}. The person was notified on {{day}}. Reason: {{reason}}':
    'Plazo prorrogado por {{name}} el {{time}}. Se avisó a la persona el {{day}}. Motivo: {{reason}}',
  'Failed to load accounting requests': 'No se pudieron cargar las solicitudes de informe',
  'Failed to load the suspensions': 'No se pudieron cargar las suspensiones',
  Fax: 'Fax',
  'Fee in US dollars': 'Tarifa en dólares estadounidenses',
  'Accounting fee': 'Tarifa del informe',
  'Fee waived': 'Tarifa condonada',
  'Fee {{amount}}, agreed': 'Tarifa {{amount}}, aceptada',
  'Fee {{amount}}, not agreed yet': 'Tarifa {{amount}}, aún no aceptada',
  'For example, parent, guardian, or health care power of attorney.':
    'Por ejemplo, padre o madre, tutor o poder notarial para atención médica.',
  'For example, the kind of photo ID you saw.':
    'Por ejemplo, el tipo de identificación con fotografía que vio.',
  'Free (first in 12 months)': 'Sin costo (primero en 12 meses)',
  'Free accounting used': 'Informe sin costo ya utilizado',
  'From now on, accountings list what {{agency}} asked to withhold. You cannot undo this.':
    'A partir de ahora, los informes incluyen lo que {{agency}} pidió omitir. Esto no se puede deshacer.',
  'Health oversight': 'Supervisión de la salud',
  'How it was disclosed': 'Cómo se divulgó',
  'How identity was verified': 'Cómo se verificó la identidad',
  Incomplete: 'Incompleto',
  Issue: 'Emitir',
  Reissue: 'Emitir de nuevo',
  'Issue the accounting': 'Emitir el informe',
  Issued: 'Emitido',
  'Issued by {{name}} on {{time}} with {{disclosures}}.':
    'Emitido por {{name}} el {{time}} con {{disclosures}}.',
  'It ends on {{day}}. Extend it only if the agency or official states that it needs more time.':
    'Termina el {{day}}. Prorróguela solo si el organismo o funcionario declara que necesita más tiempo.',
  'The accounting is due 60 days later.': 'El informe debe entregarse a más tardar 60 días después.',
  'Language of the accounting': 'Idioma del informe',
  'Law enforcement': 'Autoridades policiales',
  'Leave this empty only if the address is unknown.': 'Déjela vacía solo si no se conoce.',
  'The accounting lists the currently known disclosures about {{name}} from {{from}} to {{to}}, except withheld ones. The PDF and CSV are kept for six years and cannot be changed.':
    'El informe incluye las divulgaciones sobre {{name}} del {{from}} al {{to}} que se conocen ahora, salvo las omitidas. El PDF y el CSV se conservan seis años y no se pueden cambiar.',
  Mail: 'Correo postal',
  'Enter more than one for a series of disclosures to the same recipient for the same purpose.':
    'Indique más de una si es una serie de divulgaciones al mismo destinatario con la misma finalidad.',
  'Name and title of the person who made the statement.': 'Nombre y cargo de quien hizo la declaración.',
  'Representative’s name': 'Nombre del representante',
  'New due date': 'Nueva fecha límite',
  'No accounting requests. To record one, enter the patient below and choose “Show disclosures”.':
    'No hay solicitudes de informe. Para registrar una, ingrese los datos del paciente abajo y elija “Mostrar divulgaciones”.',
  'No suspensions. To record one, enter the patient above and choose “Show disclosures”.':
    'No hay suspensiones. Para registrar una, ingrese los datos del paciente arriba y elija “Mostrar divulgaciones”.',
  'Number of disclosures': 'Número de divulgaciones',
  'Only for a series.': 'Solo de una serie.',
  Official: 'Funcionario',
  'One disclosure': 'Una divulgación',
  'Only this disclosure: {{what}}': 'Solo esta divulgación: {{what}}',
  Oral: 'Oral',
  'Oral, for at most 30 days': 'Oral, por 30 días como máximo',
  'Organ, eye, or tissue donation': 'Donación de órganos, ojos o tejidos',
  'Outside the portal': 'Fuera del portal',
  'Please choose a disclosure': 'Elija una divulgación',
  'Please enter a whole number': 'Ingrese un número entero',
  'Please enter at most 100,000': 'Ingrese 100,000 como máximo',
  'Please enter how many disclosures there were': 'Ingrese cuántas divulgaciones hubo',
  'Please enter how the identity was verified': 'Indique cómo se verificó la identidad',
  'Please enter the agency': 'Ingrese el organismo',
  'Please enter the representative’s authority to act': 'Ingrese la facultad del representante para actuar',
  'Please enter the date of the last disclosure': 'Ingrese la fecha de la última divulgación',
  'Please enter the name of the representative': 'Ingrese el nombre del representante',
  'Please enter the purpose': 'Ingrese la finalidad',
  'Please enter what the statement says': 'Ingrese lo que dice la declaración',
  'Please enter what was disclosed': 'Ingrese qué se divulgó',
  'Please enter who made the statement': 'Indique quién hizo la declaración',
  'Please select': 'Seleccione',
  'Please select how it was disclosed': 'Seleccione cómo se divulgó',
  'Please select the basis': 'Seleccione el fundamento',
  'Please select the kind of statement': 'Seleccione el tipo de declaración',
  'Please select what the suspension covers': 'Seleccione qué abarca la suspensión',
  'Please select who made the request': 'Seleccione quién hizo la solicitud',
  'Public health activities': 'Actividades de salud pública',
  Purpose: 'Finalidad',
  'Purpose: {{purpose}}': 'Finalidad: {{purpose}}',
  'Received on': 'Recibida el',
  'Received on {{day}}. Recorded by {{name}} on {{time}}':
    'Recibida el {{day}}. Registrada por {{name}} el {{time}}',
  Recipient: 'Destinatario',
  'Recipient is required': 'El destinatario es obligatorio',
  'Record a disclosure': 'Registrar una divulgación',
  'Record an accounting request': 'Registrar una solicitud de informe',
  'Record a suspension': 'Registrar una suspensión',
  'Record agreement': 'Registrar la aceptación',
  'Record agreement to the fee': 'Registrar la aceptación de la tarifa',
  'Record fee': 'Registrar la tarifa',
  'Recorded by {{name}} on {{time}}': 'Registrada por {{name}} el {{time}}',
  'Report of abuse, neglect, or domestic violence': 'Denuncia de abuso, negligencia o violencia doméstica',
  Request: 'Solicitud',
  'Request changed': 'Solicitud modificada',
  'Request recorded': 'Solicitud registrada',
  'Requested by the patient (identity: {{proof}})': 'Pedida por el paciente (identidad: {{proof}})',
  'Requested by {{name}}, {{authority}} (identity: {{proof}})':
    'Pedida por {{name}}, {{authority}} (identidad: {{proof}})',
  'Accounting requests': 'Solicitudes de informe',
  'Required by law': 'Exigido por la ley',
  Research: 'Investigación',
  'Save as CSV: issued on {{time}}': 'Guardar como CSV: emitido el {{time}}',
  'Save as PDF: issued on {{time}}': 'Guardar como PDF: emitido el {{time}}',
  'Serious threat to health or safety': 'Amenaza grave para la salud o la seguridad',
  'Someone else changed this entry. Please reload the page.':
    'Otra persona cambió esta entrada. Vuelva a cargar la página.',
  'Someone else changed this request. Please reload the page.':
    'Otra persona cambió esta solicitud. Vuelva a cargar la página.',
  'Someone else changed this suspension. Please reload the page.':
    'Otra persona cambió esta suspensión. Vuelva a cargar la página.',
  'Specialized government functions': 'Funciones gubernamentales especializadas',
  Statement: 'Declaración',
  'Statement of {{day}}. Recorded by {{name}} on {{time}}':
    'Declaración del {{day}}. Registrada por {{name}} el {{time}}',
  'A suspension withholds this disclosure. Only an admin can correct its recipient.':
    'Una suspensión omite esta divulgación de los informes. Solo un administrador puede corregir el destinatario de la divulgación.',
  'Suspension ended': 'Suspensión terminada',
  'Suspension extended': 'Suspensión prorrogada',
  'Suspension recorded, but it doesn’t withhold any of this patient’s disclosures yet. Compare the recipient with the list of disclosures.':
    'Suspensión registrada, pero todavía no omite ninguna divulgación de este paciente. Compare el destinatario con la lista de divulgaciones.',
  'Suspension recorded': 'Suspensión registrada',
  Suspensions: 'Suspensiones',
  'State that an accounting would impede the agency, for how long, and where the statement is kept.':
    'Indique que un informe obstaculizaría al organismo, por cuánto tiempo y dónde se guarda la declaración.',
  'The accounting could not be prepared. Please try again.':
    'No se pudo preparar el informe. Inténtelo de nuevo.',
  'Preparing the accounting. A long one can take a few minutes.':
    'Preparando el informe. Uno largo puede tardar unos minutos.',
  'Several accountings are already being issued. Please wait until they are ready.':
    'Ya se están emitiendo varios informes. Espere a que estén listos.',
  'The accounting was not issued': 'No se emitió el informe',
  'The accounting will be issued without a fee.': 'El informe se emitirá sin tarifa.',
  'The date must be within the last six years': 'La fecha debe estar dentro de los últimos seis años',
  'The date must not be before the date of birth': 'La fecha no puede ser anterior a la fecha de nacimiento',
  'The date must not be before the day you told the person':
    'La fecha no puede ser anterior al día en que se informó a la persona',
  'The date must not be before the request was received':
    'La fecha no puede ser anterior a la recepción de la solicitud',
  'The date must not be in the future': 'La fecha no puede ser futura',
  'The disclosure was not corrected': 'No se corrigió la divulgación',
  'The disclosure was not recorded': 'No se registró la divulgación',
  'Failed to load disclosures': 'No se pudieron cargar las divulgaciones',
  'The end date must be after the date of the statement':
    'La fecha de fin debe ser posterior a la fecha de la declaración',
  'The end date must be in the future': 'La fecha de fin debe ser futura',
  'The patient’s free accounting for the last 12 months was requested on {{day}}. You may charge a reasonable, cost-based fee if you tell the person first and let them withdraw or change the request.':
    'El informe sin costo del paciente correspondiente a los últimos 12 meses se pidió el {{day}}. Puede cobrar una tarifa razonable basada en los costos si se lo comunica antes a la persona y le permite retirar o cambiar la solicitud.',
  'The person already used the free accounting of the last 12 months. Tell them the fee and wait for their answer, or waive the fee.':
    'La persona ya utilizó el informe sin costo de los últimos 12 meses. Comuníquele la tarifa y espere su respuesta, o condone la tarifa.',
  'The health oversight agency or law enforcement agency.':
    'El organismo de supervisión de la salud o la autoridad policial.',
  'The accounting ID is not valid': 'El identificador del informe no es válido',
  'The copy ID is not valid': 'El identificador de la copia no es válido',
  'The disclosure ID is not valid': 'El identificador de la divulgación no es válido',
  'The suspension ID is not valid': 'El identificador de la suspensión no es válido',
  'The last date must not be before the first date': 'La última fecha no puede ser anterior a la primera',
  'The new end date must be after the current end date':
    'La nueva fecha de fin debe ser posterior a la actual',
  'Showing the newest {{shown}}. An issued accounting lists all disclosures except withheld ones.':
    'Se muestran las {{shown}} más recientes. Un informe emitido incluye todas las divulgaciones, salvo las omitidas.',
  'The patient': 'El paciente',
  'You must tell the person about the extension before the accounting is due':
    'Debe comunicar la prórroga a la persona antes de la fecha límite del informe',
  'Tell the person the fee first': 'Primero comunique la tarifa a la persona',
  'The person or organization that received the documents.':
    'La persona u organización que recibió los documentos.',
  'Date you notified the person': 'Fecha en que avisó a la persona',
  'Use this only if {{name}} withdrew the request. We won’t issue the accounting, and it doesn’t count as the free one. You can’t undo this.':
    'Úselo solo si {{name}} retiró la solicitud. No emitiremos el informe y no cuenta como el informe sin costo. No puede deshacer esto.',
  'The request was not changed': 'No se modificó la solicitud',
  'The request was not recorded': 'No se registró la solicitud',
  'The suspension was not changed': 'No se modificó la suspensión',
  'The suspension was not recorded': 'No se registró la suspensión',
  'The deadline can be extended by at most 30 days': 'El plazo puede prorrogarse 30 días como máximo',
  'The deadline for this accounting was already extended': 'El plazo de este informe ya se prorrogó',
  'This accounting is free: it is the first in 12 months.':
    'Este informe no tiene costo: es el primero en 12 meses.',
  'This accounting was already issued': 'Este informe ya se emitió',
  'This accounting was issued too many times. Please record a new request.':
    'Este informe se emitió demasiadas veces. Registre una solicitud nueva.',
  'This entry was corrected too many times. Mark it as entered in error and record it again.':
    'Esta entrada se corrigió demasiadas veces. Márquela como ingresada por error y regístrela de nuevo.',
  'This request is about another patient': 'Esta solicitud se refiere a otro paciente',
  'This request was withdrawn': 'Esta solicitud se retiró',
  'This suspension has ended. Please record a new one.': 'Esta suspensión terminó. Registre una nueva.',
  'Reissue needed': 'Debe emitirse de nuevo',
  'Reissue on {{day}}': 'Debe emitirse de nuevo el {{day}}',
  Until: 'Hasta',
  'Until the suspension ends, accountings leave out the disclosures it covers and don’t mention it. An accounting issued before then is flagged so that you can reissue it.':
    'Hasta que termine la suspensión, los informes omiten las divulgaciones que abarca y no la mencionan. Un informe emitido antes queda marcado para que pueda emitirlo de nuevo.',
  'Waive the fee': 'Condonar la tarifa',
  'What it covers': 'Qué abarca',
  'What the recipient asked for, or a reference to their request.':
    'Lo que pidió el destinatario, o una referencia a su solicitud.',
  'What the statement says': 'Lo que dice la declaración',
  'What was disclosed': 'Qué se divulgó',
  'Requested by': 'Solicitado por',
  'Record the withdrawal': 'Registrar el retiro',
  'Withdrawal recorded by {{name}} on {{time}}: {{reason}}':
    'Retiro registrado por {{name}} el {{time}}: {{reason}}',
  Withdrawn: 'Retirada',
  'Accountings currently withhold {{disclosures}}.': 'Los informes omiten actualmente {{disclosures}}.',
  'Withheld until {{day}}': 'Omitida hasta el {{day}}',
  'Withholds {{disclosures}}.': 'Omite {{disclosures}}.',
  Withhold: 'Omitir',
  'Withhold: {{what}}': 'Omitir: {{what}}',
  'Withholds all current and future disclosures to recipients whose name contains these words.':
    'Omite todas las divulgaciones, actuales y futuras, a destinatarios cuyo nombre contenga estas palabras.',
  'Withholds until {{day}}': 'Omite hasta el {{day}}',
  'Workers’ compensation': 'Compensación para trabajadores (workers’ compensation)',
  Written: 'Escrita',
  'You can extend the deadline once, by up to 30 days. By {{day}}, tell the person the reason and the new date in writing.':
    'Puede prorrogar el plazo una vez, 30 días como máximo. Comunique por escrito a la persona el motivo y la nueva fecha a más tardar el {{day}}.',
  '{{action}}: {{name}}': '{{action}}: {{name}}',
  'No later than {{day}}.': 'A más tardar el {{day}}.',
  'No later than {{day}}. The suspension ends automatically.':
    'A más tardar el {{day}}. La suspensión termina automáticamente.',
  '{{name}} changed the end date from {{from}} to {{to}} on {{time}}: {{reason}}':
    '{{name}} cambió la fecha de fin del {{from}} al {{to}} el {{time}}: {{reason}}',
  '{{name}}, born on {{day}}': '{{name}}, nacimiento: {{day}}',
  '{{patients}}: {{disclosed}}.': '{{patients}}: {{disclosed}}.',
  '{{total}} disclosures, the last one on {{day}}': '{{total}} divulgaciones, la última el {{day}}',
  'This list is incomplete: it does not include all disclosures of this period.':
    'Esta lista está incompleta: no incluye todas las divulgaciones de este período.',
  '{{checked}} of {{total}} requirements checked': 'Requisitos verificados: {{checked}} de {{total}}',
};
