import type { Catalogue } from '../catalogue.ts';

/** Copy services and notices of the Management Center, and the download demo. */
export const notices: Catalogue = {
  '1 is the first; 0 puts it last.': '1 est le premier ; 0 le met à la fin.',
  'A free file can be downloaded many times.': 'Un fichier gratuit peut être téléchargé plusieurs fois.',
  'A free sample file: it can be downloaded any number of times.':
    'Un fichier d’exemple gratuit : il peut être téléchargé autant de fois que voulu.',
  'A paid file can be downloaded once per user, and the download is tracked permanently.':
    'Un fichier payant peut être téléchargé une fois par utilisateur, et le téléchargement est enregistré définitivement.',
  'A paid sample file: it can be downloaded once.':
    'Un fichier d’exemple payant : il peut être téléchargé une fois.',
  'Add Location: {{name}}': 'Ajouter un site : {{name}}',
  'Add Copy Service': 'Ajouter un service de copie',
  'Add Location': 'Ajouter un site',
  Added: 'Ajouté',
  'Address is required': 'L’adresse est obligatoire',
  Address: 'Adresse',
  'Another copy service is called “{{name}}” already. Please choose a different name.':
    'Un autre service de copie s’appelle déjà « {{name}} ». Veuillez choisir un autre nom.',
  'Another location is called “{{name}}” already. Please choose a different name.':
    'Un autre site s’appelle déjà « {{name}} ». Veuillez choisir un autre nom.',
  'Another paid sample file, counted apart from the first.':
    'Un autre fichier d’exemple payant, compté séparément du premier.',
  Changed: 'Modifié',
  'Checking whether it can be downloaded...': 'Vérification de la possibilité de téléchargement...',
  'Clients cannot choose this copy service: it has no active location.':
    'Les clients ne peuvent pas choisir ce service de copie : il n’a aucun site actif.',
  'Clients cannot choose this copy service: it is inactive.':
    'Les clients ne peuvent pas choisir ce service de copie : il est inactif.',
  'Copy service created successfully': 'Service de copie créé',
  'Copy service deleted successfully': 'Service de copie supprimé',
  'Copy service name is required': 'Le nom du service de copie est obligatoire',
  'Copy service updated successfully': 'Service de copie mis à jour',
  'Copy Services and notices': 'Services de copie et avis',
  'Copy Services': 'Services de copie',
  'Days until a request is due': 'Jours avant l’échéance d’une demande',
  Deleted: 'Supprimé',
  'Download demo': 'Démonstration des téléchargements',
  'Download failed': 'Échec du téléchargement',
  'Due days': 'Délai en jours',
  'Edit Copy Service': 'Modifier le service de copie',
  'Edit Location': 'Modifier le site',
  'Failed to check download eligibility': 'Échec de la vérification du droit de téléchargement',
  'Failed to load copy services and notices': 'Échec du chargement des services de copie et des avis',
  'For 15 minutes the same download can be had again, in case it did not get through.':
    'Pendant 15 minutes, le même téléchargement peut être repris, au cas où il n’aurait pas abouti.',
  'Free file': 'Fichier gratuit',
  'From 1 to 365, counted from the day of submission. Requests that exist keep their day.':
    'De 1 à 365, comptés à partir du jour d’envoi. Les demandes existantes gardent leur date.',
  History: 'Historique',
  Hours: 'Horaires',
  'Incident note': 'Note d’incident',
  'It counts from the moment at which it is first saved. Empty it when all is well again.':
    'Elle compte à partir du premier enregistrement. Videz-la quand tout est rentré dans l’ordre.',
  'It goes with its {{number}} locations. Requests that name it keep its name and address.':
    'Il est supprimé avec ses sites ({{number}}). Les demandes qui le mentionnent gardent son nom et son adresse.',
  'Last downloaded {{time}}': 'Dernier téléchargement : {{time}}',
  'Loading...': 'Chargement...',
  'Location created successfully': 'Site créé',
  'Location deleted successfully': 'Site supprimé',
  'Location name is required': 'Le nom du site est obligatoire',
  'Location name': 'Nom du site',
  'Location updated successfully': 'Site mis à jour',
  Locations: 'Sites',
  Name: 'Nom',
  'No copy services yet': 'Aucun service de copie pour l’instant',
  'No locations yet': 'Aucun site pour l’instant',
  'Nobody can choose this location any more. Requests that name it keep its name and address.':
    'Plus personne ne pourra choisir ce site. Les demandes qui le mentionnent gardent son nom et son adresse.',
  'Not offered any more': 'N’est plus proposé',
  'Nothing stood there before this change': 'Rien ne figurait ici avant cette modification',
  'Nothing was changed yet': 'Rien n’a encore été modifié',
  Notices: 'Avis',
  'Offered to clients': 'Proposé aux clients',
  'Only admins can change what stands here.': 'Seuls les administrateurs peuvent modifier ce qui figure ici.',
  'Paid file': 'Fichier payant',
  Phone: 'Téléphone',
  'Place in the list': 'Place dans la liste',
  'Please enter a whole number of days from 1 to 365': 'Veuillez saisir un nombre entier de jours de 1 à 365',
  'Please say when somebody answers': 'Veuillez indiquer quand quelqu’un répond',
  'Processing-fee notice': 'Avis sur les frais de traitement',
  'Restore this value': 'Restaurer cette valeur',
  'Restore this value?': 'Restaurer cette valeur ?',
  'Restore this value: {{name}}, as before {{time}}':
    'Restaurer cette valeur : {{name}}, comme avant le {{time}}',
  'Download again: {{name}}': 'Télécharger de nouveau : {{name}}',
  Restore: 'Restaurer',
  'Restored successfully': 'Restauré',
  'Sample files': 'Fichiers d’exemple',
  'Saved successfully': 'Enregistré',
  'Show older changes': 'Afficher les modifications plus anciennes',
  'Shown in every language as you write it; nothing is shown when it is empty.':
    'Affiché dans toutes les langues tel que vous l’écrivez ; rien ne s’affiche s’il est vide.',
  'Since {{time}}': 'Depuis le {{time}}',
  Since: 'Depuis',
  'Support contact': 'Contact de l’assistance',
  'Text below the fee': 'Texte sous les frais',
  Text: 'Texte',
  'The copy services could not be loaded': 'Les services de copie n’ont pas pu être chargés',
  'The download history of a free file expires after 30 days.':
    'L’historique de téléchargement d’un fichier gratuit expire après 30 jours.',
  'The history could not be loaded': 'L’historique n’a pas pu être chargé',
  'The request form adds “Other Copy Service” by itself. It needs no entry of its own.':
    'Le formulaire de demande ajoute de lui-même « Autre service de copie ». Aucune entrée n’est nécessaire.',
  'The revision is missing': 'La révision est absente',
  'The rules': 'Les règles',
  'The same download can be had again until {{time}}.':
    'Le même téléchargement peut être repris jusqu’à {{time}}.',
  'The sample files could not be loaded': 'Les fichiers d’exemple n’ont pas pu être chargés',
  'This change is not kept any more': 'Cette modification n’est plus conservée',
  'This copy service does not exist any more': 'Ce service de copie n’existe plus',
  'This copy service is not offered any more. Please choose another one.':
    'Ce service de copie n’est plus proposé. Veuillez en choisir un autre.',
  'This could not be saved': 'L’enregistrement a échoué',
  'This demo tracks by IP address.': 'Cette démonstration enregistre par adresse IP.',
  'This location does not exist any more': 'Ce site n’existe plus',
  'This location is not offered any more. Please choose another one.':
    'Ce site n’est plus proposé. Veuillez en choisir un autre.',
  'This was changed many times in the meantime. Look at it again.':
    'Ceci a été modifié plusieurs fois entre-temps. Regardez-le à nouveau.',
  'Try again, or choose Other and enter the name.': 'Réessayez, ou choisissez Autre et saisissez le nom.',
  'What is going on': 'Ce qui se passe',
  'What stood before this change holds again. That is a new change in the history.':
    'Ce qui figurait avant cette modification s’applique de nouveau. C’est une nouvelle modification dans l’historique.',
  'Your earlier choice': 'Votre choix précédent',
  'Show fewer locations': 'Afficher moins de sites',
  'Show all {{number}} locations': 'Afficher les {{number}} sites',
  '{{days}} days after submission': '{{days}} jours après l’envoi',
  '{{name}} removed this text on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} a retiré ce texte le {{at}}. Rechargez pour le voir, ou réessayez pour le remplacer.',
  '{{name}} added this on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} a ajouté ceci le {{at}}. Rechargez pour le voir, ou réessayez pour le remplacer.',
  '{{name}} changed several details of this on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} a modifié plusieurs détails ici le {{at}}. Rechargez pour le voir, ou réessayez pour le remplacer.',
  '{{name}} switched this on again on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} a réactivé ceci le {{at}}. Rechargez pour le voir, ou réessayez pour le remplacer.',
  '{{name}} switched this off on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} a désactivé ceci le {{at}}. Rechargez pour le voir, ou réessayez pour le remplacer.',
  '{{name}} renamed this to “{{value}}” on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} a renommé ceci en « {{value}} » le {{at}}. Rechargez pour le voir, ou réessayez pour le remplacer.',
  '{{name}} moved this to place {{value}} on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} a déplacé ceci à la place {{value}} le {{at}}. Rechargez pour le voir, ou réessayez pour le remplacer.',
  '{{name}} set this to {{value}} days on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} a fixé ceci à {{value}} jours le {{at}}. Rechargez pour le voir, ou réessayez pour le remplacer.',
  '{{name}} changed the address to “{{value}}” on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} a changé l’adresse en « {{value}} » le {{at}}. Rechargez pour le voir, ou réessayez pour le remplacer.',
  '{{name}} changed the hours to “{{value}}” on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} a changé les horaires en « {{value}} » le {{at}}. Rechargez pour le voir, ou réessayez pour le remplacer.',
  '{{name}} changed the email to “{{value}}” on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} a changé l’adresse e-mail en « {{value}} » le {{at}}. Rechargez pour le voir, ou réessayez pour le remplacer.',
  '{{name}} removed the email on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} a retiré l’adresse e-mail le {{at}}. Rechargez pour le voir, ou réessayez pour le remplacer.',
  '{{name}} changed the phone number to “{{value}}” on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} a changé le numéro de téléphone en « {{value}} » le {{at}}. Rechargez pour le voir, ou réessayez pour le remplacer.',
  '{{name}} removed the phone number on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} a retiré le numéro de téléphone le {{at}}. Rechargez pour le voir, ou réessayez pour le remplacer.',
  '{{name}} changed this text to “{{value}}” on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} a remplacé ce texte par « {{value}} » le {{at}}. Rechargez pour le voir, ou réessayez pour le remplacer.',
  '{{name}} added the location “{{value}}” on {{at}}. Reload to see it, or try again to go on all the same.':
    '{{name}} a ajouté le site « {{value}} » le {{at}}. Rechargez pour le voir, ou réessayez pour continuer malgré tout.',
  '{{name}} changed the location “{{value}}” on {{at}}. Reload to see it, or try again to go on all the same.':
    '{{name}} a modifié le site « {{value}} » le {{at}}. Rechargez pour le voir, ou réessayez pour continuer malgré tout.',
  '{{name}} deleted the location “{{value}}” on {{at}}. Reload to see it, or try again to go on all the same.':
    '{{name}} a supprimé le site « {{value}} » le {{at}}. Rechargez pour le voir, ou réessayez pour continuer malgré tout.',
  'What stood there is not valid any more. Please enter it anew.':
    'Ce qui y figurait n’est plus valable. Veuillez le saisir à nouveau.',
  '{{what}} by {{name}} on {{time}}': '{{what}} par {{name}} le {{time}}',
  '“Other” is added by itself. Please choose a different name.':
    '« Autre » est ajouté automatiquement. Veuillez choisir un autre nom.',
};
