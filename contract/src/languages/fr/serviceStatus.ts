import type { Catalogue } from '../languages.ts';

/** /status. */
export const serviceStatus: Catalogue = {
  'Service status': 'État du service',
  'Everything works': 'Tout fonctionne',
  'Some things are disturbed': 'Certaines fonctions sont perturbées',
  'What was submitted and paid is safe. We are working on it.':
    'Ce qui a été envoyé et payé est en sécurité. Nous y travaillons.',
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
