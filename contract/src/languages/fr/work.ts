import type { Catalog } from '../catalog.ts';

/** Start next, presence, and keyboard shortcuts. */
export const work: Catalog = {
  '1 new request': '1 nouvelle demande',
  '{{number}} new requests': '{{number}} nouvelles demandes',
  Updated: 'Mise à jour',
  'No longer in this list': 'N’est plus dans cette liste',
  '{{name}} is editing': '{{name}} modifie cette demande',
  '{{name}} is viewing': '{{name}} consulte cette demande',
  'Start next': 'Commencer la suivante',
  'Opens the most urgent request in this list that nobody is working on':
    'Ouvre la demande la plus urgente de cette liste que personne ne traite',
  'No more requests in this list are available. Each one is assigned to someone else, someone is working on it, or you have just finished or skipped it.':
    'Aucune autre demande de cette liste n’est disponible. Chacune est attribuée à une autre personne, quelqu’un y travaille, ou vous venez de la terminer ou de la passer.',
  'You are still working on this request. Choose “Done, next request” or “Skip” to start another one.':
    'Vous traitez encore cette demande. Choisissez « Terminé, demande suivante » ou « Passer » pour en commencer une autre.',
  'The list has no more requests in this direction.': 'La liste n’a plus de demandes dans cette direction.',
  Skip: 'Passer',
  'Done, next request': 'Terminé, demande suivante',
  'Skip this request': 'Passer cette demande',
  'Choose a reason': 'Choisissez un motif',
  'The request was not skipped': 'La demande n’a pas été passée',
  'Added to the request as private notes. Only staff can read them.':
    'Ajoutées à la demande comme notes privées. Seul le personnel peut les lire.',
  'You’re no longer working on this request, so you can’t skip it':
    'Vous ne traitez plus cette demande, vous ne pouvez donc pas la passer',
  'Waiting for the client': 'En attente du client',
  'Waiting for the facility': 'En attente de l’établissement',
  'A colleague should handle it': 'Un collègue doit s’en charger',
  'You are working on this until {{time}}': 'Vous traitez cette demande jusqu’à {{time}}',
  '{{name}} is working on this until {{time}}': '{{name}} traite cette demande jusqu’à {{time}}',
  'Your time on this request has ended. What you entered is still here.':
    'Votre temps pour cette demande est écoulé. Votre saisie est toujours là.',
  'Leave without saving?': 'Quitter sans enregistrer ?',
  'What you entered on this page isn’t saved yet.':
    'Votre saisie sur cette page n’est pas encore enregistrée.',
  'Skip to the list': 'Aller à la liste',
  Help: 'Aide',
  'Keyboard shortcuts': 'Raccourcis clavier',
  'Press ? on a page to see them.': 'Appuyez sur ? dans une page pour les voir.',
  'Request list': 'Liste des demandes',
  'Next request': 'Demande suivante',
  'Previous request': 'Demande précédente',
  'Go to': 'Aller à',
  'You can turn the shortcuts off in your settings.':
    'Vous pouvez désactiver les raccourcis dans vos paramètres.',
  'Page of a request': 'Page d’une demande',
  Money: 'Paiements et factures',
  'Shown document': 'Document affiché',
  '{{name}} is shown': '{{name}} est affiché',
  'Open the shown document in a new tab': 'Ouvrir le document affiché dans un nouvel onglet',
  'Download the shown document': 'Télécharger le document affiché',
  'No documents': 'Aucun document',
  'No document can be shown': 'Aucun document ne peut être affiché',
  Decision: 'Décision',
  '{{who}} skipped the request: {{reason}}': '{{who}} a passé la demande : {{reason}}',
  Filters: 'Filtres',
  '{{number}} more': '{{number}} de plus',
  'Select the request': 'Sélectionner la demande',
  'Select the next request too, from a checkbox':
    'Sélectionner aussi la demande suivante, depuis une case à cocher',
  'Open a request from the list to move through the list with J and K.':
    'Ouvrez une demande depuis la liste pour parcourir la liste avec J et K.',
  'Taken by you until {{time}}': 'Prise en charge par vous jusqu’à {{time}}',
  'Taken by {{name}} until {{time}}': 'Prise en charge par {{name}} jusqu’à {{time}}',
};
