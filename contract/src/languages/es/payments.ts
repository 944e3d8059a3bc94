import type { Catalog } from '../catalog.ts';

/** Unmatched payments, as staff see them. */
export const payments: Catalog = {
  Payments: 'Pagos',
  'Stripe payments that the portal couldn’t settle automatically':
    'Pagos de Stripe que el portal no pudo conciliar automáticamente',
  'Needs review': 'Por revisar',
  Resolved: 'Resueltos',
  'Failed to load payments': 'No se pudieron cargar los pagos',
  'Loading payments...': 'Cargando los pagos...',
  'All payments in Stripe are accounted for.': 'Todos los pagos en Stripe están registrados.',
  'No resolved payments yet': 'Aún no hay pagos resueltos',
  'Payments have not been compared with Stripe yet.': 'Los pagos todavía no se han comparado con Stripe.',
  'Last compared with Stripe: {{time}}. Next comparison: {{next}}.':
    'Última comparación con Stripe: {{time}}. Próxima comparación: {{next}}.',
  'Payments are being compared with Stripe now.': 'Los pagos se están comparando con Stripe en este momento.',
  'Payments compared': 'Pagos comparados',
  Corrected: 'Corregidos',
  'Not settled': 'Sin conciliar',
  'The last comparison was interrupted': 'La última comparación se interrumpió',
  'No payments were lost. The next comparison continues where this one stopped.':
    'No se perdió ningún pago. La próxima comparación continúa donde se detuvo esta.',
  'To continue now, choose Compare now.': 'Para continuar ahora, elija “Comparar ahora”.',
  'Compare now': 'Comparar ahora',
  'Comparing... {{count}} compared': 'Comparando... Comparados: {{count}}',
  'Compared with Stripe. No payment was corrected.': 'Comparado con Stripe. No se corrigió ningún pago.',
  'Compared with Stripe. 1 payment was corrected.': 'Comparado con Stripe. Se corrigió 1 pago.',
  'Compared with Stripe. {{payments}} payments were corrected.':
    'Comparado con Stripe. Se corrigieron {{payments}} pagos.',
  'The comparison was interrupted. Please try again in a moment.':
    'La comparación se interrumpió. Inténtelo de nuevo en un momento.',
  'Payments are already being compared with Stripe.': 'Los pagos ya se están comparando con Stripe.',
  'Payment not found': 'No se encontró el pago',
  'The payment ID is not valid': 'El identificador del pago no es válido',
  'Please describe how it was resolved in at most 500 characters':
    'Describa cómo se resolvió en 500 caracteres como máximo',
  'Payment settled': 'Pago conciliado',
  'The payment still can’t be settled': 'El pago todavía no se puede conciliar',
  'Payment marked as resolved': 'Pago marcado como resuelto',
  'Mark as resolved': 'Marcar como resuelto',
  'Mark as resolved: {{name}}': 'Marcar como resuelto: {{name}}',
  'Retry: {{name}}': 'Reintentar: {{name}}',
  'This doesn’t move any money. It only records that someone handled the payment.':
    'Esto no mueve dinero. Solo registra que alguien atendió el pago.',
  'The note was not saved': 'La nota no se guardó',
  'How was it resolved?': '¿Cómo se resolvió?',
  'Only staff can read it. Please do not include patient names.':
    'Solo el personal puede leerla. No incluya nombres de pacientes.',
  'Resolved by {{name}} on {{time}}: {{note}}': 'Resuelto por {{name}} el {{time}}: {{note}}',
  'The portal settled it on {{time}}.': 'El portal lo concilió el {{time}}.',
  'First seen: {{time}}': 'Visto por primera vez: {{time}}',
  'Last tried: {{time}}': 'Último intento: {{time}}',
  'Go to the request': 'Ir a la solicitud',
  'Files and invoices': 'Archivos y facturas',
  'Show payments': 'Mostrar pagos',
  'Hide payments': 'Ocultar pagos',
  Balance: 'Saldo',
  Charged: 'Cobrado',
  Owed: 'Por pagar',
  'Withdrawn by banks': 'Retirado por bancos',
  'Refund for {{name}}, {{time}}': 'Reembolso de {{name}}, {{time}}',
  'Refund for {{name}}, pending since {{time}}': 'Reembolso de {{name}}, pendiente desde el {{time}}',
  'Failed refund for {{name}}, {{time}}': 'Reembolso fallido de {{name}}, {{time}}',
  '{{amount}} refunded': '{{amount}} reembolsados',
  'Payment of {{amount}}': 'Pago de {{amount}}',
  'File charge': 'Cargo de un archivo',
  Unknown: 'Desconocido',
  'Amount unknown': 'Monto desconocido',
  'This payment isn’t for anything in the portal': 'Este pago no corresponde a nada del portal',
  'Find out in Stripe what it is for. If no one knows, refund it there.':
    'Averigüe en Stripe para qué es. Si nadie lo sabe, reembólselo allí.',
  'The item it pays for isn’t in the portal': 'Lo que paga no está en el portal',
  'Ask the payer what it was for, or refund it in Stripe.':
    'Pregunte a quien pagó para qué era, o reembólselo en Stripe.',
  'The payment doesn’t match what the portal requested': 'El pago no coincide con lo que pidió el portal',
  'The amount, currency or item differs. Compare the two, or refund the payment in Stripe.':
    'El monto, la moneda o el concepto es distinto. Compare ambos o reembolse el pago en Stripe.',
  'The processing fee was already paid with another payment':
    'La tarifa de procesamiento ya se pagó con otro pago',
  'Refund this payment in Stripe.': 'Reembolse este pago en Stripe.',
  'Refunded in Stripe, outside the portal': 'Reembolsado en Stripe, fuera del portal',
  'The portal still counts it as paid. Find out who refunded it and record the reason.':
    'El portal todavía lo cuenta como pagado. Averigüe quién lo reembolsó y anote el motivo.',
  'The refund didn’t go through': 'El reembolso no se completó',
  'Try again, or refund it again on its invoice. If neither works, arrange another way to refund the payer.':
    'Inténtelo de nuevo o reembólselo otra vez en su factura. Si nada funciona, acuerde otra forma de reembolso con quien pagó.',
  'Stripe has no record of this payment': 'Stripe no tiene registro de este pago',
  'The request is waiting for this payment. Check that the portal uses the right Stripe account.':
    'La solicitud está esperando este pago. Compruebe que el portal use la cuenta de Stripe correcta.',
  'The payment couldn’t be compared': 'El pago no se pudo comparar',
  'Try again. If that doesn’t help, contact the person who runs the portal.':
    'Inténtelo de nuevo. Si no sirve, comuníquese con la persona que administra el portal.',
  'No payments need review': 'Ningún pago requiere revisión',
};
