import type { Catalog } from '../catalog.ts';

/** Why a request is due on its date, pauses of the clock, and the earliest production date. */
export const dueDates: Catalog = {
  'Set by a person. The deadline rules do not move it.':
    'Fijada por una persona. Las reglas de plazos no la cambian.',
  'not before {{day}}, the earliest production date':
    'no antes del {{day}}, la primera fecha de presentación',
  '{{reasons}} → {{day}}': '{{reasons}} → {{day}}',
  '{{rule}} (rush)': '{{rule}} (urgente)',
  '{{days}} after submission on {{day}}': '{{days}} después del envío del {{day}}',
  '{{days}} after submission on {{day}}, because the service date is not known':
    '{{days}} después del envío del {{day}}, porque no se conoce la fecha de notificación',
  '{{days}} after service on {{day}}': '{{days}} después de la notificación del {{day}}',
  '{{days}} after submission on {{day}}, because the fee is not paid yet':
    '{{days}} después del envío del {{day}}, porque la tarifa aún no está pagada',
  '{{days}} after receipt of the fee on {{day}}': '{{days}} después de recibir la tarifa el {{day}}',
  '1 business day': '1 día hábil',
  '{{days}} business days': '{{days}} días hábiles',
  '1 day': '1 día',
  '{{days}} days': '{{days}} días',
  'paused 1 day': '1 día en pausa',
  'paused {{days}} days': '{{days}} días en pausa',
  '{{day}} is a holiday ({{name}})': 'el {{day}} es día feriado ({{name}})',
  '{{day}} is on a weekend': 'el {{day}} cae en fin de semana',
  '{{days}} are on a weekend': 'caen en fin de semana: {{days}}',
  'Waiting for the client since {{day}}: we rejected the submission. The due date moves until they answer.':
    'En espera del cliente desde el {{day}}: rechazamos el envío. La fecha límite se aplaza hasta que responda.',
  'Waiting for the client since {{day}}: we asked for what is missing. The due date moves until they answer.':
    'En espera del cliente desde el {{day}}: le pedimos lo que falta. La fecha límite se aplaza hasta que responda.',
  'Waiting for the client since {{day}}: the fee is not paid. The due date moves until they pay.':
    'En espera del cliente desde el {{day}}: la tarifa no está pagada. La fecha límite se aplaza hasta que pague.',
  'We’ve been waiting for your answer since {{day}}. The expected date moves until you answer.':
    'Esperamos su respuesta desde el {{day}}. La fecha prevista se aplaza hasta que responda.',
  'We’ve been waiting for your payment since {{day}}. The expected date moves until you pay.':
    'Esperamos su pago desde el {{day}}. La fecha prevista se aplaza hasta que pague.',
  'If they pay today, it is due {{day}}.': 'Si paga hoy, la fecha límite es el {{day}}.',
  'If they answer today, it is due {{day}}.': 'Si responde hoy, la fecha límite es el {{day}}.',
  'If you pay today, expect the records by {{day}}.':
    'Si paga hoy, puede esperar el expediente para el {{day}}.',
  'If you answer today, expect the records by {{day}}.':
    'Si responde hoy, puede esperar el expediente para el {{day}}.',
  'Expected by {{day}}': 'Previsto para el {{day}}',
  Paused: 'En pausa',
  'Why this date?': '¿Por qué esta fecha?',
  'Source: {{source}}': 'Fuente: {{source}}',
  'Use the calculated date': 'Usar la fecha calculada',
  'The deadline rules replace the date that a person set. Holidays and waiting for the client move it again.':
    'Las reglas de plazos reemplazan la fecha que fijó una persona. Los días feriados y la espera del cliente vuelven a cambiarla.',
  'The due date was not changed': 'No se cambió la fecha límite',
  'Calculated date restored: from {{from}} to {{to}}':
    'Fecha calculada restablecida. Antes: {{from}}. Ahora: {{to}}.',
  'The deadline rules do not apply to this request': 'Las reglas de plazos no se aplican a esta solicitud',
  'Earliest production date: {{day}}': 'Primera fecha de presentación: {{day}}',
  '{{name}} released documents earlier on {{time}}': '{{name}} entregó documentos antes, el {{time}}',
  'These records may not be produced before {{day}} ({{source}}). To release them earlier, give a reason.':
    'Estos expedientes no pueden presentarse antes del {{day}} ({{source}}). Para entregarlos antes, indique un motivo.',
  'These records may not be produced before {{day}}. To release them earlier, give a reason.':
    'Estos expedientes no pueden presentarse antes del {{day}}. Para entregarlos antes, indique un motivo.',
  'Reason for the early release': 'Motivo de la entrega anticipada',
  'The portal moved the due date from {{from}} to {{to}}':
    'El portal cambió la fecha límite. Antes: {{from}}. Ahora: {{to}}.',
  '{{who}} added {{files}} before the earliest production date':
    '{{who}} agregó {{files}} antes de la primera fecha de presentación',
  'Leave empty to use the deadline rules.': 'Déjela vacía para usar las reglas de plazos.',
  'We are working on your request and will write to you.':
    'Estamos trabajando en su solicitud y le escribiremos.',
  'If you pay today, we’ll continue and write to you.': 'Si paga hoy, continuaremos y le escribiremos.',
  'If you answer today, we’ll continue and write to you.':
    'Si responde hoy, continuaremos y le escribiremos.',
  'It was due before it arrived on {{day}}. The client sees no date.':
    'La fecha límite ya había pasado cuando llegó, el {{day}}. El cliente no ve ninguna fecha.',
  'It was due before it arrived on {{day}}: {{reason}}. The client sees no date.':
    'La fecha límite ya había pasado cuando llegó, el {{day}}: {{reason}}. El cliente no ve ninguna fecha.',
  'Due before it arrived': 'Fecha límite anterior a la llegada',
  'Clients see the expected date on the request page. We don’t email them about it.':
    'Los clientes ven la fecha prevista en la página de la solicitud. No les enviamos un correo al respecto.',
};
