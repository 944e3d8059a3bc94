import type { Catalog } from '../catalog.ts';

/** Releases to the wrong person. */
export const incidents: Catalog = {
  '{{who}} saved the risk assessment of an incident':
    '{{who}} a enregistré l’évaluation des risques d’un incident',
  '{{who}} corrected the day of discovery of an incident':
    '{{who}} a corrigé le jour de la découverte d’un incident',
  '{{who}} closed an incident': '{{who}} a clos un incident',
  '{{who}} reopened an incident': '{{who}} a rouvert un incident',
  '{{who}} added a note to an incident': '{{who}} a ajouté une note à un incident',
  '{{who}} recorded a release to the wrong person: {{files}}':
    '{{who}} a enregistré une communication à la mauvaise personne : {{files}}',
  '{{who}} changed an incident': '{{who}} a modifié un incident',
  '{{who}} issued a letter about an incident': '{{who}} a émis une lettre au sujet d’un incident',
  '{{who}} saved a letter about an incident': '{{who}} a enregistré une lettre au sujet d’un incident',
  'The date must not be before the discovery': 'La date ne doit pas être antérieure à la découverte',
  'The incident ID is not valid': 'L’identifiant de l’incident n’est pas valide',
  'The letter ID is not valid': 'L’identifiant de la lettre n’est pas valide',
  'Please use at most 2,000 characters': 'Veuillez utiliser 2 000 caractères au plus',
  'Please select at least one document': 'Veuillez sélectionner au moins un document',
  'An incident can have at most 20 documents': 'Un incident peut comporter 20 documents au plus',
  'Please enter what happened': 'Veuillez indiquer ce qui s’est passé',
  'Nature and extent of the information, and how easily the patient can be identified':
    'Nature et étendue des informations, et facilité d’identifier le patient',
  'Who received or used the information': 'Qui a reçu ou utilisé les informations',
  'Whether the information was actually acquired or viewed':
    'Si les informations ont réellement été obtenues ou vues',
  'How far the risk has been mitigated': 'Dans quelle mesure le risque a été atténué',
  'Please assess this factor': 'Évaluez ce facteur',
  'Breach, and the patient was notified': 'Violation, et le patient a été informé',
  'Low probability of compromise': 'Faible probabilité de compromission',
  'Not a breach': 'Pas une violation',
  'Please select an outcome': 'Veuillez sélectionner une issue',
  'Please enter a note': 'Veuillez saisir une note',
  'Letter to the patient': 'Lettre au patient',
  'Letter to the recipient': 'Lettre au destinataire',
  'Please enter whom the letter is to': 'Veuillez indiquer à qui s’adresse la lettre',
  'Please enter a text': 'Veuillez saisir un texte',
  'Please replace the text in square brackets': 'Remplacez le texte entre crochets',
  'Released in error': 'Communiqué par erreur',
  'Incident not found': 'Incident introuvable',
  'This incident is closed. Reopen it first.': 'Cet incident est clos. Rouvrez-le d’abord.',
  'The date must not be before the release': 'La date ne doit pas être antérieure à la communication',
  'This incident has too many entries of this kind.': 'Cet incident comporte trop d’entrées de ce type.',
  'This form was already saved with different content. Close it and look at the incident.':
    'Ce formulaire a déjà été enregistré avec un autre contenu. Fermez-le et consultez l’incident.',
  'Someone else changed this incident. Please reload the page.':
    'Une autre personne a modifié cet incident. Rechargez la page.',
  'Please save the risk assessment first': 'Enregistrez d’abord l’évaluation des risques',
  'Please enter when the patient was notified': 'Veuillez indiquer quand le patient a été informé',
  'This incident is open.': 'Cet incident est ouvert.',
  'Letter issued': 'Lettre émise',
  'Note added': 'Note ajoutée',
  'Documents withdrawn and incident recorded': 'Documents retirés et incident enregistré',
  'Incident changed': 'Incident modifié',
  Incidents: 'Incidents',
  'Incidents that need attention': 'Incidents à traiter',
  'Incidents and accountings that need attention': 'Incidents et relevés de divulgations à traiter',
  'The notice to the patient of some incidents is due within a week or overdue.':
    'L’avis au patient de certains incidents est dû dans la semaine ou en retard.',
  'Notice about your medical records': 'Avis concernant votre dossier médical',
  'Documents that were released to you in error': 'Documents qui vous ont été communiqués par erreur',
  'Notice to the patient': 'Avis au patient',
  'Notice to the recipient': 'Avis au destinataire',
  'Letter not found': 'Lettre introuvable',
  'One of these documents already belongs to an incident.':
    'L’un de ces documents appartient déjà à un incident.',
  'If it went to the wrong person, use “Released to the wrong person” instead: that also records who opened it.':
    'S’il est allé à la mauvaise personne, utilisez plutôt « Communiqué à la mauvaise personne » : cela enregistre aussi qui l’a ouvert.',
  'Account that no longer exists': 'Compte qui n’existe plus',
  'Nobody outside opened or downloaded them through the portal.':
    'Personne à l’extérieur ne les a ouverts ni téléchargés par le portail.',
  'Someone with Order ID and code': 'Quelqu’un avec le numéro de commande et le code',
  'These accounts could open them, and whoever had Order ID and code: {{people}}.':
    'Ces comptes pouvaient les ouvrir, ainsi que toute personne ayant le numéro de commande et le code : {{people}}.',
  'This list shows the newest only.': 'Cette liste n’affiche que les plus récents.',
  'Who opened the documents': 'Qui a ouvert les documents',
  'Whoever had Order ID and code could open them. No account had the request.':
    'Toute personne ayant le numéro de commande et le code pouvait les ouvrir. Aucun compte n’avait la demande.',
  '{{who}} downloaded “{{document}}” on {{time}}': '{{who}} a téléchargé « {{document}} » le {{time}}',
  '{{who}} opened “{{document}}” on {{time}}': '{{who}} a ouvert « {{document}} » le {{time}}',
  '{{who}} previewed “{{document}}” on {{time}}':
    '{{who}} a affiché l’aperçu de « {{document}} » le {{time}}',
  '1 day left, until {{day}}': '1 jour restant, jusqu’au {{day}}',
  'Due today': 'Dû aujourd’hui',
  '{{days}} days left, until {{day}}': '{{days}} jours restants, jusqu’au {{day}}',
  'Failed to load the incidents': 'Impossible de charger les incidents',
  'Discovered on {{day}}. Recorded by {{name}} on {{time}}':
    'Découvert le {{day}}. Enregistré par {{name}} le {{time}}',
  'Open incidents': 'Ouvrir les incidents',
  'Discovered on': 'Découvert le',
  'The documents are withdrawn at once and their content is deleted. Links, previews and zips stop working. A download that is running may finish, and saved copies remain.':
    'Les documents sont retirés immédiatement et leur contenu est supprimé. Les liens, aperçus et zips cessent de fonctionner. Un téléchargement en cours peut se terminer, et les copies enregistrées subsistent.',
  'The first day on which anyone here knew of it, or should have known.':
    'Le premier jour où quelqu’un ici l’a su, ou aurait dû le savoir.',
  'The incident was not recorded': 'L’incident n’a pas été enregistré',
  'We’ll show who opened them, and count the 60 days for the notice to the patient. Payments are not refunded: an admin decides.':
    'Nous afficherons qui les a ouverts et compterons les 60 jours pour l’avis au patient. Les paiements ne sont pas remboursés : un administrateur décide.',
  'What happened': 'Ce qui s’est passé',
  'Which documents': 'Quels documents',
  'Withdraw and record': 'Retirer et enregistrer',
  '{{name}} (no longer available)': '{{name}} (plus disponible)',
  'Add a note': 'Ajouter une note',
  'Close the incident': 'Clore l’incident',
  'Correct the day of discovery': 'Corriger le jour de la découverte',
  'Reopen the incident': 'Rouvrir l’incident',
  'Risk assessment': 'Évaluation des risques',
  'Assess the risk': 'Évaluer le risque',
  'By {{name}} on {{time}}': 'Par {{name}} le {{time}}',
  'Closed: {{outcome}}. {{reason}}': 'Clos : {{outcome}}. {{reason}}',
  'Error saving the letter: {{reason}}': 'Erreur lors de l’enregistrement de la lettre : {{reason}}',
  Letters: 'Lettres',
  'Licensed facilities in California by': 'Établissements agréés en Californie au plus tard le',
  'Loading the incident...': 'Chargement de l’incident...',
  'Notice to the patient by': 'Avis au patient au plus tard le',
  'Patient notified on {{day}}': 'Patient informé le {{day}}',
  'Reopened by {{name}} on {{time}}: {{reason}}': 'Rouvert par {{name}} le {{time}} : {{reason}}',
  'SHA-256: {{hash}}': 'SHA-256 : {{hash}}',
  'Save as PDF: {{name}}': 'Enregistrer en PDF : {{name}}',
  'Still available: {{names}}': 'Encore disponibles : {{names}}',
  '{{day}} (45 CFR 164.404, at most 60 days)': '{{day}} (45 CFR 164.404, 60 jours au plus)',
  '{{day}} (Health and Safety Code 1280.15, 15 business days; confirm with counsel)':
    '{{day}} (Health and Safety Code 1280.15, 15 jours ouvrables ; à confirmer avec un avocat)',
  '{{letter}}: {{name}}': '{{letter}} : {{name}}',
  '{{name}} corrected the day of discovery on {{time}}, before it was {{day}}: {{reason}}':
    '{{name}} a corrigé le jour de la découverte le {{time}} ; c’était auparavant le {{day}} : {{reason}}',
  'Close incident': 'Clore l’incident',
  'Notices to HHS and the media are made outside the portal.':
    'Les avis au HHS et aux médias sont faits hors du portail.',
  Outcome: 'Issue',
  'Patient notified on': 'Patient informé le',
  'The 60 days for the notice to the patient are counted from this day.':
    'Les 60 jours pour l’avis au patient sont comptés à partir de ce jour.',
  'The incident was not changed': 'L’incident n’a pas été modifié',
  'Discovered on {{day}}': 'Découvert le {{day}}',
  'Hide the incident: {{name}}': 'Masquer l’incident : {{name}}',
  'No incidents. Staff record one at the documents of a request, with “Released to the wrong person”.':
    'Aucun incident. Le personnel en enregistre un dans les documents d’une demande, avec « Communiqué à la mauvaise personne ».',
  'Show the incident: {{name}}': 'Afficher l’incident : {{name}}',
  'Another language starts with its own template.': 'Une autre langue commence avec son propre modèle.',
  'Complete the text in square brackets. The issued PDF is kept and cannot be changed. The portal does not send it: print and mail it.':
    'Complétez le texte entre crochets. Le PDF émis est conservé et ne peut pas être modifié. Le portail ne l’envoie pas : imprimez-le et postez-le.',
  'Issue letter': 'Émettre la lettre',
  'Loading the template...': 'Chargement du modèle...',
  'Name and postal address': 'Nom et adresse postale',
  'The letter was not issued': 'La lettre n’a pas été émise',
  'Open activity': 'Ouvrir l’activité',
};
