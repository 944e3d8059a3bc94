import type { Catalogue } from '../catalogue.ts';

/** What staff read on a request, and what a client hears when they change it. */
export const console: Catalogue = {
  'View & Edit': 'Voir et modifier',
  'View & Edit order {{orderId}} in a new tab':
    'Voir et modifier la commande {{orderId}} dans un nouvel onglet',
  'Update Request': 'Mettre à jour la demande',
  'Patient Information': 'Informations sur le patient',
  'Request Information': 'Informations sur la demande',
  'Contact Information': 'Coordonnées',
  'Quick Actions': 'Actions rapides',
  'Request History': 'Historique de la demande',
  'Current Status': 'État actuel',
  System: 'Système',
  'Private notes': 'Notes privées',
  'SSN, last 4 digits': 'SSN, 4 derniers chiffres',
  'Due date': 'Échéance',
  'Overdue: {{when}}': 'En retard : {{when}}',
  'Due soon: {{when}}': 'Échéance proche : {{when}}',
  'Authorization in the subpoena packet': 'Autorisation jointe à l’assignation',
  Yes: 'Oui',
  No: 'Non',
  Hidden: 'Masqué',
  Show: 'Afficher',
  'Show the verification code': 'Afficher le code de vérification',
  Hide: 'Masquer',
  'Hide the verification code': 'Masquer le code de vérification',
  'Choose one': 'Choisissez une option',
  'Subpoena approved': 'Assignation approuvée',
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
  'Request status updated': 'État de la demande mis à jour',
  'Failed to update status': 'Impossible de mettre à jour l’état',
  'Select a status': 'Sélectionnez un état',
  'Please select a status': 'Veuillez sélectionner un état',
  'This status does not exist': 'Cet état n’existe pas',
  'Please choose another status or write notes': 'Veuillez choisir un autre état ou rédiger des notes',
  Notes: 'Notes',
  'Please use at most 2000 characters': 'Veuillez utiliser au plus 2000 caractères',
  'The client can read notes on the page of the request unless they are private.':
    'Le client peut lire les notes sur la page de la demande, sauf si elles sont privées.',
  'Private: hidden from the client, and no email is sent':
    'Privées : le client ne les voit pas et aucun e-mail n’est envoyé',
  'Somebody else has changed this in the meantime': 'Quelqu’un d’autre a modifié ces données entre-temps',
  'Somebody else has changed the status in the meantime': 'Quelqu’un d’autre a modifié l’état entre-temps',
  'Nothing you entered is lost. Choose what is to be saved.':
    'Rien de ce que vous avez saisi n’est perdu. Choisissez ce qui doit être enregistré.',
  Yours: 'Votre version',
  'Now on record': 'Enregistré à présent',
  'Keep mine': 'Garder ma version',
  'Keep mine: {{field}}': 'Garder ma version : {{field}}',
  'Use what is on record': 'Reprendre ce qui est enregistré',
  'Use what is on record: {{field}}': 'Reprendre ce qui est enregistré : {{field}}',
  'Your request has a new status': 'Votre demande a un nouvel état',
  'We have updated your records request. Its page tells what happened and what comes next.':
    'Nous avons mis à jour votre demande de dossier. Sa page indique ce qui s’est passé et la suite.',
  '{{status}}: order {{orderId}}': '{{status}} : commande {{orderId}}',
  // A text message: no letter outside GSM 03.38, as in textMessages.ts.
  '{{portal}}: your request {{orderId}} has a new status. {{link}}':
    '{{portal}}. Votre demande {{orderId}} a un nouvel état. {{link}}',
  'Assign to me': 'Me l’attribuer',
};
