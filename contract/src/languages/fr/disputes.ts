import type { Catalog } from '../catalog.ts';

export const disputes: Catalog = {
  'A payment is disputed': 'Un paiement est contesté',
  'A payment dispute was lost': 'Le litige sur un paiement est perdu',
  'The payer’s bank is asking about a payment. It has not withdrawn the funds.':
    'La banque du payeur se renseigne sur un paiement. Elle n’a pas repris l’argent.',
  'The payer’s bank has withdrawn a disputed payment and will decide who gets the money.':
    'La banque du payeur a repris un paiement contesté et décidera à qui revient l’argent.',
  'The bank decided for the payer, who keeps the funds. On the request page, request payment again or record why you don’t.':
    'La banque a tranché en faveur du payeur, qui garde les fonds. Sur la page de la demande, demandez un nouveau paiement ou notez pourquoi vous ne le faites pas.',
  'The dispute is closed. You do not need to do anything.': 'Le litige est clos. Vous n’avez rien à faire.',
  'Respond in the Stripe Dashboard, under Disputes, before the evidence is due.':
    'Répondez dans le tableau de bord de Stripe, sous Litiges, avant la date limite des preuves.',
  'Evidence due': 'Preuves attendues avant le',
  'Please specify a file or an invoice': 'Veuillez indiquer un fichier ou une facture',
  'You can request payment again only after a dispute is lost.':
    'Vous ne pouvez redemander le paiement qu’après un litige perdu.',
  'The client can pay again': 'Le client peut payer à nouveau',
  'The payment for this invoice is disputed, and the bank withdrew the funds. If you refund it now, the payer gets the money twice. Respond in the Stripe Dashboard instead.':
    'Le paiement de cette facture est contesté et la banque a repris les fonds. Si vous le remboursez maintenant, le payeur reçoit l’argent deux fois. Répondez plutôt dans le tableau de bord de Stripe.',
  'The dispute over this payment was lost. The payer already has the money back.':
    'Le litige sur ce paiement est perdu. Le payeur a déjà récupéré l’argent.',
  'The payment for this file is disputed. You can download the file after the dispute is resolved.':
    'Le paiement de ce fichier est contesté. Vous pourrez le télécharger une fois le litige réglé.',
  'The bank withdrew the payment for this file. Please contact support to pay for it again.':
    'La banque a repris le paiement de ce fichier. Veuillez contacter l’assistance pour le payer à nouveau.',
  'The bank cannot process it': 'La banque ne peut pas le traiter',
  'The check was returned': 'Le chèque a été retourné',
  'A promised refund did not arrive': 'Un remboursement promis n’est pas arrivé',
  'The payer asked for the money back': 'Le payeur a demandé à être remboursé',
  'The debit was not authorized': 'Le prélèvement n’était pas autorisé',
  'Paid twice': 'Payé deux fois',
  'Not paid by the account holder': 'Non payé par le titulaire du compte',
  'No reason given': 'Aucun motif indiqué',
  'Incorrect account details': 'Coordonnées bancaires incorrectes',
  'Insufficient funds': 'Provision insuffisante',
  'Violates card network rules': 'Contraire aux règles du réseau de cartes',
  'Not received': 'Non reçu',
  'Not as described': 'Non conforme à la description',
  'Already canceled': 'Déjà annulé',
  'The payer does not recognize it': 'Le payeur ne le reconnaît pas',
  'The payer’s bank disputes this payment': 'La banque du payeur conteste ce paiement',
  'Respond in the Stripe Dashboard, under Disputes, before the evidence is due. Do not refund the payment.':
    'Répondez dans le tableau de bord de Stripe, sous Litiges, avant l’échéance des preuves. Ne remboursez pas le paiement.',
  'The dispute was lost': 'Le litige est perdu',
  'Dispute lost. The funds stay with the payer. On the request page, request payment again or record why you don’t.':
    'Litige perdu. Les fonds restent au payeur. Sur la page de la demande, demandez un nouveau paiement ou notez pourquoi vous ne le faites pas.',
  'The dispute was won after payment was requested again':
    'Le litige a été gagné après la demande d’un nouveau paiement',
  'The funds were returned to your account. If the client has already paid again, refund one of the two payments in Stripe.':
    'Les fonds ont été restitués sur votre compte. Si le client a déjà payé à nouveau, remboursez l’un des deux paiements dans Stripe.',
  'Bank inquiry': 'Demande de la banque',
  Disputed: 'Contesté',
  'Dispute lost': 'Litige perdu',
  'Dispute won': 'Litige gagné',
  'Dispute of {{amount}}': 'Litige de {{amount}}',
  '{{reason}}. Opened on {{day}}.': '{{reason}}. Ouvert le {{day}}.',
  'Respond in the Stripe Dashboard': 'Répondre dans le tableau de bord de Stripe',
  'Payment requested again on {{day}}.': 'Paiement demandé à nouveau le {{day}}.',
  'Dispute won. The funds were returned to your account.':
    'Litige gagné. Les fonds ont été restitués sur votre compte.',
  'Dispute lost. The funds stay with the payer.': 'Litige perdu. Les fonds restent au payeur.',
  'Evidence is due by {{day}}.': 'Les preuves doivent être fournies au plus tard le {{day}}.',
  'Waiting for the bank’s decision.': 'En attente de la décision de la banque.',
  'The bank withdrew the funds, so you can’t refund this payment.':
    'La banque a retiré les fonds ; vous ne pouvez donc pas rembourser ce paiement.',
  'The client can now pay {{name}} again': 'Le client peut maintenant payer de nouveau {{name}}',
  'Error requesting payment again: {{reason}}': 'Erreur lors de la nouvelle demande de paiement : {{reason}}',
  'Request payment again: {{name}}': 'Demander un nouveau paiement : {{name}}',
  'Request payment again': 'Demander un nouveau paiement',
  'Request payment again?': 'Demander un nouveau paiement ?',
  'The client owes {{name}} again and can make a new payment.':
    'Le client doit à nouveau {{name}} et peut effectuer un autre paiement.',
  '{{amount}}, payment disputed': '{{amount}}, paiement contesté',
  '{{amount}}, payment withdrawn by the bank': '{{amount}}, paiement retiré par la banque',
  'The payer’s bank withdrew the payment and is reviewing the dispute. You don’t need to pay again.':
    'La banque du payeur a repris le paiement et examine le litige. Vous n’avez pas à payer à nouveau.',
  'The payer’s bank withdrew the payment. To pay again, please contact support.':
    'La banque du payeur a repris le paiement. Pour payer à nouveau, veuillez contacter l’assistance.',
  'Payment disputed': 'Paiement contesté',
  'Payment withdrawn by bank': 'Paiement repris par la banque',
  '{{who}} requested payment again: {{what}}': '{{who}} a demandé à nouveau le paiement : {{what}}',
  '{{what}}: the {{amount}} dispute was won': '{{what}} : le litige de {{amount}} est gagné',
  '{{what}}: the {{amount}} dispute was lost': '{{what}} : le litige de {{amount}} est perdu',
  '{{what}}: the bank opened an inquiry about the payment of {{amount}}':
    '{{what}} : la banque a ouvert une demande de renseignements sur le paiement de {{amount}}',
  '{{what}}: the bank closed its inquiry about the payment of {{amount}}':
    '{{what}} : la banque a clos sa demande de renseignements sur le paiement de {{amount}}',
  '{{what}}: the bank is reviewing the {{amount}} dispute':
    '{{what}} : la banque examine le litige de {{amount}}',
  '{{what}}: the payment of {{amount}} was disputed': '{{what}} : le paiement de {{amount}} a été contesté',
  'A payment dispute is closed': 'Le litige sur un paiement est clos',
  'You do not need to respond now.': 'Vous n’avez pas à répondre pour l’instant.',
  '{{heading}}: {{amount}}': '{{heading}} : {{amount}}',
};
