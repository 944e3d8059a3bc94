import type { Catalog } from '../catalog.ts';

export const disputes: Catalog = {
  'A payment is disputed': 'Un paiement est contesté',
  'A payment dispute was lost': 'La contestation d’un paiement est perdue',
  'The payer’s bank is asking about a payment. It has not withdrawn the funds.':
    'La banque du payeur se renseigne sur un paiement. Elle n’a pas repris l’argent.',
  'The payer’s bank has withdrawn a disputed payment and will decide who gets the money.':
    'La banque du payeur a repris un paiement contesté et décidera à qui revient l’argent.',
  'The bank decided for the payer, who keeps the funds. To let the client pay again, open the request and choose “Allow a new payment”. Otherwise, choose “Mark as resolved” under Payments and enter why you don’t.':
    'La banque a tranché en faveur du payeur, qui conserve les fonds. Pour que le client paie de nouveau, ouvrez la demande et choisissez « Autoriser un nouveau paiement ». Sinon, choisissez « Marquer comme résolu » sous Paiements et indiquez pourquoi.',
  'The dispute is closed. You do not need to do anything.':
    'La contestation est close. Vous n’avez rien à faire.',
  'Respond in the Stripe Dashboard, under Disputes, before the evidence is due.':
    'Répondez dans le tableau de bord de Stripe, sous Litiges, avant la date limite des preuves.',
  'Evidence due': 'Preuves à fournir au plus tard le',
  'Please specify a file or an invoice': 'Veuillez indiquer un fichier ou une facture',
  'You can request payment again only after a dispute is lost.':
    'Vous ne pouvez redemander le paiement qu’après une contestation perdue.',
  'The client can pay again': 'Le client peut payer de nouveau',
  'The payment for this invoice is disputed, and the bank withdrew the funds. If you refund it now, the payer gets the money twice. Respond in the Stripe Dashboard instead.':
    'Le paiement de cette facture est contesté et la banque a repris les fonds. Si vous le remboursez maintenant, le payeur reçoit l’argent deux fois. Répondez plutôt dans le tableau de bord de Stripe.',
  'The dispute over this payment was lost. The payer already has the money back.':
    'La contestation de ce paiement est perdue. Le payeur a déjà récupéré l’argent.',
  'The payment for this file is disputed. You can download the file after the dispute is resolved.':
    'Le paiement de ce fichier est contesté. Vous pourrez le télécharger une fois la contestation réglée.',
  'The bank withdrew the payment for this file. Please contact support to pay for it again.':
    'La banque a repris le paiement de ce fichier. Veuillez contacter l’assistance pour le payer de nouveau.',
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
  'The dispute was lost': 'La contestation est perdue',
  'Dispute lost. The funds stay with the payer. To let the client pay again, open the request and choose “Allow a new payment”. Otherwise, choose “Mark as resolved” here and enter why you don’t.':
    'Contestation perdue. Les fonds restent au payeur. Pour que le client paie de nouveau, ouvrez la demande et choisissez « Autoriser un nouveau paiement ». Sinon, choisissez « Marquer comme résolu » ici et indiquez pourquoi.',
  'The dispute was won after payment was requested again':
    'La contestation a été gagnée après la demande d’un nouveau paiement',
  'The funds were returned to your account. If the client has already paid again, refund one of the two payments in Stripe.':
    'Les fonds ont été restitués sur votre compte. Si le client a déjà payé de nouveau, remboursez l’un des deux paiements dans Stripe.',
  'Bank inquiry': 'Renseignements demandés par la banque',
  Disputed: 'Contesté',
  'Dispute lost': 'Contestation perdue',
  'Dispute won': 'Contestation gagnée',
  'Dispute of {{amount}}': 'Contestation de {{amount}}',
  '{{reason}}. Opened on {{day}}.': '{{reason}}. Ouverte le {{day}}.',
  'Respond in the Stripe Dashboard': 'Répondre dans le tableau de bord de Stripe',
  'Payment requested again on {{day}}.': 'Paiement demandé de nouveau le {{day}}.',
  'Dispute won. The funds were returned to your account.':
    'Contestation gagnée. Les fonds ont été restitués sur votre compte.',
  'Dispute lost. The funds stay with the payer.': 'Contestation perdue. Les fonds restent au payeur.',
  'Evidence is due by {{day}}.': 'Les preuves doivent être fournies au plus tard le {{day}}.',
  'Waiting for the bank’s decision.': 'En attente de la décision de la banque.',
  'The bank withdrew the funds, so you can’t refund this payment.':
    'La banque a repris les fonds ; vous ne pouvez donc pas rembourser ce paiement.',
  'The client can now pay {{name}} again': 'Le client peut maintenant payer de nouveau {{name}}',
  'Error allowing a new payment: {{reason}}':
    'Erreur lors de l’autorisation d’un nouveau paiement : {{reason}}',
  'Allow a new payment: {{name}}': 'Autoriser un nouveau paiement : {{name}}',
  'Allow a new payment': 'Autoriser un nouveau paiement',
  'Allow a new payment?': 'Autoriser un nouveau paiement ?',
  '{{name}} becomes unpaid, and the client can pay it on the request page. We don’t email them about it: send a message.':
    '{{name}} redevient à payer, et le client peut régler sur la page de la demande. Nous ne lui envoyons pas de courriel à ce sujet : envoyez-lui un message.',
  '{{amount}}, payment disputed': '{{amount}}, paiement contesté',
  '{{amount}}, payment withdrawn by the bank': '{{amount}}, paiement repris par la banque',
  'The payer’s bank withdrew the payment and is reviewing the dispute. You don’t need to pay again.':
    'La banque du payeur a repris le paiement et examine la contestation. Vous n’avez pas à payer de nouveau.',
  'The payer’s bank withdrew the payment. To pay again, please contact support.':
    'La banque du payeur a repris le paiement. Pour payer de nouveau, veuillez contacter l’assistance.',
  'Payment disputed': 'Paiement contesté',
  'Payment withdrawn by bank': 'Paiement repris par la banque',
  '{{who}} requested payment again: {{what}}': '{{who}} a demandé de nouveau le paiement : {{what}}',
  '{{what}}: the {{amount}} dispute was won': '{{what}} : la contestation de {{amount}} est gagnée',
  '{{what}}: the {{amount}} dispute was lost': '{{what}} : la contestation de {{amount}} est perdue',
  '{{what}}: the bank opened an inquiry about the payment of {{amount}}':
    '{{what}} : la banque a ouvert une demande de renseignements sur le paiement de {{amount}}',
  '{{what}}: the bank closed its inquiry about the payment of {{amount}}':
    '{{what}} : la banque a clos sa demande de renseignements sur le paiement de {{amount}}',
  '{{what}}: the bank is reviewing the {{amount}} dispute':
    '{{what}} : la banque examine la contestation de {{amount}}',
  '{{what}}: the payment of {{amount}} was disputed': '{{what}} : le paiement de {{amount}} a été contesté',
  'A payment dispute is closed': 'La contestation d’un paiement est close',
  'You do not need to respond now.': 'Vous n’avez pas à répondre pour l’instant.',
  '{{heading}}: {{amount}}': '{{heading}} : {{amount}}',
};
