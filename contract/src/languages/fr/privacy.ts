import type { Catalogue } from '../catalogue.ts';

/** Retention, and the accounting of disclosures. */
export const privacy: Catalogue = {
  'Accounting exported': 'Relevé exporté',
  'Accounting of disclosures': 'Relevé des divulgations',
  'Portal default': 'Réglage par défaut du portail',
  'As the request': 'Comme la demande',
  'Change retention': 'Modifier la conservation',
  'Changes of the retention': 'Modifications de la conservation',
  'Counted from the closing. A legal hold of the request holds all files.':
    'Compté à partir de la clôture. Une conservation légale de la demande vaut pour tous les fichiers.',
  'Date (UTC)': 'Date (UTC)',
  'Days after closing': 'Jours après la clôture',
  'Deleted under the retention schedule on {{date}}':
    'Supprimé selon le calendrier de conservation le {{date}}',
  'Deleted under the retention schedule: {{files}}':
    'Supprimés selon le calendrier de conservation : {{files}}',
  'Deleted {{days}} days after closing': 'Supprimés {{days}} jours après la clôture',
  'Disclosed to, what and why': 'À qui, quoi et pourquoi',
  Disclosures: 'Divulgations',
  'Documents read by the provider itself are no disclosures and are not listed.':
    'Les documents lus par l’établissement lui-même ne sont pas des divulgations et ne figurent pas ici.',
  Downloaded: 'Téléchargé',
  'Error exporting the accounting: {{reason}}': 'Erreur lors de l’exportation du relevé : {{reason}}',
  'Failed to load the retention': 'Échec du chargement de la conservation',
  'Failures: {{failures}}': 'Échecs : {{failures}}',
  'File {{name}} was uploaded more than {{hours}} hours ago and was not kept. Please add it again.':
    'Le fichier {{name}} a été téléversé il y a plus de {{hours}} heures et n’a pas été conservé. Veuillez l’ajouter de nouveau.',
  'Files of a closed request are': 'Les fichiers d’une demande close sont',
  'Files of closed requests are deleted {{days}} days after closing.':
    'Les fichiers des demandes closes sont supprimés {{days}} jours après la clôture.',
  'Files of closed requests are kept.': 'Les fichiers des demandes closes sont conservés.',
  'Files: {{files}}, of requests: {{requests}}. Uploads: {{uploads}}. Drafts: {{drafts}}.':
    'Fichiers : {{files}}, de demandes : {{requests}}. Téléversements : {{uploads}}. Brouillons : {{drafts}}.',
  'From {{fewest}} to {{most}}': 'De {{fewest}} à {{most}}',
  'Goes on the next night': 'Continue la nuit suivante',
  How: 'Comment',
  INCOMPLETE: 'INCOMPLET',
  'Kept always': 'Conservés toujours',
  'Kept always (legal hold)': 'Conservés toujours (conservation légale)',
  'Last nights': 'Dernières nuits',
  'Looking for what would be deleted tonight...': 'Recherche de ce qui serait supprimé cette nuit...',
  'Made on': 'Établi le',
  'No request is about a patient of this name and date of birth.':
    'Aucune demande ne concerne un patient portant ce nom et né à cette date.',
  'The first nightly run hasn’t happened yet.': 'La première exécution nocturne n’a pas encore eu lieu.',
  'Nothing would be deleted tonight.': 'Rien ne serait supprimé cette nuit.',
  'Patient name': 'Nom du patient',
  'Please enter between 30 and 3650 days': 'Veuillez saisir entre 30 et 3650 jours',
  Previewed: 'Prévisualisé',
  Privacy: 'Confidentialité',
  'Purpose: {{purpose}}, order {{orderId}}': 'Finalité : {{purpose}}, commande {{orderId}}',
  Retention: 'Conservation',
  'Retention saved': 'Conservation enregistrée',
  'Save as CSV': 'Enregistrer en CSV',
  'Save as PDF': 'Enregistrer en PDF',
  'Show disclosures': 'Afficher les divulgations',
  'Somebody else has changed the retention in the meantime':
    'Quelqu’un d’autre a modifié la conservation entre-temps',
  'The first day must not be after the last day': 'Le premier jour ne peut pas être postérieur au dernier',
  'The retention was not saved': 'La conservation n’a pas été enregistrée',
  'The whole request': 'Toute la demande',
  'There are more disclosures than are listed here. Choose a shorter period.':
    'Il y a plus de divulgations que celles listées ici. Choisissez une période plus courte.',
  'This file was deleted under the retention schedule.':
    'Ce fichier a été supprimé selon le calendrier de conservation.',
  'Time (UTC)': 'Heure (UTC)',
  'Uploads that nobody submitted are deleted after 24 hours, and drafts that nobody paid for after 14 days. Requests and files may have a choice of their own.':
    'Les téléversements que personne n’a soumis sont supprimés après 24 heures, et les brouillons que personne n’a payés après 14 jours. Les demandes et les fichiers peuvent avoir leur propre règle.',
  'What it is for': 'À quoi cela s’applique',
  'What would be deleted tonight could not be found out: {{reason}}':
    'Impossible de savoir ce qui serait supprimé cette nuit : {{reason}}',
  'Who outside the provider received documents of a patient, when and why. Each search is recorded.':
    'Qui, hors de l’établissement, a reçu des documents d’un patient, quand et pourquoi. Cette consultation est consignée.',
  'Nothing was due.': 'Rien n’était à supprimer.',
  'Would be deleted tonight, at least: files: {{files}}, of requests: {{requests}}.':
    'Seraient supprimés cette nuit, au moins : fichiers : {{files}}, de demandes : {{requests}}.',
  'Would be deleted tonight: files: {{files}}, of requests: {{requests}}.':
    'Seraient supprimés cette nuit : fichiers : {{files}}, de demandes : {{requests}}.',
  'deleted after a number of days': 'supprimés après un nombre de jours',
  'deleted {{days}} days after closing': 'supprimés {{days}} jours après la clôture',
  'kept always': 'conservés toujours',
  'kept always (legal hold)': 'conservés toujours (conservation légale)',
  'kept as the request or the portal says': 'conservés selon la demande ou le portail',
  '1 disclosure': '1 divulgation',
  '1 request': '1 demande',
  'Holder of order ID and code, for {{recipient}}':
    'Détenteur du numéro de commande et du code, pour {{recipient}}',
  '{{patients}}: {{disclosed}} in {{searched}}.': '{{patients}} : {{disclosed}} dans {{searched}}.',
  '{{requests}} requests': '{{requests}} demandes',
  '{{total}} disclosures': '{{total}} divulgations',
  '{{who}} changed the retention of "{{file}}": {{kept}}':
    '{{who}} a modifié la conservation de « {{file}} » : {{kept}}',
  '{{who}} changed the retention: {{kept}}': '{{who}} a modifié la conservation : {{kept}}',
  'Days are counted in UTC.': 'Les jours sont comptés en UTC.',
};
