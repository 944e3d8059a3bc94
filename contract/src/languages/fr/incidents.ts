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
    '{{who}} a enregistré une remise à la mauvaise personne : {{files}}',
  '{{who}} changed an incident': '{{who}} a modifié un incident',
  '{{who}} issued a letter about an incident': '{{who}} a émis une lettre au sujet d’un incident',
  '{{who}} saved a letter about an incident': '{{who}} a enregistré une lettre au sujet d’un incident',
  'The date must not be before the discovery': 'La date ne doit pas être antérieure à la découverte',
  'The incident ID is not valid': 'L’identifiant de l’incident n’est pas valide',
  'The letter ID is not valid': 'L’identifiant de la lettre n’est pas valide',
  'Please use at most 2,000 characters': 'Utilisez 2 000 caractères au maximum',
  'Please select at least one document': 'Sélectionnez au moins un document',
  'An incident can have at most 20 documents': 'Un incident peut comporter 20 documents au maximum',
  'Please enter what happened': 'Indiquez ce qui s’est passé',
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
  'Please select an outcome': 'Sélectionnez un résultat',
  'Please enter a note': 'Saisissez une note',
  'Letter to the patient': 'Lettre au patient',
  'Letter to the recipient': 'Lettre au destinataire',
  'Please enter whom the letter is to': 'Indiquez à qui s’adresse la lettre',
  'Please enter a text': 'Saisissez un texte',
  'Please replace the text in square brackets': 'Remplacez le texte entre crochets',
  'Released in error': 'Remis par erreur',
  'Incident not found': 'Incident introuvable',
  'This incident is closed. Reopen it first.': 'Cet incident est clos. Rouvrez-le d’abord.',
  'The date must not be before the release': 'La date ne doit pas être antérieure à la remise',
  'This incident has too many entries of this kind.': 'Cet incident comporte trop d’entrées de ce type.',
  'This form was already saved with different content. Close it and look at the incident.':
    'Ce formulaire a déjà été enregistré avec un autre contenu. Fermez-le et consultez l’incident.',
  'Someone else changed this incident. Please reload the page.':
    'Quelqu’un d’autre a modifié cet incident. Rechargez la page.',
  'Please save the risk assessment first': 'Enregistrez d’abord l’évaluation des risques',
  'Please enter when the patient was notified': 'Indiquez quand le patient a été informé',
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
  'Documents that were released to you in error': 'Documents qui vous ont été remis par erreur',
  'Notice to the patient': 'Avis au patient',
  'Notice to the recipient': 'Avis au destinataire',
  'Letter not found': 'Lettre introuvable',
  'One of these documents already belongs to an incident.':
    'L’un de ces documents appartient déjà à un incident.',
};
