import type { Catalog } from '../catalog.ts';

/** Message templates. */
export const templates: Catalog = {
  'Message Templates': 'Modèles de messages',
  '“{{placeholder}}” is not a placeholder. Please use one of the list.':
    '« {{placeholder}} » n’est pas une variable. Utilisez-en une de la liste.',
  'Send as a letter': 'Envoyer sous forme de lettre',
  'Checks “Also send as a letter (PDF)” when staff choose the template.':
    'Coche « Envoyer aussi sous forme de lettre (PDF) » lorsque le personnel choisit le modèle.',
  'Template saved': 'Modèle enregistré',
  'Template added': 'Modèle ajouté',
  'Template deleted': 'Modèle supprimé',
  'The template was not saved': 'Le modèle n’a pas été enregistré',
  'The template was not deleted': 'Le modèle n’a pas été supprimé',
  'Edit template': 'Modifier le modèle',
  'Add template': 'Ajouter un modèle',
  'Template name': 'Nom du modèle',
  'Template name is required': 'Le nom du modèle est obligatoire',
  'Only staff see it.': 'Seul le personnel le voit.',
  'Leave both fields empty to use the English text.':
    'Laissez les deux champs vides pour utiliser le texte anglais.',
  Subject: 'Objet',
  'Subject is required': 'L’objet est obligatoire',
  Placeholders: 'Variables',
  'The portal replaces them with the facts of the request.':
    'Le portail les remplace par les données de la demande.',
  'Use the earlier text: {{name}}, from before {{time}}':
    'Utiliser le texte antérieur : {{name}}, d’avant le {{time}}',
  'Use the earlier text': 'Utiliser le texte antérieur',
  '{{field}} ({{language}})': '{{field}} ({{language}})',
  'Order ID of a request': 'Numéro de commande d’une demande',
  'Show preview': 'Afficher l’aperçu',
  'No preview': 'Pas d’aperçu',
  'Failed to load the message templates': 'Impossible de charger les modèles de messages',
  'The list is full. It can have at most {{max}} templates.':
    'La liste est pleine. Elle peut contenir au plus {{max}} modèles.',
  'Staff choose a template when they write to a client, and can change the text first.':
    'Le personnel choisit un modèle lorsqu’il écrit à un client et peut d’abord modifier le texte.',
  'No templates yet': 'Pas encore de modèles',
  'Changed by {{name}} on {{time}}': 'Modifié par {{name}} le {{time}}',
  'Comes with the portal': 'Fourni avec le portail',
  'Staff can no longer choose it. Messages that were sent are not changed.':
    'Le personnel ne pourra plus le choisir. Les messages envoyés ne changent pas.',
  'Attorney, law firm or copy service': 'Avocat, cabinet ou service de reprographie',
  'What the client still has to pay': 'Ce que le client doit encore payer',
  'Name of the portal': 'Nom du portail',
  'The version is missing': 'La version est manquante',
  '{{name}} changed this template on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} a modifié ce modèle le {{at}}. Rechargez pour le voir, ou réessayez pour le remplacer.',
  'Another template already has this name.': 'Un autre modèle porte déjà ce nom.',
  'This template no longer exists': 'Ce modèle n’existe plus',
  'No request has this Order ID': 'Aucune demande ne porte ce numéro de commande',
  Template: 'Modèle',
  'No template': 'Aucun modèle',
  'Choose a template': 'Choisissez un modèle',
  'Please choose a template': 'Veuillez choisir un modèle',
  'The template was not filled in': 'Le modèle n’a pas été rempli',
  'Failed to load the templates': 'Impossible de charger les modèles',
  'Failed to load the template': 'Impossible de charger le modèle',
  'Replace your text?': 'Remplacer votre texte ?',
  Replace: 'Remplacer',
  'The template replaces what you wrote.': 'Le modèle remplace ce que vous avez écrit.',
  'Someone else changed the template. Please check the new text and send it again.':
    'Une autre personne a modifié le modèle. Vérifiez le nouveau texte et envoyez-le de nouveau.',
  'The message would be longer than 5,000 characters. Please shorten the template.':
    'Le message dépasserait 5 000 caractères. Veuillez raccourcir le modèle.',
  'The message would have more than 200 lines. Please shorten the template.':
    'Le message dépasserait 200 lignes. Veuillez raccourcir le modèle.',
  'This sends a message to the client of 1 request.': 'Cela envoie un message au client de 1 demande.',
  'This sends a message to the clients of {{requests}} requests, each in their language.':
    'Cela envoie un message aux clients de {{requests}} demandes, à chacun dans sa langue.',
  'Message for order {{orderId}}': 'Message pour la commande {{orderId}}',
  '{{number}} sent': 'Envoyés : {{number}}',
  Sent: 'Envoyé',
  'This request has reached the maximum number of messages.':
    'Cette demande a atteint le nombre maximal de messages.',
};
