import type { Catalog } from '../catalog.ts';

/** The staff’s request page, and the emails and text messages about a status change. */
export const console: Catalog = {
  'View & Edit': 'Voir et modifier',
  'View & Edit order {{orderId}} in a new tab':
    'Voir et modifier la commande {{orderId}} dans un nouvel onglet',
  'Update Request': 'Mettre à jour la demande',
  'Patient Information': 'Informations sur le patient',
  'Request Information': 'Informations sur la demande',
  'Contact Information': 'Coordonnées',
  'Request History': 'Historique de la demande',
  'Current Status': 'Statut actuel',
  System: 'Système',
  'Private notes': 'Notes privées',
  'SSN, last 4 digits': 'SSN, 4 derniers chiffres',
  'Due date': 'Échéance',
  'Overdue: {{when}}': 'En retard : {{when}}',
  'Due soon: {{when}}': 'Échéance proche : {{when}}',
  'Authorization in the subpoena packet': 'Autorisation dans le dossier d’assignation (subpoena)',
  Yes: 'Oui',
  No: 'Non',
  Hidden: 'Masqué',
  Show: 'Afficher',
  'Show the verification code': 'Afficher le code de vérification',
  Hide: 'Masquer',
  'Hide the verification code': 'Masquer le code de vérification',
  'Choose one': 'Choisissez une option',
  'Subpoena approved': 'Assignation à produire (subpoena) approuvée',
  'Subpoena approval status updated': 'Approbation de l’assignation mise à jour',
  'Failed to update subpoena approval status': 'Impossible de mettre à jour l’approbation de l’assignation',
  'Records saved': 'Dossiers enregistrés',
  'Records saved status updated': 'Enregistrement des dossiers mis à jour',
  'Failed to update records saved status': 'Impossible de mettre à jour l’enregistrement des dossiers',
  'Request details updated successfully!': 'Les détails de la demande ont été mis à jour !',
  'Error updating request details: {{reason}}':
    'Erreur lors de la mise à jour des détails de la demande : {{reason}}',
  'Contact information updated successfully!': 'Les coordonnées ont été mises à jour !',
  'Error updating contact information: {{reason}}':
    'Erreur lors de la mise à jour des coordonnées : {{reason}}',
  'Request status updated': 'Statut de la demande mis à jour',
  'Failed to update status': 'Impossible de mettre à jour le statut',
  'Select a status': 'Sélectionnez un statut',
  'Please select a status': 'Veuillez sélectionner un statut',
  'This status does not exist': 'Ce statut n’existe pas',
  'Please choose another status or write notes': 'Veuillez choisir un autre statut ou rédiger des notes',
  Notes: 'Notes',
  'Please use at most 2000 characters': 'Veuillez utiliser au plus 2 000 caractères',
  'The client can read notes on the request page unless they are private.':
    'Le client peut lire les notes sur la page de la demande, sauf si elles sont privées.',
  'Private: hidden from the client, and no email is sent':
    'Privées : le client ne les voit pas et aucun courriel n’est envoyé',
  'Someone else changed this': 'Une autre personne a modifié ces données',
  'Someone else changed the status': 'Une autre personne a modifié le statut',
  'What you entered is still here. Choose what to save.':
    'Ce que vous avez saisi est encore là. Choisissez ce qu’il faut enregistrer.',
  'Your version': 'Votre version',
  'Saved version': 'Version enregistrée',
  'Keep mine': 'Garder ma version',
  'Keep mine: {{field}}': 'Garder ma version : {{field}}',
  'Use saved version': 'Version enregistrée',
  'Use saved version: {{field}}': 'Reprendre la version enregistrée : {{field}}',
  'Your request has a new status': 'Votre demande a un nouveau statut',
  'We updated your records request. Your request page shows what happened and what comes next.':
    'Nous avons mis à jour votre demande de dossier. La page de votre demande indique ce qui s’est passé et la suite.',
  '{{status}}: order {{orderId}}': '{{status}} : commande {{orderId}}',
  // A text message uses only letters of GSM 03.38; see textMessages.ts.
  '{{portal}}: your request {{orderId}} has a new status. {{link}}':
    '{{portal}} : votre demande {{orderId}} a un nouveau statut. {{link}}',
  'Assign to me': 'Me l’attribuer',
  'We could not confirm that this was saved: {{reason}}':
    'Nous n’avons pas pu confirmer que cela a été enregistré : {{reason}}',
  'The request is closed, and its retention period starts. You can reopen it with another status.':
    'La demande est close et sa durée de conservation commence. Vous pouvez la rouvrir avec un autre statut.',
  'The client can no longer send updates.': 'Le client ne peut plus envoyer de mises à jour.',
  'The client isn’t notified, but sees the new status on the request page.':
    'Le client n’est pas averti, mais il voit le nouveau statut sur la page de la demande.',
  'We’ll email the client about the new status.':
    'Nous enverrons un courriel au client au sujet du nouveau statut.',
};
