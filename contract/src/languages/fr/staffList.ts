import type { Catalogue } from '../languages.ts';

/** Who has a request, by when it is to be done, and the list of the staff. */
export const staffList: Catalogue = {
  'Assignment saved': 'Attribution enregistrée',
  'Requests can be assigned to active members of the staff only':
    'Les demandes ne peuvent être attribuées qu’à des membres actifs du personnel',
  'Somebody else has assigned this request in the meantime':
    'Quelqu’un d’autre a attribué cette demande entre-temps',
  'Due date changed': 'Échéance modifiée',
  'Somebody else has changed the due date in the meantime':
    'Quelqu’un d’autre a modifié l’échéance entre-temps',
  'Please give a reason': 'Indiquez un motif',
  'The place in the list is not valid': 'La position dans la liste n’est pas valide',
};
