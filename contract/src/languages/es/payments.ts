import type { Catalogue } from '../catalogue.ts';

/** What staff see of payments that could not be settled. */
export const payments: Catalogue = {
  Payments: 'Pagos',
  'Payments at Stripe that the portal could not settle by itself':
    'Pagos en Stripe que el portal no pudo conciliar por sí mismo',
  'To look into': 'Por revisar',
  Resolved: 'Resueltos',
  'Failed to load payments': 'No se pudieron cargar los pagos',
  'Loading payments...': 'Cargando los pagos...',
  'Everything that Stripe took is accounted for.': 'Todo lo que Stripe cobró está registrado.',
  'No payment has had to be resolved yet': 'Todavía no ha sido necesario resolver ningún pago',
  'Payments have not been compared with Stripe yet.': 'Los pagos todavía no se han comparado con Stripe.',
  'Last compared with Stripe: {{time}}. Next comparison: {{next}}.':
    'Última comparación con Stripe: {{time}}. Próxima comparación: {{next}}.',
  'Payments are being compared with Stripe now.': 'Los pagos se están comparando con Stripe en este momento.',
  'Payments compared': 'Pagos comparados',
  Repaired: 'Corregidos',
  'Not settled': 'Sin conciliar',
  'The last comparison was interrupted': 'La última comparación se interrumpió',
  'No payment is lost. The next comparison continues where this one stopped.':
    'No se pierde ningún pago. La próxima comparación continúa donde se detuvo esta.',
  'To continue now, choose Compare now.': 'Para continuar ahora, elija Comparar ahora.',
  'Compare now': 'Comparar ahora',
  'Comparing... {{count}} so far': 'Comparando... {{count}} hasta ahora',
  'Compared with Stripe. Payments repaired: {{count}}': 'Comparado con Stripe. Pagos corregidos: {{count}}',
  'The comparison was interrupted. Please try again in a moment.':
    'La comparación se interrumpió. Inténtelo de nuevo en un momento.',
  'Payments are being compared with Stripe already.': 'Los pagos ya se están comparando con Stripe.',
  'Payment not found': 'No se encontró el pago',
  'The payment id is not valid': 'El identificador del pago no es válido',
  'Please say in at most 500 characters how it was resolved':
    'Indique en un máximo de 500 caracteres cómo se resolvió',
  'The payment is settled now': 'El pago ya está conciliado',
  'The payment still cannot be settled': 'El pago todavía no se puede conciliar',
  'Payment marked as resolved': 'Pago marcado como resuelto',
  'Mark as Resolved': 'Marcar como resuelto',
  'Mark as Resolved: {{name}}': 'Marcar como resuelto: {{name}}',
  'Try again: {{name}}': 'Intentar de nuevo: {{name}}',
  'No money moves by this: it only says that the payment was dealt with.':
    'Esto no mueve dinero: solo indica que el pago se ha atendido.',
  'The note was not saved': 'La nota no se guardó',
  'How was it resolved?': '¿Cómo se resolvió?',
  'Only staff can read it. Please do not name patients.':
    'Solo el personal puede leerla. No mencione a pacientes.',
  'Resolved by {{name}} on {{time}}: {{note}}': 'Resuelto por {{name}} el {{time}}: {{note}}',
  'The portal settled it on {{time}}.': 'El portal lo concilió el {{time}}.',
  'First seen: {{time}}': 'Visto por primera vez: {{time}}',
  'Last tried: {{time}}': 'Último intento: {{time}}',
  'Go to the request': 'Ir a la solicitud',
  'Charge of a file': 'Cargo de un archivo',
  Unknown: 'Desconocido',
  'Amount unknown': 'Importe desconocido',
  'It pays for nothing of the portal': 'No paga nada del portal',
  'Find out in Stripe what it is for. If nobody knows, give it back there.':
    'Averigüe en Stripe para qué es. Si nadie lo sabe, devuélvalo allí.',
  'What it pays for is not in the portal': 'Lo que paga no está en el portal',
  'Ask the payer what it was for, or give it back in Stripe.':
    'Pregunte a quien pagó para qué era, o devuélvalo en Stripe.',
  'It is not what the portal asked for': 'No es lo que el portal pidió',
  'Its amount, its currency or what it names differs. Compare both, or give it back in Stripe.':
    'El importe, la moneda o lo que indica es distinto. Compare ambos o devuélvalo en Stripe.',
  'The processing fee was paid with another payment': 'La tarifa de procesamiento se pagó con otro pago',
  'Give this payment back in Stripe.': 'Devuelva este pago en Stripe.',
  'It was given back in Stripe, past the portal': 'Se devolvió en Stripe, sin pasar por el portal',
  'The portal still counts it as paid. Find out who gave it back, and note why.':
    'El portal todavía lo cuenta como pagado. Averigüe quién lo devolvió y anote por qué.',
  'It could not be given back': 'No se pudo devolver',
  'Try again, or refund it again on its invoice. If neither helps, agree with the payer on another way.':
    'Inténtelo de nuevo o reembólselo otra vez en su factura. Si no sirve, acuerde otra forma con quien pagó.',
  'Stripe does not know it': 'Stripe no lo conoce',
  'The request waits for it. Check that the portal uses the right Stripe account.':
    'La solicitud lo está esperando. Compruebe que el portal use la cuenta de Stripe correcta.',
  'It could not be compared': 'No se pudo comparar',
  'Try again. If that does not help, tell whoever runs the portal.':
    'Inténtelo de nuevo. Si no sirve, avise a quien administra el portal.',
  'No payments need review': 'Ningún pago requiere revisión',
};
