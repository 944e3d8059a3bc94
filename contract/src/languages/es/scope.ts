import type { Catalog } from '../catalog.ts';

/** The scope of a request: dates of service, sensitive records, and narrowing it. */
export const scope: Catalog = {
  'Scope of records': 'Alcance del expediente',
  'Say exactly what you need. Without dates of service, we may have to ask. Optional.':
    'Indique exactamente lo que necesita. Sin fechas de servicio, es posible que tengamos que preguntarle. Opcional.',
  'Dates of service': 'Fechas de servicio',
  'Not stated': 'Sin indicar',
  'All dates': 'Todas las fechas',
  'Date ranges': 'Intervalos de fechas',
  'Date range {{number}}': 'Intervalo de fechas {{number}}',
  'Remove date range {{number}}': 'Quitar el intervalo de fechas {{number}}',
  'Add date range': 'Agregar fechas',
  'You can add at most 10 date ranges.': 'Puede agregar como máximo 10 intervalos de fechas.',
  'Add at most 10 date ranges': 'Agregue como máximo 10 intervalos de fechas',
  'Choose all dates or date ranges, not both': 'Elija todas las fechas o intervalos de fechas, no ambos',
  'Choose all dates or date ranges': 'Elija todas las fechas o intervalos de fechas',
  'Add at least one date range': 'Agregue al menos un intervalo de fechas',
  'Enter the first day': 'Ingrese el primer día',
  'Enter the last day': 'Ingrese el último día',
  'The last day can’t be before the first day': 'El último día no puede ser anterior al primero',
  'Dates of service can’t be in the future': 'Las fechas de servicio no pueden ser futuras',
  'Dates of service can’t be before the date of birth':
    'Las fechas de servicio no pueden ser anteriores a la fecha de nacimiento',
  '{{from}} to {{to}}': 'Del {{from}} al {{to}}',
  Include: 'Incluir',
  'Such as emergency room records or billing.': 'Por ejemplo, expedientes de urgencias o facturación.',
  Exclude: 'Excluir',
  'Such as pharmacy records.': 'Por ejemplo, expedientes de farmacia.',
  'Delivery format': 'Formato de entrega',
  'Choose a delivery format': 'Elija un formato de entrega',
  'No preference': 'Sin preferencia',
  'Electronic (PDF)': 'Electrónico (PDF)',
  Paper: 'Papel',
  'CD or DVD': 'CD o DVD',
  'Certified copies': 'Copias certificadas',
  Rush: 'Urgente',
  'We try to process it first.': 'Intentamos procesarla primero.',
  'Claim number': 'Número de reclamo',
  'Matter number': 'Número de asunto',
  'Case caption': 'Título del caso',
  'Case number': 'Número de caso',
  Court: 'Tribunal',
  'Sensitive records': 'Expedientes sensibles',
  'We release these records only if you ask for them here, each with its own authorization.':
    'Solo entregamos estos expedientes si los solicita aquí, cada uno con su propia autorización.',
  'Include, exclude, delivery format': 'Incluir, excluir, formato de entrega',
  'Case references': 'Referencias del caso',
  '{{count}} filled': 'completados: {{count}}',
  '{{count}} selected': 'seleccionados: {{count}}',
  'Authorization for: {{category}}': 'Autorización para: {{category}}',
  'authorization in the subpoena packet': 'autorización en el paquete de la citación (subpoena)',
  '{{category}} ({{authorization}})': '{{category}} ({{authorization}})',
  'Psychotherapy notes': 'Notas de psicoterapia',
  'Substance use disorder treatment': 'Tratamiento del trastorno por consumo de sustancias',
  'HIV test results': 'Resultados de pruebas de VIH',
  'Genetic test results': 'Resultados de pruebas genéticas',
  'Choose the authorization for these records, or clear the checkbox':
    'Elija la autorización para estos expedientes o desmarque la casilla',
  'Choose one of the uploaded authorizations': 'Elija una de las autorizaciones cargadas',
  'The authorization for psychotherapy notes can’t cover other records. Upload a separate one.':
    'La autorización para las notas de psicoterapia no puede abarcar otros expedientes. Cargue una independiente.',
  'The dates must be within the current dates': 'Las fechas deben estar dentro de las actuales',
  'You can only add to what is excluded, each on a new line':
    'Solo puede agregar a lo que se excluye, cada cosa en una línea nueva',
  'You can only remove sensitive categories': 'Solo puede quitar categorías sensibles',
  'This can’t be changed by narrowing the scope': 'Esto no se puede cambiar al reducir el alcance',
  'Message in this request': 'Mensaje en esta solicitud',
  'The notice of 42 CFR 2.32 and a description of the consent accompany every document that you release for this request.':
    'El aviso de 42 CFR 2.32 y una descripción del consentimiento acompañan cada documento que entregue para esta solicitud.',
  'The client asked for substance use records. The notice of 42 CFR 2.32 is released with the documents.':
    'El cliente pidió expedientes de consumo de sustancias. El aviso de 42 CFR 2.32 se entrega con los documentos.',
  'Notice of 42 CFR 2.32': 'Aviso de 42 CFR 2.32',
  'Notice for substance use records': 'Aviso sobre expedientes de consumo de sustancias',
  'The consent is in the subpoena packet. The scope of records below says what was asked for.':
    'El consentimiento está en el paquete de la citación (subpoena). El alcance del expediente, más abajo, indica lo que se solicitó.',
  'The consent is “{{file}}”. The scope of records below says what was asked for.':
    'El consentimiento es “{{file}}”. El alcance del expediente, más abajo, indica lo que se solicitó.',
  'In person': 'En persona',
  'Choose how the client agreed': 'Elija cómo dio su consentimiento el cliente',
  'The date can’t be in the future': 'La fecha no puede ser futura',
  'Hide earlier versions': 'Ocultar versiones anteriores',
  'Show earlier versions': 'Mostrar versiones anteriores',
  'Earlier versions of the scope': 'Versiones anteriores del alcance',
  'Version {{version}}, {{date}}': 'Versión {{version}}, {{date}}',
  'Narrowed on {{date}}. Your consent: {{day}} ({{method}}). Reason: {{reason}}':
    'Reducido el {{date}}. Su consentimiento: {{day}} ({{method}}). Motivo: {{reason}}',
  'Narrowed on {{date}} by {{name}}. The client’s consent: {{day}} ({{method}}). Reason: {{reason}}':
    'Reducido el {{date}} por {{name}}. Consentimiento del cliente: {{day}} ({{method}}). Motivo: {{reason}}',
  '{{who}} narrowed the scope of records to version {{version}}':
    '{{who}} redujo el alcance del expediente a la versión {{version}}',
  'Narrow scope': 'Reducir el alcance',
  'Scope narrowed': 'Alcance reducido',
  'The scope was not narrowed': 'El alcance no se redujo',
  'You can only narrow the scope, with the client’s consent. The client is notified and sees both versions.':
    'Solo puede reducir el alcance, con el consentimiento del cliente. El cliente recibe una notificación y ve ambas versiones.',
  'Excluded now': 'Excluido ahora',
  'Also exclude': 'Excluir también',
  'How the client agreed': 'Cómo dio su consentimiento el cliente',
  'When the client agreed': 'Cuándo dio su consentimiento el cliente',
  'The client can read it.': 'El cliente puede leerlo.',
  'This request has no scope to narrow.': 'Esta solicitud no tiene un alcance que reducir.',
  'This request is closed.': 'Esta solicitud está cerrada.',
  'Nothing was narrowed. Change the dates, the categories or what is excluded.':
    'No se redujo nada. Cambie las fechas, las categorías o lo que se excluye.',
  'Someone else narrowed the scope. Close this form and open it again to see the new one.':
    'Otra persona redujo el alcance. Cierre este formulario y ábralo de nuevo para ver el nuevo.',
  'The scope of this request was narrowed too often.':
    'El alcance de esta solicitud se redujo demasiadas veces.',
  'The scope can only be narrowed': 'El alcance solo se puede reducir',
  'Your request now asks for fewer records': 'Su solicitud ahora pide menos expedientes',
  'We narrowed the scope of your records request with your consent. Your request page shows both versions and the reason.':
    'Redujimos el alcance de su solicitud de expediente con su consentimiento. La página de su solicitud muestra ambas versiones y el motivo.',
  'If no one on your team agreed to it, please contact us.':
    'Si nadie de su equipo dio su consentimiento, comuníquese con nosotros.',
  'Fewer records, as agreed: order {{orderId}}': 'Menos expedientes, según lo acordado: orden {{orderId}}',
  '{{portal}}: as agreed, your request {{orderId}} now asks for fewer records. {{link}}':
    '{{portal}}: de acuerdo con usted, su solicitud {{orderId}} pide ahora menos expedientes. {{link}}',
  'Needs a separate authorization that covers nothing else.':
    'Necesita una autorización independiente que no abarque nada más.',
  'A general authorization is not enough.': 'Una autorización general no es suficiente.',
  'Each disclosure needs its own written authorization.':
    'Cada divulgación necesita su propia autorización por escrito.',
  Source: 'Fuente',
  Consent: 'Consentimiento',
  '{{category}} (no longer in the scope)': '{{category}} (ya no forma parte del alcance)',
  Version: 'Versión',
  'The notice of 42 CFR 2.32 could not be added, so nothing was released. Please try again in a moment.':
    'No se pudo agregar el aviso de 42 CFR 2.32, así que no se entregó nada. Inténtelo de nuevo en un momento.',
  'These records are no longer in the scope. Documents that were released earlier may have them.':
    'Estos expedientes ya no forman parte del alcance. Es posible que los documentos entregados antes los contengan.',
  'Notice for Substance Use Records': 'Aviso sobre expedientes de consumo de sustancias',
  'Failed to load the notice': 'No se pudo cargar el aviso',
  'We release this notice with the documents of requests for substance use records. After you change it, a request gets the new version with its next release.':
    'Entregamos este aviso con los documentos de las solicitudes de expedientes de consumo de sustancias. Si lo cambia, la solicitud recibe la nueva versión con la siguiente entrega.',
  'History of the notice': 'Historial del aviso',
  'Documents show version {{version}}': 'Los documentos muestran la versión {{version}}',
  'Show text': 'Mostrar texto',
  'Hide text': 'Ocultar texto',
  'Use the earlier version of the notice, from before {{time}}':
    'Usar la versión anterior del aviso, de antes del {{time}}',
  'Notice saved': 'Aviso guardado',
  'The notice was not saved': 'El aviso no se guardó',
  'The law that words it, such as 42 CFR 2.32(a)(1).': 'La ley que lo redacta, como 42 CFR 2.32(a)(1).',
  'In the words of the law. A blank line starts another paragraph.':
    'Con las palabras de la ley. Una línea en blanco inicia otro párrafo.',
  'Otherwise the notice is marked “Review with counsel before use”.':
    'De lo contrario, el aviso lleva la marca “Revisar con un abogado antes de usar”.',
  '{{name}} changed this notice on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} cambió este aviso el {{at}}. Vuelva a cargar la página para verlo o inténtelo de nuevo para reemplazarlo.',
  'The notice can’t show these characters: {{characters}}. Please replace them.':
    'El aviso no puede mostrar estos caracteres: {{characters}}. Reemplácelos.',
  'Please enter the text': 'Ingrese el texto',
  'Please use at most 20 paragraphs': 'Use como máximo 20 párrafos',
  'Please use at most 2,000 characters in a paragraph': 'Use como máximo 2,000 caracteres en un párrafo',
  'Please use at most 6,000 characters': 'Use como máximo 6,000 caracteres',
};
