import type { Catalog } from '../catalog.ts';

/** Messages of the API about the configured lists. */
export const configuration: Catalog = {
  'This list is full. Delete what you no longer use, then try again.':
    'Cette liste est pleine. Supprimez ce que vous n’utilisez plus, puis réessayez.',
  'This facility no longer exists': 'Cet établissement n’existe plus',
  'This item no longer exists': 'Cet article n’existe plus',
  'This status no longer exists': 'Ce statut n’existe plus',
  'Requests with this status are being moved. Wait until the move is finished.':
    'Les demandes ayant ce statut sont en cours de transfert. Attendez la fin du transfert.',
  'Please choose another active status to move the requests to.':
    'Veuillez choisir un autre statut actif vers lequel transférer les demandes.',
  'Another status is already called “{{label}}”. Please choose a different label.':
    'Un autre statut s’appelle déjà « {{label}} ». Choisissez un autre libellé.',
  'Cannot delete critical system status "{{label}}". This status is required for system operation.':
    'Impossible de supprimer le statut système essentiel « {{label}} ». Le système en a besoin pour fonctionner.',
  'Facility created successfully': 'L’établissement a été créé',
  'Facility updated successfully': 'L’établissement a été mis à jour',
  'Facility deleted successfully': 'L’établissement a été supprimé',
  'Quick add item created successfully': 'L’article d’ajout rapide a été créé',
  'Quick add item updated successfully': 'L’article d’ajout rapide a été mis à jour',
  'Quick add item deleted successfully': 'L’article d’ajout rapide a été supprimé',
  'Some requests still have this status': 'Des demandes ont encore ce statut',
  'Status created successfully': 'Le statut a été créé',
  'Status updated successfully': 'Le statut a été mis à jour',
  'Status deleted successfully': 'Le statut a été supprimé',
  'Status deactivated successfully': 'Le statut a été désactivé',
  'The requests are being moved. The status will be deleted after the last one.':
    'Les demandes sont en cours de transfert. Le statut sera supprimé après la dernière.',
  'Facility name "{{name}}" is already used by another facility (Order #{{order}}). Please choose a different name.':
    'Le nom « {{name}} » est déjà utilisé par un autre établissement (ordre n° {{order}}). Choisissez un autre nom.',
  'Order #{{order}} is already used by: {{names}}. Try order #{{next}} instead.':
    'L’ordre n° {{order}} est déjà utilisé par : {{names}}. Essayez plutôt le n° {{next}}.',
  'This facility name is already in use': 'Ce nom d’établissement est déjà utilisé',
  'Status label is required': 'Le libellé du statut est obligatoire',
  'Please choose one of the colors': 'Veuillez choisir une des couleurs',
  'Please choose one of the categories': 'Veuillez choisir une des catégories',
  'Please enter a whole number from 0 to 9999': 'Veuillez saisir un nombre entier compris entre 0 et 9999',
  'Please enter an order of 0 or more': 'Veuillez saisir un ordre de 0 ou plus',
  'Please enter an order of at most 9999': 'Veuillez saisir un ordre de 9999 au plus',
  'Item name is required': 'Le nom de l’article est obligatoire',
  'Please enter a price': 'Veuillez saisir un prix',
  'Please enter a price of $0.00 or more': 'Veuillez saisir un prix de 0,00 $ US ou plus',
  'Please enter a price of at most $999,999.99': 'Veuillez saisir un prix de 999 999,99 $ US au plus',
  'The ID is missing': 'L’identifiant manque',
  'Someone else is deleting this status. Please choose another one.':
    'Une autre personne supprime ce statut. Choisissez-en un autre.',
  'The portal sets this status automatically. You can only deactivate it.':
    'Le portail attribue ce statut automatiquement. Vous pouvez seulement le désactiver.',
};
