import type { Catalog } from '../catalog.ts';

/** The activity of a request, as staff see it. */
export const activity: Catalog = {
  Activity: 'Activité',
  Details: 'Détails',
  'Request sections': 'Sections de la demande',
  Overview: 'Aperçu',
  '{{number}} times': '{{number}} fois',
  'Activity type': 'Type d’activité',
  All: 'Tout',
  Changes: 'Modifications',
  Views: 'Consultations',
  Downloads: 'Téléchargements',
  'Activity exported': 'Activité exportée',
  'Error exporting the activity: {{reason}}': 'Erreur lors de l’exportation de l’activité : {{reason}}',
  'Failed to load the activity': 'Impossible de charger l’activité',
  'Loading the activity...': 'Chargement de l’activité...',
  'Load more': 'Afficher la suite',
  'No activity of this kind': 'Aucune activité de ce type',
  'No activity yet': 'Aucune activité pour l’instant',
  Admin: 'Administrateur',
  Client: 'Client',
  Staff: 'Personnel',
  'No account': 'Sans compte',
  'Someone without an account': 'Quelqu’un sans compte',
  'Someone with the Order ID and code': 'Quelqu’un avec le numéro de commande et le code',
  'Unknown person': 'Personne inconnue',
  'File that no longer exists': 'Fichier qui n’existe plus',
  None: 'Néant',
  'The processing fee was paid': 'Les frais de traitement ont été payés',
  'The bank payment for the processing fee is clearing':
    'Le paiement bancaire des frais de traitement est en cours de compensation',
  'The payment for the processing fee failed': 'Le paiement des frais de traitement a échoué',
  'A new payment for the processing fee was started':
    'Un nouveau paiement des frais de traitement a été lancé',
  '“{{file}}” did not pass the virus scan and was blocked':
    '« {{file}} » n’a pas passé l’analyse antivirus et a été bloqué',
  '“{{file}}” passed the virus scan': '« {{file}} » a passé l’analyse antivirus',
  '{{who}} submitted the request': '{{who}} a soumis la demande',
  '{{who}} submitted the request with {{files}}': '{{who}} a soumis la demande avec {{files}}',
  '{{who}} viewed the request': '{{who}} a consulté la demande',
  '{{who}} viewed the verification code': '{{who}} a vu le code de vérification',
  'An email about the request did not arrive: {{recipient}}':
    'Un courriel sur la demande n’est pas arrivé : {{recipient}}',
  'Emails about the request arrive again: {{recipient}}':
    'Les courriels sur la demande arrivent de nouveau : {{recipient}}',
  '{{who}} emailed the current status of the request: {{recipient}}':
    '{{who}} a envoyé par courriel le statut actuel de la demande : {{recipient}}',
  '{{who}} marked an undelivered email as handled: {{recipient}}':
    '{{who}} a marqué un courriel non remis comme traité : {{recipient}}',
  '{{who}} allowed emails again: {{recipient}}':
    '{{who}} a autorisé de nouveau les courriels : {{recipient}}',
  '{{who}} corrected the email address of the contact': '{{who}} a corrigé l’adresse courriel du contact',
  '{{who}} exported the activity': '{{who}} a exporté l’activité',
  '{{who}} added the request to their account': '{{who}} a ajouté la demande à son compte',
  '{{who}} edited the request: {{fields}}': '{{who}} a modifié la demande : {{fields}}',
  '{{who}} changed the status from {{from}} to {{to}}':
    '{{who}} a fait passer le statut de « {{from}} » à « {{to}} »',
  '{{who}} changed the status from {{from}} to {{to}}, with notes':
    '{{who}} a fait passer le statut de « {{from}} » à « {{to}} », avec des notes',
  '{{who}} changed the status from {{from}} to {{to}}, with private notes':
    '{{who}} a fait passer le statut de « {{from}} » à « {{to}} », avec des notes privées',
  '{{who}} added notes': '{{who}} a ajouté des notes',
  '{{who}} added private notes': '{{who}} a ajouté des notes privées',
  '{{who}} downloaded “{{file}}”': '{{who}} a téléchargé « {{file}} »',
  '{{who}} previewed “{{file}}”': '{{who}} a vu un aperçu de « {{file}} »',
  '{{who}} opened “{{file}}”': '{{who}} a ouvert « {{file}} »',
  '{{who}} added {{files}}': '{{who}} a ajouté {{files}}',
  '{{who}} extended the download window of “{{file}}”':
    '{{who}} a prolongé la période de téléchargement de « {{file}} »',
  '{{who}} allowed one more download of “{{file}}”':
    '{{who}} a autorisé un téléchargement de plus de « {{file}} »',
  '{{who}} assigned the request to {{person}}': '{{who}} a attribué la demande à {{person}}',
  '{{who}} unassigned the request': '{{who}} a retiré l’attribution de la demande',
  '{{who}} changed the due date from {{from}} to {{to}}': '{{who}} a modifié l’échéance : {{from}} → {{to}}',
  '{{who}}: {{event}}': '{{who}} : {{event}}',
  '{{who}} applied the client’s correction: {{fields}}':
    '{{who}} a appliqué la correction du client : {{fields}}',
  '{{who}} kept the value on file: {{fields}}': '{{who}} a conservé la valeur enregistrée : {{fields}}',
  '{{who}} asked for another download of “{{file}}”':
    '{{who}} a demandé un autre téléchargement de « {{file}} »',
  '{{who}} declined another download of “{{file}}”':
    '{{who}} a refusé un autre téléchargement de « {{file}} »',
  'A payment is waiting for a bank account to be verified':
    'Un paiement attend la vérification d’un compte bancaire',
  'A payment is no longer waiting for a bank account to be verified':
    'Un paiement n’attend plus la vérification d’un compte bancaire',
  '{{who}} sent a message': '{{who}} a envoyé un message',
  '{{who}} added an internal note': '{{who}} a ajouté une note interne',
  '{{who}} read the messages': '{{who}} a lu les messages',
  'The portal could not read the authorization “{{file}}”':
    'Le portail n’a pas pu lire l’autorisation « {{file}} »',
  'The portal checked the authorization “{{file}}”': 'Le portail a contrôlé l’autorisation « {{file}} »',
};
