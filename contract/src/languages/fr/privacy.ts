import type { Catalog } from '../catalog.ts';

/** Retention, and the accounting of disclosures. */
export const privacy: Catalog = {
  'Accounting exported': 'Relevé exporté',
  'Accounting of disclosures': 'Relevé des divulgations',
  'Portal default, set in the Management Center':
    'Réglage par défaut du portail, défini dans le Centre de gestion',
  'Same as the request': 'Identique à la demande',
  'Change retention': 'Modifier la conservation',
  'Retention changes': 'Modifications de la conservation',
  'Counted from the day the request is closed. A legal hold on the request applies to all its files.':
    'Compté à partir du jour de clôture de la demande. Une préservation pour litige (legal hold) de la demande s’applique à tous ses fichiers.',
  'Date (UTC)': 'Date (UTC)',
  'Days after closing': 'Jours après la clôture',
  'Deleted under the retention schedule on {{date}}':
    'Supprimé selon le calendrier de conservation le {{date}}',
  'Deleted under the retention schedule: {{files}}':
    'Supprimés selon le calendrier de conservation : {{files}}',
  'Deleted {{days}} days after closing': 'Supprimés {{days}} jours après la clôture',
  'Recipient, information, and purpose': 'Destinataire, informations et finalité',
  Disclosures: 'Divulgations',
  'Documents viewed by the provider’s own staff are not disclosures and are not listed.':
    'Les documents consultés par le personnel de l’établissement ne sont pas des divulgations et ne figurent pas ici.',
  Downloaded: 'Téléchargé',
  'Error exporting the accounting: {{reason}}': 'Erreur lors de l’exportation du relevé : {{reason}}',
  'Failed to load retention settings': 'Impossible de charger les paramètres de conservation',
  '1 failure': '1 échec',
  '{{number}} failures': '{{number}} échecs',
  'File {{name}} was uploaded more than {{hours}} hours ago and is no longer available. Please add it again.':
    'Le fichier {{name}} a été téléversé il y a plus de {{hours}} heures et n’est plus disponible. Veuillez l’ajouter de nouveau.',
  'Files of a closed request are': 'Les fichiers d’une demande close sont',
  'Files of closed requests are deleted {{days}} days after closing.':
    'Les fichiers des demandes closes sont supprimés {{days}} jours après la clôture.',
  'Files of closed requests are kept indefinitely.':
    'Les fichiers des demandes closes sont conservés indéfiniment.',
  'Deleted {{items}}.': 'Suppression de {{items}}.',
  '{{files}} of {{requests}}': '{{files}} de {{requests}}',
  '1 upload': '1 téléversement',
  '{{number}} uploads': '{{number}} téléversements',
  '1 draft': '1 brouillon',
  '{{number}} drafts': '{{number}} brouillons',
  'From {{min}} to {{max}}': 'De {{min}} à {{max}}',
  'Continues the next night': 'Continue la nuit suivante',
  Method: 'Mode',
  INCOMPLETE: 'INCOMPLET',
  'Kept indefinitely': 'Conservés indéfiniment',
  'Always kept (legal hold)': 'Toujours conservés (préservation pour litige, legal hold)',
  'Recent nightly runs': 'Exécutions nocturnes récentes',
  'Checking what would be deleted tonight...': 'Vérification de ce qui serait supprimé cette nuit...',
  'Prepared on': 'Établi le',
  'No records requests match this name and date of birth.':
    'Aucune demande de dossier ne correspond à ce nom et à cette date de naissance.',
  'The first nightly run hasn’t happened yet.': 'La première exécution nocturne n’a pas encore eu lieu.',
  'Nothing would be deleted tonight.': 'Rien ne serait supprimé cette nuit.',
  'Patient name': 'Nom du patient',
  'Please enter between 30 and 3650 days': 'Veuillez saisir entre 30 et 3 650 jours',
  Previewed: 'Prévisualisé',
  Privacy: 'Confidentialité',
  'Purpose: {{purpose}}, order {{orderId}}': 'Finalité : {{purpose}}, commande {{orderId}}',
  Retention: 'Conservation',
  'Retention saved': 'Conservation enregistrée',
  'Save as CSV': 'Enregistrer en CSV',
  'Save as PDF': 'Enregistrer en PDF',
  'Show disclosures': 'Afficher les divulgations',
  'Someone else changed the retention settings. Please reload the page.':
    'Une autre personne a modifié les paramètres de conservation. Veuillez recharger la page.',
  'The first day must not be after the last day': 'Le premier jour ne peut pas être postérieur au dernier',
  'The retention was not saved': 'La conservation n’a pas été enregistrée',
  'The whole request': 'Toute la demande',
  'This list does not include all disclosures. Choose a shorter period.':
    'Cette liste ne contient pas toutes les divulgations. Choisissez une période plus courte.',
  'This notice accompanies the released documents. It stays free.':
    'Cet avis accompagne les documents communiqués. Il reste gratuit.',
  'This notice accompanies the released documents. Withdraw them first.':
    'Cet avis accompagne les documents communiqués. Retirez-les d’abord.',
  'This file was deleted under the retention schedule.':
    'Ce fichier a été supprimé selon le calendrier de conservation.',
  'Time (UTC)': 'Heure (UTC)',
  'Uploads that aren’t submitted are deleted after 24 hours, and unpaid drafts after 14 days. Requests and files can have their own retention.':
    'Les fichiers téléversés mais non soumis sont supprimés après 24 heures, et les brouillons impayés après 14 jours. Les demandes et les fichiers peuvent avoir leur propre conservation.',
  'Applies to': 'S’applique à',
  'We couldn’t check what would be deleted tonight: {{reason}}':
    'Impossible de vérifier ce qui serait supprimé cette nuit : {{reason}}',
  'See who outside your organization received a patient’s documents, when, and why. Every search is recorded.':
    'Consultez qui, hors de votre organisation, a reçu des documents d’un patient, quand et pourquoi. Chaque recherche est consignée.',
  'Nothing was due for deletion.': 'Rien n’était à supprimer.',
  'At least {{files}} of {{requests}} would be deleted tonight.':
    'À supprimer cette nuit, au moins : {{files}} de {{requests}}.',
  '{{files}} of {{requests}} would be deleted tonight.':
    'À supprimer cette nuit : {{files}} de {{requests}}.',
  'deleted after a number of days': 'supprimés après un nombre de jours',
  'deleted {{days}} days after closing': 'supprimés {{days}} jours après la clôture',
  'kept indefinitely': 'conservés indéfiniment',
  'kept indefinitely (legal hold)': 'conservés indéfiniment (préservation pour litige, legal hold)',
  'kept under the request or portal setting': 'conservés selon le réglage de la demande ou du portail',
  '1 disclosure': '1 divulgation',
  '1 request': '1 demande',
  'Person with the Order ID and code, for {{recipient}}':
    'Personne ayant le numéro de commande et le code ; destinataire : {{recipient}}',
  '{{patients}}: {{disclosed}} in {{searched}}.': '{{patients}} : {{disclosed}} dans {{searched}}.',
  '{{requests}} requests': '{{requests}} demandes',
  '{{total}} disclosures': '{{total}} divulgations',
  '{{total}} disclosures_one': '{{total}} divulgation',
  '{{who}} changed the retention of “{{file}}”: {{retention}}':
    '{{who}} a modifié la conservation de « {{file}} » : {{retention}}',
  '{{who}} changed the retention: {{retention}}': '{{who}} a modifié la conservation : {{retention}}',
  'Days are counted in UTC.': 'Les jours sont comptés en UTC.',
  'Authorized by the patient': 'Autorisé par le patient',
  'Response to a subpoena': 'Réponse à une assignation à produire (subpoena)',
  'Response to a court order': 'Réponse à une ordonnance judiciaire',
  'Requested by the patient': 'Demandé par le patient',
  'Workers’ compensation claim': 'Réclamation pour accident du travail',
  '{{document}} (requested: {{requested}})': '{{document}} (demandé : {{requested}})',
  'The purpose of some disclosures is not known. State the authority for release of these requests:':
    'La finalité de certaines divulgations n’est pas connue. Indiquez le fondement de la communication pour ces demandes :',
  'Issue without these purposes': 'Délivrer sans ces finalités',
  'State the authority': 'Indiquer le fondement',
  'Some disclosures have no purpose. State the authority for release of their requests, or confirm that the accounting is issued without it.':
    'Certaines divulgations n’ont pas de finalité. Indiquez le fondement de la communication de leurs demandes ou confirmez que le relevé doit être délivré sans elle.',
  Opened: 'Ouvert',
  'Deleted files and messages can’t be restored. The record of who received them is kept. Clients aren’t notified.':
    'Les fichiers et messages supprimés ne peuvent pas être restaurés. La trace des personnes qui les ont reçus est conservée. Les clients ne sont pas avertis.',
};
