import type { Catalog } from '../catalog.ts';

/** /status. */
export const serviceStatus: Catalog = {
  'This page shows whether requests, documents, payments and messages work right now. It is checked every 30 seconds.':
    'Cette page indique si les demandes, les documents, les paiements et les messages fonctionnent en ce moment. Elle est vérifiée toutes les 30 secondes.',
  'Service status': 'État du service',
  'All systems operational': 'Tous les systèmes fonctionnent',
  'Some services are disrupted': 'Certains services sont perturbés',
  'Submitted requests and completed payments are safe. We’re working on the problem.':
    'Les demandes soumises et les paiements effectués sont en sécurité. Nous travaillons à résoudre le problème.',
  'Down for maintenance': 'Fermé pour maintenance',
  'We’re working on the portal and will be back soon. Keep this page open: what you entered stays here, and you can continue where you left off.':
    'Nous intervenons sur le portail et serons bientôt de retour. Gardez cette page ouverte : ce que vous avez saisi reste ici et vous pourrez reprendre où vous en étiez.',
  'Requests you submitted and payments you made are safe.':
    'Les demandes que vous avez soumises et les paiements que vous avez effectués sont en sécurité.',
  'Check now': 'Vérifier maintenant',
  'This page checks every 30 seconds and takes you back to the portal when it’s available.':
    'Cette page vérifie toutes les 30 secondes et vous ramène au portail dès qu’il est disponible.',
  Note: 'Remarque',
  'Since {{time}}': 'Depuis le {{time}}',
  'Requests and tracking': 'Demandes et suivi',
  'Submitting, looking up and updating requests; signing in.':
    'Soumission, consultation et mise à jour des demandes ; connexion.',
  'Uploading, previewing and downloading files.': 'Téléversement, aperçu et téléchargement des fichiers.',
  'Card and bank payments for fees, documents and invoices.':
    'Paiement des frais, documents et factures par carte ou compte bancaire.',
  Emails: 'Courriels',
  'Confirmations, receipts and notifications about a request. Delayed emails are sent later.':
    'Confirmations, reçus et notifications concernant une demande. Les courriels retardés sont envoyés plus tard.',
  'Checked at {{time}}': 'Vérifié à {{time}}',
  Operational: 'Opérationnel',
  Disrupted: 'Perturbé',
  'The portal isn’t responding': 'Le portail ne répond pas',
  'Your connection or the portal is down. What you entered in a request is kept in its tab. This page checks again every 30 seconds.':
    'Votre connexion ou le portail ne fonctionne pas. Ce que vous avez saisi dans une demande est conservé dans son onglet. Cette page vérifie de nouveau toutes les 30 secondes.',
};
