import type { Catalog } from '../catalog.ts';

/** Copy services and notices of the Management Center, and the download demo. */
export const notices: Catalog = {
  'Lower numbers appear first. 0 comes last.':
    'Les nombres les plus petits apparaissent en premier. Le 0 vient en dernier.',
  'A free file can be downloaded many times.': 'Un fichier gratuit peut être téléchargé plusieurs fois.',
  'A free sample file: it can be downloaded any number of times.':
    'Un fichier d’exemple gratuit : il peut être téléchargé autant de fois que voulu.',
  'Each user can download a paid file once. The download is recorded permanently.':
    'Chaque utilisateur peut télécharger un fichier payant une fois. Le téléchargement est enregistré définitivement.',
  'A paid sample file: it can be downloaded once.':
    'Un fichier d’exemple payant : il peut être téléchargé une fois.',
  'Add Location: {{name}}': 'Ajouter une agence : {{name}}',
  'Add Copy Service': 'Ajouter un service',
  'Add Location': 'Ajouter une agence',
  Added: 'Ajouté',
  'Address is required': 'L’adresse est obligatoire',
  Address: 'Adresse',
  'Another copy service is already called “{{name}}”. Please choose a different name.':
    'Un autre service de reprographie s’appelle déjà « {{name}} ». Veuillez choisir un autre nom.',
  'Another location is already called “{{name}}”. Please choose a different name.':
    'Une autre agence s’appelle déjà « {{name}} ». Veuillez choisir un autre nom.',
  'Another paid sample file, counted separately from the first.':
    'Un autre fichier d’exemple payant, compté séparément du premier.',
  Changed: 'Modifié',
  'Checking download eligibility...': 'Vérification de la possibilité de téléchargement...',
  'Clients cannot choose this copy service: it has no active location.':
    'Les clients ne peuvent pas choisir ce service de reprographie : il n’a aucune agence active.',
  'Clients cannot choose this copy service: it is inactive.':
    'Les clients ne peuvent pas choisir ce service de reprographie : il est inactif.',
  'Copy service created successfully': 'Service de reprographie créé',
  'Copy service deleted successfully': 'Service de reprographie supprimé',
  'Copy service name is required': 'Le nom du service de reprographie est obligatoire',
  'Copy service updated successfully': 'Service de reprographie mis à jour',
  'Copy Services and Notices': 'Services de reprographie et avis',
  'Copy Services': 'Services de reprographie',
  Deleted: 'Supprimé',
  'Try the rules for released documents with sample files. They contain no patient data, and no payment is made.':
    'Essayez les règles des documents communiqués avec des fichiers d’exemple. Ils ne contiennent aucune donnée de patient, et aucun paiement n’est effectué.',
  'Download demo': 'Démonstration des téléchargements',
  'Download failed': 'Échec du téléchargement',
  'Request due date': 'Échéance des demandes',
  'Edit Copy Service': 'Modifier le service de reprographie',
  'Edit Location': 'Modifier l’agence',
  'Failed to check download eligibility': 'Impossible de vérifier le droit de téléchargement',
  'Failed to load copy services and notices':
    'Impossible de charger les services de reprographie et les avis',
  'You can repeat the same download for 15 minutes, in case it didn’t finish.':
    'Vous pouvez relancer le même téléchargement pendant 15 minutes, au cas où il n’aurait pas abouti.',
  'Free file': 'Fichier gratuit',
  History: 'Historique',
  Hours: 'Horaires',
  'Incident note': 'Note d’incident',
  'The start time is when you first save this note. Clear the text when the incident is over.':
    'L’heure de début est celle du premier enregistrement de cette note. Effacez le texte quand l’incident est terminé.',
  'Its {{number}} locations are deleted too. Existing requests keep its name and address.':
    'Ses {{number}} agences sont aussi supprimées. Les demandes existantes gardent son nom et son adresse.',
  'Its location is deleted too. Existing requests keep its name and address.':
    'Son agence est aussi supprimée. Les demandes existantes gardent son nom et son adresse.',
  'Existing requests keep its name.': 'Les demandes existantes gardent son nom.',
  'Last downloaded {{time}}': 'Dernier téléchargement : {{time}}',
  'Loading...': 'Chargement...',
  'Location created successfully': 'Agence créée',
  'Location deleted successfully': 'Agence supprimée',
  'Location name is required': 'Le nom de l’agence est obligatoire',
  'Location name': 'Nom de l’agence',
  'Location updated successfully': 'Agence mise à jour',
  Locations: 'Agences',
  Name: 'Nom',
  'No copy services yet': 'Aucun service de reprographie pour l’instant',
  'No locations yet': 'Aucune agence pour l’instant',
  'Clients can no longer choose this location. Existing requests keep its name and address.':
    'Les clients ne pourront plus choisir cette agence. Les demandes existantes gardent son nom et son adresse.',
  'No longer offered': 'N’est plus proposé',
  'There was no value before this change': 'Il n’y avait aucune valeur avant cette modification',
  'No changes yet': 'Aucune modification pour l’instant',
  Notices: 'Avis',
  'Offered to clients': 'Proposé aux clients',
  'Only admins can make changes here.': 'Seuls les administrateurs peuvent apporter des modifications ici.',
  'Paid file': 'Fichier payant',
  Phone: 'Téléphone',
  'Position in the list': 'Position dans la liste',
  'Please enter a whole number of days from 1 to 365': 'Veuillez saisir un nombre entier de jours de 1 à 365',
  'Please enter the support hours': 'Veuillez saisir les heures d’assistance',
  'Processing-fee notice': 'Avis sur les frais de traitement',
  'Restore this value': 'Restaurer cette valeur',
  'Restore this value?': 'Restaurer cette valeur ?',
  'Restore this value: {{name}}, from before {{time}}':
    'Restaurer cette valeur : {{name}}, d’avant le {{time}}',
  'Download again: {{name}}': 'Télécharger de nouveau : {{name}}',
  Restore: 'Restaurer',
  'Restored successfully': 'Restauré',
  'Sample files': 'Fichiers d’exemple',
  'Saved successfully': 'Enregistré',
  'Show older changes': 'Modifications antérieures',
  'Shown exactly as you write it, in every language. Leave it empty to show nothing.':
    'Affiché tel que vous l’écrivez, dans toutes les langues. Laissez-le vide pour ne rien afficher.',
  Since: 'Depuis',
  'Support contact': 'Contact de l’assistance',
  'Text below the fee': 'Texte sous les frais',
  Text: 'Texte',
  'Failed to load the copy services': 'Impossible de charger les services de reprographie',
  'The download history of a free file expires after 30 days.':
    'L’historique de téléchargement d’un fichier gratuit expire après 30 jours.',
  'Failed to load the history': 'Impossible de charger l’historique',
  'The request form adds “Other Copy Service” automatically. Don’t add it here.':
    'Le formulaire de demande ajoute automatiquement « Autre service de reprographie ». Ne l’ajoutez pas ici.',
  'The revision is missing': 'La révision manque',
  'The rules': 'Les règles',
  'You can repeat this download until {{time}}.': 'Vous pouvez relancer ce téléchargement jusqu’à {{time}}.',
  'Failed to load the sample files': 'Impossible de charger les fichiers d’exemple',
  'This change is no longer stored': 'Cette modification n’est plus enregistrée',
  'This copy service no longer exists': 'Ce service de reprographie n’existe plus',
  'This copy service is no longer offered. Please choose another one.':
    'Ce service de reprographie n’est plus proposé. Veuillez en choisir un autre.',
  'The change was not saved': 'La modification n’a pas été enregistrée',
  'This demo tracks downloads by IP address.':
    'Cette démonstration enregistre les téléchargements par adresse IP.',
  'This location no longer exists': 'Cette agence n’existe plus',
  'This location is no longer offered. Please choose another one.':
    'Cette agence n’est plus proposée. Veuillez en choisir une autre.',
  'Someone else changed this several times while you were working on it. Please check it again.':
    'Une autre personne a modifié ceci plusieurs fois pendant que vous y travailliez. Veuillez le vérifier de nouveau.',
  'Try again, or choose Other and enter the name.': 'Réessayez, ou choisissez « Autre » et saisissez le nom.',
  'What’s happening': 'Ce qui se passe',
  'The value from before this change will apply again. The history will show the restore as a new change.':
    'La valeur antérieure à cette modification s’appliquera de nouveau. L’historique affichera la restauration comme une nouvelle modification.',
  'Your earlier choice': 'Votre choix précédent',
  'Show fewer locations': 'Afficher moins d’agences',
  'Show all {{number}} locations': 'Afficher les {{number}} agences',
  '{{name}} removed this text on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} a retiré ce texte le {{at}}. Rechargez pour le voir, ou réessayez pour le remplacer.',
  '{{name}} added this on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} a ajouté ceci le {{at}}. Rechargez pour le voir, ou réessayez pour le remplacer.',
  '{{name}} changed several details on {{at}}. Reload to see them, or try again to replace them.':
    '{{name}} a modifié plusieurs détails le {{at}}. Rechargez pour les voir, ou réessayez pour les remplacer.',
  '{{name}} reactivated this on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} a réactivé ceci le {{at}}. Rechargez pour le voir, ou réessayez pour le remplacer.',
  '{{name}} deactivated this on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} a désactivé ceci le {{at}}. Rechargez pour le voir, ou réessayez pour le remplacer.',
  '{{name}} renamed this to “{{value}}” on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} a renommé ceci en « {{value}} » le {{at}}. Rechargez pour le voir, ou réessayez pour le remplacer.',
  '{{name}} moved this to position {{value}} on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} a déplacé ceci à la position {{value}} le {{at}}. Rechargez pour le voir, ou réessayez pour le remplacer.',
  '{{name}} changed the address to “{{value}}” on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} a changé l’adresse en « {{value}} » le {{at}}. Rechargez pour la voir, ou réessayez pour la remplacer.',
  '{{name}} changed the hours to “{{value}}” on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} a changé les horaires en « {{value}} » le {{at}}. Rechargez pour les voir, ou réessayez pour les remplacer.',
  '{{name}} changed the email to “{{value}}” on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} a changé l’adresse courriel en « {{value}} » le {{at}}. Rechargez pour la voir, ou réessayez pour la remplacer.',
  '{{name}} removed the email on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} a retiré l’adresse courriel le {{at}}. Rechargez pour la voir, ou réessayez pour la remplacer.',
  '{{name}} changed the phone number to “{{value}}” on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} a changé le numéro de téléphone en « {{value}} » le {{at}}. Rechargez pour le voir, ou réessayez pour le remplacer.',
  '{{name}} removed the phone number on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} a retiré le numéro de téléphone le {{at}}. Rechargez pour le voir, ou réessayez pour le remplacer.',
  '{{name}} changed this text to “{{value}}” on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} a remplacé ce texte par « {{value}} » le {{at}}. Rechargez pour le voir, ou réessayez pour le remplacer.',
  '{{name}} added the location “{{value}}” on {{at}}. Reload to see it, or try again to continue anyway.':
    '{{name}} a ajouté l’agence « {{value}} » le {{at}}. Rechargez pour la voir, ou réessayez pour continuer malgré tout.',
  '{{name}} changed the location “{{value}}” on {{at}}. Reload to see it, or try again to continue anyway.':
    '{{name}} a modifié l’agence « {{value}} » le {{at}}. Rechargez pour la voir, ou réessayez pour continuer malgré tout.',
  '{{name}} deleted the location “{{value}}” on {{at}}. Reload to see it, or try again to continue anyway.':
    '{{name}} a supprimé l’agence « {{value}} » le {{at}}. Rechargez pour la voir, ou réessayez pour continuer malgré tout.',
  'The earlier value is no longer valid. Please enter a new one.':
    'La valeur précédente n’est plus valable. Veuillez en saisir une nouvelle.',
  '{{what}} by {{name}} on {{time}}': '{{what}} par {{name}} le {{time}}',
  '“Other” is added automatically. Please choose a different name.':
    '« Autre » est ajouté automatiquement. Veuillez choisir un autre nom.',
};
