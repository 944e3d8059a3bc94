import type { Catalogue } from '../catalogue.ts';

/** /status. */
export const serviceStatus: Catalogue = {
  'Service status': 'État du service',
  'Everything works': 'Tout fonctionne',
  'Some things are disturbed': 'Certaines fonctions sont perturbées',
  'What was submitted and paid is safe. We are working on it.':
    'Ce qui a été envoyé et payé est en sécurité. Nous y travaillons.',
  'Down for maintenance': 'Fermé pour maintenance',
  'We are working on the portal and will be back shortly. Keep this page open: nothing you entered is lost, and you can continue where you left off.':
    'Nous intervenons sur le portail et serons bientôt de retour. Gardez cette page ouverte : rien de ce que vous avez saisi n’est perdu et vous pourrez reprendre où vous en étiez.',
  'Requests you submitted and payments you made are safe.':
    'Les demandes que vous avez envoyées et les paiements que vous avez effectués sont en sécurité.',
  'Check now': 'Vérifier maintenant',
  'This page checks every half minute and goes away by itself.':
    'Cette page vérifie toutes les trente secondes et disparaît d’elle-même.',
  Note: 'Remarque',
  'Since {{time}}': 'Depuis le {{time}}',
  'Requests and tracking': 'Demandes et suivi',
  'Submitting, looking up and updating requests; signing in.':
    'Envoi, consultation et mise à jour des demandes ; connexion.',
  'Uploading, previewing and downloading files.': 'Envoi, aperçu et téléchargement des fichiers.',
  'Paying fees, documents and invoices by card or bank account.':
    'Paiement des frais, documents et factures par carte ou compte bancaire.',
  Emails: 'E-mails',
  'Confirmations, receipts and news about a request. What is delayed is sent later.':
    'Confirmations, reçus et nouvelles d’une demande. Ce qui est retardé est envoyé plus tard.',
  'Checked at {{time}}': 'Vérifié à {{time}}',
  Works: 'Fonctionne',
  Disturbed: 'Perturbé',
  'The portal does not answer': 'Le portail ne répond pas',
  'Either your connection is interrupted or the portal is. What you entered in a request is kept in its tab. This page asks again every half minute.':
    'Votre connexion ou le portail est interrompu. Ce que vous avez saisi dans une demande est conservé dans son onglet. Cette page redemande toutes les trente secondes.',
};
