import type { Catalogue } from '../catalogue.ts';

export const disputes: Catalogue = {
  'A payment is disputed': 'Un pago está en disputa',
  'A disputed payment was lost': 'Se perdió un pago en disputa',
  'The bank of the payer asks about a payment. The money has not been taken back.':
    'El banco de quien pagó pregunta por un pago. El dinero no se ha retirado.',
  'The bank of the payer has taken a payment back and decides whom it belongs to.':
    'El banco de quien pagó ha retirado un pago y decide a quién pertenece.',
  'The bank of the payer has taken a payment back for good. The portal says what can be done.':
    'El banco de quien pagó ha retirado un pago definitivamente. El portal indica qué se puede hacer.',
  'The dispute is over.': 'La disputa ha terminado.',
  'Answer it in Stripe’s Dashboard, under Disputes.': 'Respóndala en el panel de Stripe, en Disputas.',
  'Evidence due': 'Plazo para las pruebas',
  'Please name a file or an invoice': 'Indique un archivo o una factura',
  'Only a payment that was lost to a dispute can be asked for again.':
    'Solo se puede volver a pedir un pago que se perdió en una disputa.',
  'It can be paid for again': 'Se puede volver a pagar',
  'The payment of this invoice is disputed: its bank has taken the money back. Answer the dispute in Stripe; a refund would give the money away twice.':
    'El pago de esta factura está en disputa: el banco ha retirado el dinero. Responda la disputa en Stripe; un reembolso entregaría el dinero dos veces.',
  'The dispute of this payment was lost: its money is back with the payer already.':
    'La disputa de este pago se perdió: el dinero ya está de vuelta con quien pagó.',
  'The payment of this file is disputed. It can be downloaded once that is settled.':
    'El pago de este archivo está en disputa. Se podrá descargar cuando se resuelva.',
  'The payment of this file was taken back by the bank. Please contact support to pay for it again.':
    'El banco retiró el pago de este archivo. Comuníquese con soporte para volver a pagarlo.',
  'The bank cannot process it': 'El banco no puede procesarlo',
  'The check was returned': 'El cheque fue devuelto',
  'A promised refund did not come': 'No llegó un reembolso prometido',
  'The payer asked for the money back': 'Quien pagó pidió la devolución del dinero',
  'The debit was not authorized': 'El débito no fue autorizado',
  'Paid twice': 'Pagado dos veces',
  'Not paid by the owner of the account': 'No lo pagó el titular de la cuenta',
  'No reason given': 'Sin motivo indicado',
  'Incorrect account details': 'Datos de cuenta incorrectos',
  'Insufficient funds': 'Fondos insuficientes',
  'Against the rules of the card network': 'Contra las reglas de la red de tarjetas',
  'Not received': 'No recibido',
  'Not as described': 'No corresponde a lo descrito',
  'Canceled before': 'Cancelado antes',
  'The payer does not recognize it': 'Quien pagó no lo reconoce',
  'The payer’s bank disputes it': 'El banco de quien pagó lo disputa',
  'Answer it in Stripe’s Dashboard, under Disputes, before the evidence is due. Do not refund it.':
    'Respóndala en el panel de Stripe, en Disputas, antes de que venza el plazo para las pruebas. No lo reembolse.',
  'Its dispute was lost': 'Su disputa se perdió',
  'Dispute lost. The funds stay with the payer. Have it paid for again on the request, or note why it stays so.':
    'Disputa perdida. Los fondos quedan en manos de quien pagó. Haga que se vuelva a pagar en la solicitud, o anote por qué queda así.',
  'Its dispute was won after it was opened for payment again':
    'Su disputa se ganó después de abrirlo para un nuevo pago',
  'The money is back. If it was paid for again meanwhile, give one of the two back in Stripe.':
    'El dinero ha vuelto. Si entretanto se pagó de nuevo, devuelva uno de los dos pagos en Stripe.',
  'Bank inquiry': 'Consulta del banco',
  Disputed: 'En disputa',
  'Dispute lost': 'Disputa perdida',
  'Dispute won': 'Disputa ganada',
  'Dispute of {{amount}}': 'Disputa de {{amount}}',
  '{{reason}}. Since {{day}}.': '{{reason}}. Desde el {{day}}.',
  'Answer it in Stripe’s Dashboard': 'Responderla en el panel de Stripe',
  'To be paid again since {{day}}.': 'Debe pagarse de nuevo desde el {{day}}.',
  'Dispute won. The funds were returned to your account.':
    'Disputa ganada. Los fondos se devolvieron a su cuenta.',
  'Dispute lost. The funds stay with the payer.':
    'Disputa perdida. Los fondos quedan en manos de quien pagó.',
  'Evidence is due by {{day}}.': 'Las pruebas se deben presentar antes del {{day}}.',
  'The bank decides.': 'El banco decide.',
  'The bank has taken the money back. Nothing can be refunded.':
    'El banco ha retirado el dinero. No se puede reembolsar nada.',
  '{{name}} can be paid for again': '{{name}} se puede volver a pagar',
  'Error asking for the payment again: {{reason}}': 'Error al pedir el pago de nuevo: {{reason}}',
  'Ask to pay again: {{name}}': 'Pedir que se pague de nuevo: {{name}}',
  'Ask to pay again': 'Pedir que se pague de nuevo',
  'Ask to pay again?': '¿Pedir que se pague de nuevo?',
  'The client owes {{name}} again and can pay for it with another payment.':
    'El cliente debe {{name}} de nuevo y puede pagarlo con otro pago.',
  '{{amount}}, payment disputed': '{{amount}}, pago en disputa',
  '{{amount}}, payment taken back by the bank': '{{amount}}, pago retirado por el banco',
  'The bank that paid has taken the money back and decides. You need not pay again.':
    'El banco que pagó ha retirado el dinero y decide. No tiene que pagar de nuevo.',
  'The bank that paid has taken the money back. Please contact support to pay again.':
    'El banco que pagó ha retirado el dinero. Comuníquese con soporte para pagar de nuevo.',
  'Payment disputed': 'Pago en disputa',
  'Payment taken back': 'Pago retirado',
  '{{who}} asked for the payment again: {{what}}': '{{who}} pidió el pago de nuevo: {{what}}',
  '{{what}}: the dispute of {{amount}} was won': '{{what}}: la disputa de {{amount}} se ganó',
  '{{what}}: the dispute of {{amount}} was lost': '{{what}}: la disputa de {{amount}} se perdió',
  '{{what}}: the bank asks about the payment of {{amount}}':
    '{{what}}: el banco pregunta por el pago de {{amount}}',
  '{{what}}: the bank asks no more about the payment of {{amount}}':
    '{{what}}: el banco ya no pregunta por el pago de {{amount}}',
  '{{what}}: the bank reviews the dispute of {{amount}}':
    '{{what}}: el banco revisa la disputa de {{amount}}',
  '{{what}}: the payment of {{amount}} is disputed': '{{what}}: el pago de {{amount}} está en disputa',
};
