import type { Catalog } from '../catalog.ts';

export const site: Catalog = {
  Retry: 'Réessayer',
  'This part of the page could not be loaded': 'Cette partie de la page n’a pas pu être chargée',
  'What you entered on this page is kept. Check your connection and try again. If it keeps failing, reload the page.':
    'Votre saisie sur cette page est conservée. Vérifiez votre connexion et réessayez. Si l’échec persiste, rechargez la page.',
  'Skip to content': 'Aller au contenu',
  'Request records without an account': 'Demander des dossiers sans compte',
  'Track a request': 'Suivre une demande',
  'Need help?': 'Besoin d’aide ?',
  'HIPAA compliant. Every upload is scanned for viruses.':
    'Conforme à HIPAA. Chaque fichier téléversé est analysé contre les virus.',
  'Monday to Friday, 8 am to 6 pm': 'Du lundi au vendredi, de 8 h à 18 h',
  Language: 'Langue',
  'This language could not be loaded. Please try again.':
    'Cette langue n’a pas pu être chargée. Veuillez réessayer.',
  'This page stopped working': 'Cette page a cessé de fonctionner',
  'Something went wrong on our side. What you entered in a request is kept in this tab. Reload the page to continue.':
    'Un problème est survenu de notre côté. Ce que vous avez saisi dans une demande est conservé dans cet onglet. Rechargez la page pour continuer.',
  'Reload the page': 'Recharger la page',
  'If it happens again, please email {{email}}.': 'Si cela se reproduit, écrivez à {{email}}.',
  Loading: 'Chargement',
  'Please complete required fields': 'Veuillez remplir les champs obligatoires',
  '(optional)': '(facultatif)',
  Dismiss: 'Fermer',
  Notifications: 'Notifications',
  'Error 404': 'Erreur 404',
  'Page not found': 'Page introuvable',
  'The address may be mistyped, or the page has moved. Try one of these instead:':
    'L’adresse est peut-être mal saisie, ou la page a été déplacée. Essayez plutôt l’une de ces pages :',
  'Our records team answers questions about requests and authorizations.':
    'Notre équipe répond aux questions sur les demandes et les autorisations.',
  Start: 'Commencer',
  'We check the authorization and contact you if anything is missing.':
    'Nous vérifions l’autorisation et vous contactons s’il manque quelque chose.',
  Track: 'Suivre',
  'Check the status and download the records with your Order ID and verification code.':
    'Consultez le statut et téléchargez le dossier avec votre numéro de commande et votre code de vérification.',
  'How it works': 'Comment ça marche',
  'You have an unfinished request': 'Vous avez une demande inachevée',
  'Continue where you left off': 'Reprendre là où vous en étiez',
  'Order {{orderId}} is kept in this tab. Creating a new request discards it.':
    'La commande {{orderId}} est conservée dans cet onglet. Créer une nouvelle demande l’efface.',
  'What you entered is kept in this tab. Creating a new request discards it.':
    'Ce que vous avez saisi est conservé dans cet onglet. Créer une nouvelle demande l’efface.',
  'Order ID': 'Numéro de commande',
  'The number your office uses for this order.': 'Le numéro que votre cabinet utilise pour cette commande.',
  'Patient full name and date of birth': 'Nom complet et date de naissance du patient',
  'Contact email and phone': 'Courriel et téléphone de contact',
  'Authorization or supporting documents': 'Autorisation ou pièces justificatives',
  '{{types}}. Every upload is scanned for viruses.':
    '{{types}}. Chaque fichier téléversé est analysé contre les virus.',
  '{{fee}} per request. You pay in the last step.': '{{fee}} par demande, à régler à la dernière étape.',
  'What you need': 'Ce qu’il vous faut',
  'Medical records requests': 'Demandes de dossiers médicaux',
  'Order copies of a patient’s records, pay the processing fee, and track the request until the documents are ready. No account needed.':
    'Commandez des copies du dossier d’un patient, réglez les frais de traitement et suivez la demande jusqu’à ce que les documents soient prêts. Aucun compte n’est nécessaire.',
  'Create New Request': 'Créer une nouvelle demande',
  'Five short steps, about ten minutes. Have the authorization ready.':
    'Cinq étapes courtes, environ dix minutes. Préparez l’autorisation.',
  'Start a request': 'Commencer une demande',
  'View Existing Request': 'Voir une demande existante',
  'Look up status and documents with your Order ID and verification code.':
    'Consultez le statut et les documents avec votre numéro de commande et votre code de vérification.',
  'Check the status': 'Consulter le statut',
  'Fill in the request, add the documents and pay the processing fee.':
    'Remplissez la demande, ajoutez les documents et réglez les frais de traitement.',
  'A card or bank account for the processing fee':
    'Une carte ou un compte bancaire pour les frais de traitement',
  'Reference: {{correlationId}}.': 'Référence : {{correlationId}}.',
  'This page could not be loaded completely. Check your connection and reload the page.':
    'Cette page n’a pas pu être chargée entièrement. Vérifiez votre connexion et rechargez-la.',
  Verify_step: 'Vérification',
};
