import type { Catalogue } from '../catalogue.ts';

export const disputes: Catalogue = {
  'A payment is disputed': 'Un paiement est contesté',
  'A disputed payment was lost': 'Un paiement contesté est perdu',
  'The bank of the payer asks about a payment. The money has not been taken back.':
    'La banque du payeur se renseigne sur un paiement. L’argent n’a pas été repris.',
  'The bank of the payer has taken a payment back and decides whom it belongs to.':
    'La banque du payeur a repris un paiement et décide à qui il revient.',
  'The bank of the payer has taken a payment back for good. The portal says what can be done.':
    'La banque du payeur a repris un paiement définitivement. Le portail indique ce qui peut être fait.',
  'The dispute is over.': 'Le litige est terminé.',
  'Answer it in Stripe’s Dashboard, under Disputes.':
    'Répondez-y dans le tableau de bord de Stripe, sous Litiges.',
  'Evidence due': 'Preuves attendues avant le',
  'Please name a file or an invoice': 'Veuillez indiquer un fichier ou une facture',
  'Only a payment that was lost to a dispute can be asked for again.':
    'Seul un paiement perdu dans un litige peut être demandé à nouveau.',
  'It can be paid for again': 'Le paiement peut être effectué à nouveau',
  'The payment of this invoice is disputed: its bank has taken the money back. Answer the dispute in Stripe; a refund would give the money away twice.':
    'Le paiement de cette facture est contesté : la banque a repris l’argent. Répondez au litige dans Stripe ; un remboursement rendrait l’argent deux fois.',
  'The dispute of this payment was lost: its money is back with the payer already.':
    'Le litige sur ce paiement est perdu : l’argent est déjà revenu au payeur.',
  'The payment of this file is disputed. It can be downloaded once that is settled.':
    'Le paiement de ce fichier est contesté. Il pourra être téléchargé une fois le litige réglé.',
  'The payment of this file was taken back by the bank. Please contact support to pay for it again.':
    'La banque a repris le paiement de ce fichier. Veuillez contacter l’assistance pour le payer à nouveau.',
  'The bank cannot process it': 'La banque ne peut pas le traiter',
  'The check was returned': 'Le chèque a été retourné',
  'A promised refund did not come': 'Un remboursement promis n’est pas arrivé',
  'The payer asked for the money back': 'Le payeur a demandé à être remboursé',
  'The debit was not authorized': 'Le prélèvement n’était pas autorisé',
  'Paid twice': 'Payé deux fois',
  'Not paid by the owner of the account': 'Non payé par le titulaire du compte',
  'No reason given': 'Aucun motif indiqué',
  'Incorrect account details': 'Coordonnées bancaires incorrectes',
  'Insufficient funds': 'Provision insuffisante',
  'Against the rules of the card network': 'Contraire aux règles du réseau de cartes',
  'Not received': 'Non reçu',
  'Not as described': 'Non conforme à la description',
  'Canceled before': 'Annulé auparavant',
  'The payer does not recognize it': 'Le payeur ne le reconnaît pas',
  'The payer’s bank disputes it': 'La banque du payeur le conteste',
  'Answer it in Stripe’s Dashboard, under Disputes, before the evidence is due. Do not refund it.':
    'Répondez-y dans le tableau de bord de Stripe, sous Litiges, avant l’échéance des preuves. Ne le remboursez pas.',
  'Its dispute was lost': 'Son litige est perdu',
  'Dispute lost. The funds stay with the payer. Have it paid for again on the request, or note why it stays so.':
    'Litige perdu. Les fonds restent au payeur. Faites-le payer à nouveau sur la demande, ou notez pourquoi cela reste ainsi.',
  'Its dispute was won after it was opened for payment again':
    'Son litige a été gagné après sa réouverture au paiement',
  'The money is back. If it was paid for again meanwhile, give one of the two back in Stripe.':
    'L’argent est revenu. S’il a été payé à nouveau entre-temps, rendez l’un des deux paiements dans Stripe.',
  'Bank inquiry': 'Demande de la banque',
  Disputed: 'Contesté',
  'Dispute lost': 'Litige perdu',
  'Dispute won': 'Litige gagné',
  'Dispute of {{amount}}': 'Litige de {{amount}}',
  '{{reason}}. Since {{day}}.': '{{reason}}. Depuis le {{day}}.',
  'Answer it in Stripe’s Dashboard': 'Y répondre dans le tableau de bord de Stripe',
  'To be paid again since {{day}}.': 'À payer à nouveau depuis le {{day}}.',
  'Dispute won. The funds were returned to your account.':
    'Litige gagné. Les fonds ont été restitués sur votre compte.',
  'Dispute lost. The funds stay with the payer.': 'Litige perdu. Les fonds restent au payeur.',
  'Evidence is due by {{day}}.': 'Les preuves sont attendues avant le {{day}}.',
  'The bank decides.': 'La banque décide.',
  'The bank has taken the money back. Nothing can be refunded.':
    'La banque a repris l’argent. Rien ne peut être remboursé.',
  '{{name}} can be paid for again': '{{name}} peut être payé à nouveau',
  'Error asking for the payment again: {{reason}}':
    'Erreur lors de la nouvelle demande de paiement : {{reason}}',
  'Ask to pay again: {{name}}': 'Demander un nouveau paiement : {{name}}',
  'Ask to pay again': 'Demander un nouveau paiement',
  'Ask to pay again?': 'Demander un nouveau paiement ?',
  'The client owes {{name}} again and can pay for it with another payment.':
    'Le client doit à nouveau {{name}} et peut le régler par un autre paiement.',
  '{{amount}}, payment disputed': '{{amount}}, paiement contesté',
  '{{amount}}, payment taken back by the bank': '{{amount}}, paiement repris par la banque',
  'The bank that paid has taken the money back and decides. You need not pay again.':
    'La banque qui a payé a repris l’argent et décide. Vous n’avez pas à payer à nouveau.',
  'The bank that paid has taken the money back. Please contact support to pay again.':
    'La banque qui a payé a repris l’argent. Veuillez contacter l’assistance pour payer à nouveau.',
  'Payment disputed': 'Paiement contesté',
  'Payment taken back': 'Paiement repris',
  '{{who}} asked for the payment again: {{what}}': '{{who}} a demandé à nouveau le paiement : {{what}}',
  '{{what}}: the dispute of {{amount}} was won': '{{what}} : le litige de {{amount}} est gagné',
  '{{what}}: the dispute of {{amount}} was lost': '{{what}} : le litige de {{amount}} est perdu',
  '{{what}}: the bank asks about the payment of {{amount}}':
    '{{what}} : la banque se renseigne sur le paiement de {{amount}}',
  '{{what}}: the bank asks no more about the payment of {{amount}}':
    '{{what}} : la banque ne se renseigne plus sur le paiement de {{amount}}',
  '{{what}}: the bank reviews the dispute of {{amount}}':
    '{{what}} : la banque examine le litige de {{amount}}',
  '{{what}}: the payment of {{amount}} is disputed': '{{what}} : le paiement de {{amount}} est contesté',
};
