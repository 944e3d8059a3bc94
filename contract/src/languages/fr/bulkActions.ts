import type { Catalog } from '../catalog.ts';

/** Bulk actions of staff on the request list. */
export const bulkActions: Catalog = {
  'You can select at most 500 requests at once. Narrow the filters or select fewer requests.':
    'Vous pouvez sélectionner au plus 500 demandes à la fois. Affinez les filtres ou sélectionnez moins de demandes.',
  'The key of the bulk action must be a UUID': 'La clé de l’action groupée doit être un UUID',
  'Please select a request': 'Veuillez sélectionner une demande',
  'Another bulk action was started with this key': 'Une autre action groupée a été lancée avec cette clé',
  'Another change was made with this key': 'Une autre modification a été faite avec cette clé',
  '1 selected request was not found and is not in the file.':
    '1 demande sélectionnée est introuvable et ne figure pas dans le fichier.',
  '{{requests}} selected requests were not found and are not in the file.':
    '{{requests}} demandes sélectionnées sont introuvables et ne figurent pas dans le fichier.',
  'This bulk action never started, or it is more than a day old':
    'Cette action groupée n’a pas été lancée ou date de plus d’un jour',
  'No request matches these filters anymore': 'Plus aucune demande ne correspond à ces filtres',
  'Please select a person': 'Veuillez sélectionner une personne',
  'Select a person': 'Sélectionnez une personne',
  'Assign requests': 'Attribuer des demandes',
  Assign: 'Attribuer',
  'Change status': 'Modifier le statut',
  'Change due date': 'Modifier l’échéance',
  'Select order {{orderId}}': 'Sélectionner la commande {{orderId}}',
  'Select all on this page': 'Sélectionner toute la page',
  'Retry {{failed}} failed': 'Réessayer (échecs : {{failed}})',
  'Starting...': 'Démarrage...',
  'The connection was lost. Looking for your change...':
    'La connexion a été interrompue. Recherche de votre modification...',
  'The change was not started': 'La modification n’a pas été lancée',
  'The connection was lost before the portal received your change. No request was changed.':
    'La connexion a été interrompue avant que le portail ne reçoive votre modification. Aucune demande n’a été modifiée.',
  'No request was changed': 'Aucune demande n’a été modifiée',
  'The retry failed': 'La nouvelle tentative a échoué',
  '{{processed}} of {{total}} requests': 'Demandes : {{processed}} sur {{total}}',
  'You can close this window. The portal continues in the background.':
    'Vous pouvez fermer cette fenêtre. Le portail continue en arrière-plan.',
  '{{number}} changed': 'Modifiées : {{number}}',
  '{{number}} already had this value': 'Valeur déjà présente : {{number}}',
  '{{number}} failed': '{{number}} en échec',
  '{{number}} not processed': 'Non traitées : {{number}}',
  'A retry replaces changes that someone else made in the meantime.':
    'Une nouvelle tentative remplace ce qu’une autre personne a modifié entre-temps.',
  Failed: 'Échec',
  'Already had this value': 'Avait déjà cette valeur',
  'Not processed': 'Non traitée',
  'Selected requests': 'Demandes sélectionnées',
  '{{requests}} selected': 'Sélection : {{requests}}',
  'Show progress': 'Afficher la progression',
  'Show results': 'Afficher les résultats',
  'Select all {{total}} matching': 'Sélectionner les {{total}} correspondantes',
  'Clear selection': 'Effacer la sélection',
  'This changes 1 request.': 'Cela modifie 1 demande.',
  'This changes {{requests}} requests.': 'Cela modifie {{requests}} demandes.',
  'The client of each request gets an email about its new status, unless they turned these emails off.':
    'Le client de chaque demande reçoit un courriel au sujet du nouveau statut, sauf s’il a désactivé ces courriels.',
  'The clients aren’t notified, but see the new status on the request page.':
    'Les clients ne sont pas avertis, mais ils voient le nouveau statut sur la page de la demande.',
  'You can’t undo this for all requests at once.':
    'Vous ne pouvez pas annuler cette action pour toutes les demandes à la fois.',
};
