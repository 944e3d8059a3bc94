import type { Catalog } from '../catalog.ts';

/** Unmatched payments, as staff see them. */
export const payments: Catalog = {
  Payments: 'Paiements',
  'Stripe payments that the portal couldn’t settle automatically':
    'Paiements Stripe que le portail n’a pas pu rapprocher automatiquement',
  'Needs review': 'À examiner',
  Resolved: 'Résolus',
  'Failed to load payments': 'Impossible de charger les paiements',
  'Loading payments...': 'Chargement des paiements...',
  'All payments in Stripe are accounted for.': 'Tous les paiements dans Stripe sont comptabilisés.',
  'No resolved payments yet': 'Aucun paiement résolu pour l’instant',
  'Payments have not been compared with Stripe yet.':
    'Les paiements n’ont pas encore été comparés avec Stripe.',
  'Last compared with Stripe: {{time}}. Next comparison: {{next}}.':
    'Dernière comparaison avec Stripe : {{time}}. Prochaine comparaison : {{next}}.',
  'Payments are being compared with Stripe now.': 'Les paiements sont en cours de comparaison avec Stripe.',
  'Payments compared': 'Paiements comparés',
  Corrected: 'Corrigés',
  'Not settled': 'Non rapprochés',
  'The last comparison was interrupted': 'La dernière comparaison a été interrompue',
  'No payments were lost. The next comparison continues where this one stopped.':
    'Aucun paiement n’est perdu. La prochaine comparaison reprend là où celle-ci s’est arrêtée.',
  'To continue now, choose Compare now.': 'Pour reprendre maintenant, choisissez « Comparer maintenant ».',
  'Compare now': 'Comparer maintenant',
  'Comparing... {{count}} compared': 'Comparaison... comparés : {{count}}',
  'Compared with Stripe. No payment was corrected.': 'Comparé avec Stripe. Aucun paiement n’a été corrigé.',
  'Compared with Stripe. 1 payment was corrected.': 'Comparé avec Stripe. 1 paiement a été corrigé.',
  'Compared with Stripe. {{payments}} payments were corrected.':
    'Comparé avec Stripe. {{payments}} paiements ont été corrigés.',
  'The comparison was interrupted. Please try again in a moment.':
    'La comparaison a été interrompue. Veuillez réessayer dans un instant.',
  'Payments are already being compared with Stripe.':
    'Les paiements sont déjà en cours de comparaison avec Stripe.',
  'Payment not found': 'Paiement introuvable',
  'The payment ID is not valid': 'L’identifiant du paiement n’est pas valide',
  'Please describe how it was resolved in at most 500 characters':
    'Veuillez décrire en 500 caractères au plus comment il a été résolu',
  'Payment settled': 'Paiement rapproché',
  'The payment still can’t be settled': 'Le paiement ne peut toujours pas être rapproché',
  'Payment marked as resolved': 'Paiement marqué comme résolu',
  'Mark as resolved': 'Marquer comme résolu',
  'Mark as resolved: {{name}}': 'Marquer comme résolu : {{name}}',
  'Retry: {{name}}': 'Réessayer : {{name}}',
  'This doesn’t move any money. It only records that someone handled the payment.':
    'Cela n’entraîne aucun mouvement de fonds. Cela indique seulement que quelqu’un a traité le paiement.',
  'The note was not saved': 'La note n’a pas été enregistrée',
  'How was it resolved?': 'Comment a-t-il été résolu ?',
  'Only staff can read it. Please do not include patient names.':
    'Seul le personnel peut la lire. N’indiquez pas de noms de patients.',
  'Resolved by {{name}} on {{time}}: {{note}}': 'Résolu par {{name}} le {{time}} : {{note}}',
  'The portal settled it on {{time}}.': 'Le portail l’a rapproché le {{time}}.',
  'First seen: {{time}}': 'Vu pour la première fois : {{time}}',
  'Last tried: {{time}}': 'Dernière tentative : {{time}}',
  'Go to the request': 'Voir la demande',
  'Files and invoices': 'Fichiers et factures',
  'Show payments': 'Afficher les paiements',
  'Hide payments': 'Masquer les paiements',
  Balance: 'Solde',
  Charged: 'Facturé',
  Owed: 'À payer',
  'Withdrawn by banks': 'Repris par les banques',
  'Refund for {{name}}, {{time}}': 'Remboursement de {{name}}, {{time}}',
  'Refund for {{name}}, pending since {{time}}': 'Remboursement de {{name}}, en attente depuis le {{time}}',
  'Failed refund for {{name}}, {{time}}': 'Remboursement échoué de {{name}}, {{time}}',
  '{{amount}} refunded': '{{amount}} remboursés',
  'Payment of {{amount}}': 'Paiement de {{amount}}',
  'File charge': 'Frais d’un fichier',
  Unknown: 'Inconnu',
  'Amount unknown': 'Montant inconnu',
  'This payment isn’t for anything in the portal': 'Ce paiement ne correspond à rien dans le portail',
  'Find out in Stripe what it is for. If no one knows, refund it there.':
    'Cherchez dans Stripe à quoi il correspond. Si personne ne le sait, remboursez-le dans Stripe.',
  'The item it pays for isn’t in the portal': 'Ce qu’il paie n’est pas dans le portail',
  'Ask the payer what it was for, or refund it in Stripe.':
    'Demandez au payeur à quoi il correspond, ou remboursez-le dans Stripe.',
  'The payment doesn’t match what the portal requested':
    'Le paiement ne correspond pas à ce que le portail a demandé',
  'The amount, currency or item differs. Compare the two, or refund the payment in Stripe.':
    'Le montant, la devise ou l’objet diffère. Comparez les deux, ou remboursez le paiement dans Stripe.',
  'The processing fee was already paid with another payment':
    'Les frais de traitement ont déjà été payés par un autre paiement',
  'Refund this payment in Stripe.': 'Remboursez ce paiement dans Stripe.',
  'Refunded in Stripe, outside the portal': 'Remboursé dans Stripe, hors du portail',
  'The portal still counts it as paid. Find out who refunded it and record the reason.':
    'Le portail le compte toujours comme payé. Cherchez qui l’a remboursé et notez le motif.',
  'The refund didn’t go through': 'Le remboursement n’a pas abouti',
  'Try again, or refund it again on its invoice. If neither works, arrange another way to refund the payer.':
    'Réessayez, ou remboursez-le de nouveau depuis sa facture. Si rien ne fonctionne, convenez d’un autre mode de remboursement avec le payeur.',
  'Stripe has no record of this payment': 'Stripe n’a aucune trace de ce paiement',
  'The request is waiting for this payment. Check that the portal uses the right Stripe account.':
    'La demande attend ce paiement. Vérifiez que le portail utilise le bon compte Stripe.',
  'The payment couldn’t be compared': 'Le paiement n’a pas pu être comparé',
  'Try again. If that doesn’t help, contact the person who runs the portal.':
    'Réessayez. Si cela ne suffit pas, contactez la personne qui gère le portail.',
  'No payments need review': 'Aucun paiement à examiner',
};
