import type { Catalogue } from '../catalogue.ts';

/** What staff see of payments that could not be settled. */
export const payments: Catalogue = {
  Payments: 'Paiements',
  'Payments at Stripe that the portal could not settle by itself':
    'Paiements chez Stripe que le portail n’a pas pu rapprocher lui-même',
  'To look into': 'À examiner',
  Resolved: 'Résolus',
  'Failed to load payments': 'Impossible de charger les paiements',
  'Loading payments...': 'Chargement des paiements...',
  'Everything that Stripe took is accounted for.': 'Tout ce que Stripe a encaissé est comptabilisé.',
  'No payment has had to be resolved yet': 'Aucun paiement n’a encore dû être résolu',
  'Payments have not been compared with Stripe yet.':
    'Les paiements n’ont pas encore été comparés avec Stripe.',
  'Last compared with Stripe: {{time}}. Next comparison: {{next}}.':
    'Dernière comparaison avec Stripe : {{time}}. Prochaine comparaison : {{next}}.',
  'Payments are being compared with Stripe now.': 'Les paiements sont en cours de comparaison avec Stripe.',
  'Payments compared': 'Paiements comparés',
  Repaired: 'Corrigés',
  'Not settled': 'Non rapprochés',
  'The last comparison was interrupted': 'La dernière comparaison a été interrompue',
  'No payment is lost. The next comparison continues where this one stopped.':
    'Aucun paiement n’est perdu. La prochaine comparaison reprend là où celle-ci s’est arrêtée.',
  'To continue now, choose Compare now.': 'Pour reprendre maintenant, choisissez Comparer maintenant.',
  'Compare now': 'Comparer maintenant',
  'Comparing... {{count}} so far': 'Comparaison... {{count}} jusqu’ici',
  'Compared with Stripe. Payments repaired: {{count}}': 'Comparé avec Stripe. Paiements corrigés : {{count}}',
  'The comparison was interrupted. Please try again in a moment.':
    'La comparaison a été interrompue. Veuillez réessayer dans un instant.',
  'Payments are being compared with Stripe already.':
    'Les paiements sont déjà en cours de comparaison avec Stripe.',
  'Payment not found': 'Paiement introuvable',
  'The payment id is not valid': 'L’identifiant du paiement n’est pas valide',
  'Please say in at most 500 characters how it was resolved':
    'Veuillez indiquer en 500 caractères au plus comment il a été résolu',
  'The payment is settled now': 'Le paiement est maintenant rapproché',
  'The payment still cannot be settled': 'Le paiement ne peut toujours pas être rapproché',
  'Payment marked as resolved': 'Paiement marqué comme résolu',
  'Mark as Resolved': 'Marquer comme résolu',
  'Mark as Resolved: {{name}}': 'Marquer comme résolu : {{name}}',
  'Try again: {{name}}': 'Réessayer : {{name}}',
  'No money moves by this: it only says that the payment was dealt with.':
    'Aucun argent n’est déplacé : cela indique seulement que le paiement a été traité.',
  'The note was not saved': 'La note n’a pas été enregistrée',
  'How was it resolved?': 'Comment a-t-il été résolu ?',
  'Only staff can read it. Please do not name patients.':
    'Seul le personnel peut la lire. Ne nommez pas de patients.',
  'Resolved by {{name}} on {{time}}: {{note}}': 'Résolu par {{name}} le {{time}} : {{note}}',
  'The portal settled it on {{time}}.': 'Le portail l’a rapproché le {{time}}.',
  'First seen: {{time}}': 'Vu pour la première fois : {{time}}',
  'Last tried: {{time}}': 'Dernier essai : {{time}}',
  'Go to the request': 'Voir la demande',
  'Charge of a file': 'Frais d’un fichier',
  Unknown: 'Inconnu',
  'Amount unknown': 'Montant inconnu',
  'It pays for nothing of the portal': 'Il ne paie rien du portail',
  'Find out in Stripe what it is for. If nobody knows, give it back there.':
    'Cherchez dans Stripe à quoi il correspond. Si personne ne le sait, remboursez-le là-bas.',
  'What it pays for is not in the portal': 'Ce qu’il paie n’est pas dans le portail',
  'Ask the payer what it was for, or give it back in Stripe.':
    'Demandez au payeur à quoi il correspond, ou remboursez-le dans Stripe.',
  'It is not what the portal asked for': 'Ce n’est pas ce que le portail a demandé',
  'Its amount, its currency or what it names differs. Compare both, or give it back in Stripe.':
    'Son montant, sa devise ou ce qu’il désigne diffère. Comparez les deux, ou remboursez-le dans Stripe.',
  'The processing fee was paid with another payment':
    'Les frais de traitement ont été payés par un autre paiement',
  'Give this payment back in Stripe.': 'Remboursez ce paiement dans Stripe.',
  'It was given back in Stripe, past the portal':
    'Il a été remboursé dans Stripe, sans passer par le portail',
  'The portal still counts it as paid. Find out who gave it back, and note why.':
    'Le portail le compte toujours comme payé. Cherchez qui l’a remboursé et notez pourquoi.',
  'It could not be given back': 'Il n’a pas pu être remboursé',
  'Try again, or refund it again on its invoice. If neither helps, agree with the payer on another way.':
    'Réessayez, ou remboursez-le à nouveau depuis sa facture. Si cela ne suffit pas, convenez d’un autre moyen avec le payeur.',
  'Stripe does not know it': 'Stripe ne le connaît pas',
  'The request waits for it. Check that the portal uses the right Stripe account.':
    'La demande l’attend. Vérifiez que le portail utilise le bon compte Stripe.',
  'It could not be compared': 'Il n’a pas pu être comparé',
  'Try again. If that does not help, tell whoever runs the portal.':
    'Réessayez. Si cela ne suffit pas, prévenez la personne qui gère le portail.',
  'No payments need review': 'Aucun paiement à examiner',
};
