import type { Catalog } from '../catalog.ts';

/** Assignment, due dates, and the request list of staff. */
export const staffList: Catalog = {
  'Assignment saved': 'Attribution enregistrée',
  'Requests can only be assigned to active staff members':
    'Les demandes ne peuvent être attribuées qu’à des membres actifs du personnel',
  'Someone else assigned this request': 'Quelqu’un d’autre a attribué cette demande',
  'Due date changed': 'Échéance modifiée',
  'Someone else changed the due date': 'Quelqu’un d’autre a modifié l’échéance',
  'Please enter a reason': 'Saisissez un motif',
  'The position in the list is not valid': 'La position dans la liste n’est pas valide',
  Mine: 'Les miennes',
  Unassigned: 'Non attribuée',
  'Someone else': 'Quelqu’un d’autre',
  'Any assignee': 'Tous les responsables',
  'Assigned to': 'Attribuée à',
  'Assigned to: {{name}}': 'Attribuée à : {{name}}',
  Overdue: 'En retard',
  'Due soon': 'Échéance proche',
  Assignment: 'Attribution',
  'Your changes were not saved': 'Vos modifications n’ont pas été enregistrées',
  'Failed to load the staff list': 'Impossible de charger la liste du personnel',
  'Loading the staff list...': 'Chargement de la liste du personnel...',
  Reason: 'Motif',
  'Only staff can read it.': 'Seul le personnel peut le lire.',
  'Due date changes': 'Modifications de l’échéance',
  'From {{from}} to {{to}}': 'Du {{from}} au {{to}}',
  'Submitted (UTC)': 'Soumise (UTC)',
  Files: 'Fichiers',
  'Export CSV': 'Exporter en CSV',
  'Rows saved: {{rows}}': 'Lignes enregistrées : {{rows}}',
  'The export stopped at {{progress}}': 'L’export s’est arrêté à {{progress}}',
  '{{rows}} rows': '{{rows}} lignes',
  '{{rows}} of {{total}} rows': '{{rows}} lignes sur {{total}}',
  'Update requested': 'Mise à jour demandée',
  'Unassigned requests that need attention': 'Demandes non attribuées à traiter',
  'These requests are assigned to you and need your attention.':
    'Ces demandes vous sont attribuées et requièrent votre attention.',
  'These requests are not assigned to anyone and need attention.':
    'Ces demandes ne sont attribuées à personne et requièrent une action.',
  'Open the list': 'Ouvrir la liste',
  'Accountings of disclosures that need attention': 'Relevés des divulgations à traiter',
};
