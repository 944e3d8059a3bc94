import type { Catalogue } from '../catalogue.ts';

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
  Mine: 'Les miennes',
  Unassigned: 'Non attribuée',
  'Somebody else': 'Quelqu’un d’autre',
  Anyone: 'Tout le monde',
  'Assigned to': 'Attribuée à',
  'Assigned to: {{name}}': 'Attribuée à : {{name}}',
  Overdue: 'En retard',
  'Due soon': 'Échéance proche',
  Assignment: 'Attribution',
  'This was not saved': 'Ceci n’a pas été enregistré',
  'Failed to load the staff': 'Impossible de charger le personnel',
  'Loading the staff...': 'Chargement du personnel...',
  Reason: 'Motif',
  'Only staff can read it.': 'Seul le personnel peut le lire.',
  'Changes of the due date': 'Modifications de l’échéance',
  'From {{from}} to {{to}}': 'Du {{from}} au {{to}}',
  'Submitted (UTC)': 'Soumise (UTC)',
  Files: 'Fichiers',
  'Export CSV': 'Exporter en CSV',
  'Rows saved: {{rows}}': 'Lignes enregistrées : {{rows}}',
  'The export stopped at {{progress}}': 'L’export s’est arrêté à {{progress}}',
  '{{rows}} rows': '{{rows}} lignes',
  '{{rows}} of {{total}} rows': '{{rows}} lignes sur {{total}}',
  'Update requested': 'Mise à jour demandée',
  'Unassigned, and in need of attention': 'Non attribuées et à traiter',
  'These requests are assigned to you and want something done.':
    'Ces demandes vous sont attribuées et appellent une action.',
  'Nobody has these requests yet, and they want something done.':
    'Ces demandes ne sont attribuées à personne et appellent une action.',
  'Open the list': 'Ouvrir la liste',
};
