import type { Catalog } from '../catalog.ts';

export const disputes: Catalog = {
  'A payment is disputed': 'Un pago está en disputa',
  'A payment dispute was lost': 'Se perdió la disputa de un pago',
  'The payer’s bank is asking about a payment. It has not withdrawn the funds.':
    'El banco de quien pagó pide información sobre un pago. No ha retirado el dinero.',
  'The payer’s bank has withdrawn a disputed payment and will decide who gets the money.':
    'El banco de quien pagó retiró un pago en disputa y decidirá a quién corresponde el dinero.',
  'The bank decided for the payer, who keeps the funds. To let the client pay again, open the request and choose “Allow a new payment”. Otherwise, choose “Mark as resolved” under Payments and enter why you don’t.':
    'El banco decidió a favor de la persona que pagó, quien conserva el dinero. Para que el cliente vuelva a pagar, abra la solicitud y elija “Permitir un nuevo pago”. De lo contrario, elija “Marcar como resuelto” en Pagos e indique por qué no lo permite.',
  'The dispute is closed. You do not need to do anything.':
    'La disputa está cerrada. No tiene que hacer nada.',
  'Respond in the Stripe Dashboard, under Disputes, before the evidence is due.':
    'Responda en el panel de Stripe, en Disputas, antes de que venza el plazo para las pruebas.',
  'Evidence due': 'Plazo para las pruebas',
  'Please specify a file or an invoice': 'Indique un archivo o una factura',
  'You can request payment again only after a dispute is lost.':
    'Solo puede volver a solicitar el pago después de que se pierda una disputa.',
  'The client can pay again': 'El cliente puede volver a pagar',
  'The payment for this invoice is disputed, and the bank withdrew the funds. If you refund it now, the payer gets the money twice. Respond in the Stripe Dashboard instead.':
    'El pago de esta factura está en disputa y el banco retiró los fondos. Si lo reembolsa ahora, quien pagó recibe el dinero dos veces. En su lugar, responda en el panel de Stripe.',
  'The dispute over this payment was lost. The payer already has the money back.':
    'Se perdió la disputa de este pago. Quien pagó ya tiene el dinero de vuelta.',
  'The payment for this file is disputed. You can download the file after the dispute is resolved.':
    'El pago de este archivo está en disputa. Podrá descargarlo cuando se resuelva la disputa.',
  'The bank withdrew the payment for this file. Please contact support to pay for it again.':
    'El banco retiró el pago de este archivo. Comuníquese con soporte para volver a pagarlo.',
  'The bank cannot process it': 'El banco no puede procesarlo',
  'The check was returned': 'El cheque fue devuelto',
  'A promised refund did not arrive': 'No llegó un reembolso prometido',
  'The payer asked for the money back': 'Quien pagó pidió la devolución del dinero',
  'The debit was not authorized': 'El débito no fue autorizado',
  'Paid twice': 'Pagado dos veces',
  'Not paid by the account holder': 'No lo pagó el titular de la cuenta',
  'No reason given': 'Sin motivo indicado',
  'Incorrect account details': 'Datos de cuenta incorrectos',
  'Insufficient funds': 'Fondos insuficientes',
  'Violates card network rules': 'Infringe las reglas de la red de tarjetas',
  'Not received': 'No recibido',
  'Not as described': 'No corresponde a lo descrito',
  'Already canceled': 'Ya cancelado',
  'The payer does not recognize it': 'Quien pagó no lo reconoce',
  'The payer’s bank disputes this payment': 'El banco de quien pagó disputa este pago',
  'Respond in the Stripe Dashboard, under Disputes, before the evidence is due. Do not refund the payment.':
    'Responda en el panel de Stripe, en Disputas, antes de que venza el plazo para las pruebas. No reembolse el pago.',
  'The dispute was lost': 'La disputa se perdió',
  'Dispute lost. The funds stay with the payer. To let the client pay again, open the request and choose “Allow a new payment”. Otherwise, choose “Mark as resolved” here and enter why you don’t.':
    'Se perdió la disputa. El dinero queda con la persona que pagó. Para que el cliente vuelva a pagar, abra la solicitud y elija “Permitir un nuevo pago”. De lo contrario, elija “Marcar como resuelto” aquí e indique por qué no lo permite.',
  'The dispute was won after payment was requested again':
    'La disputa se ganó después de solicitar de nuevo el pago',
  'The funds were returned to your account. If the client has already paid again, refund one of the two payments in Stripe.':
    'Los fondos se devolvieron a su cuenta. Si el cliente ya pagó de nuevo, reembolse uno de los dos pagos en Stripe.',
  'Bank inquiry': 'Consulta del banco',
  Disputed: 'En disputa',
  'Dispute lost': 'Disputa perdida',
  'Dispute won': 'Disputa ganada',
  'Dispute of {{amount}}': 'Disputa de {{amount}}',
  '{{reason}}. Opened on {{day}}.': '{{reason}}. Abierta el {{day}}.',
  'Respond in the Stripe Dashboard': 'Responder en el panel de Stripe',
  'Payment requested again on {{day}}.': 'El pago se volvió a solicitar el {{day}}.',
  'Dispute won. The funds were returned to your account.':
    'Disputa ganada. Los fondos se devolvieron a su cuenta.',
  'Dispute lost. The funds stay with the payer.':
    'Disputa perdida. Los fondos quedan en manos de quien pagó.',
  'Evidence is due by {{day}}.': 'Las pruebas se deben presentar a más tardar el {{day}}.',
  'Waiting for the bank’s decision.': 'A la espera de la decisión del banco.',
  'The bank withdrew the funds, so you can’t refund this payment.':
    'El banco retiró los fondos, así que no puede reembolsar este pago.',
  'The client can now pay {{name}} again': 'El cliente ya puede volver a pagar {{name}}',
  'Error allowing a new payment: {{reason}}': 'Error al permitir un nuevo pago: {{reason}}',
  'Allow a new payment: {{name}}': 'Permitir un nuevo pago: {{name}}',
  'Allow a new payment': 'Permitir un nuevo pago',
  'Allow a new payment?': '¿Permitir un nuevo pago?',
  '{{name}} becomes unpaid, and the client can pay it on the request page. We don’t email them about it: send a message.':
    '{{name}} vuelve a estar sin pagar y el cliente puede pagarlo en la página de la solicitud. No le enviamos un correo al respecto: envíele un mensaje.',
  '{{amount}}, payment disputed': '{{amount}}, pago en disputa',
  '{{amount}}, payment withdrawn by the bank': '{{amount}}, pago retirado por el banco',
  'The payer’s bank withdrew the payment and is reviewing the dispute. You don’t need to pay again.':
    'El banco de quien pagó retiró el pago y está revisando la disputa. No tiene que pagar de nuevo.',
  'The payer’s bank withdrew the payment. To pay again, please contact support.':
    'El banco de quien pagó retiró el pago. Para pagar de nuevo, comuníquese con soporte.',
  'Payment disputed': 'Pago en disputa',
  'Payment withdrawn by bank': 'Pago retirado por el banco',
  '{{who}} requested payment again: {{what}}': '{{who}} volvió a solicitar el pago: {{what}}',
  '{{what}}: the {{amount}} dispute was won': '{{what}}: la disputa de {{amount}} se ganó',
  '{{what}}: the {{amount}} dispute was lost': '{{what}}: la disputa de {{amount}} se perdió',
  '{{what}}: the bank opened an inquiry about the payment of {{amount}}':
    '{{what}}: el banco abrió una consulta sobre el pago de {{amount}}',
  '{{what}}: the bank closed its inquiry about the payment of {{amount}}':
    '{{what}}: el banco cerró su consulta sobre el pago de {{amount}}',
  '{{what}}: the bank is reviewing the {{amount}} dispute':
    '{{what}}: el banco está revisando la disputa de {{amount}}',
  '{{what}}: the payment of {{amount}} was disputed': '{{what}}: se disputó el pago de {{amount}}',
  'A payment dispute is closed': 'Se cerró la disputa de un pago',
  'You do not need to respond now.': 'No tiene que responder por ahora.',
  '{{heading}}: {{amount}}': '{{heading}}: {{amount}}',
};
