import type { Catalog } from '../catalog.ts';

/** The form for internal requests, and its messages from the API. */
export const internalRequest: Catalog = {
  'New Internal Request': 'Nouvelle demande interne',
  'Import existing subpoena documents to the system':
    'Importez dans le système des documents d’assignation (subpoena) existants',
  'Internal Request': 'Demande interne',
  'Enter Details': 'Saisir les informations',
  'Upload Files': 'Téléverser les fichiers',
  'Attorney Information': 'Informations sur l’avocat',
  'Request Timeline': 'Délais de la demande',
  'Subpoena Documents': 'Documents d’assignation (subpoena)',
  'Additional Notes': 'Notes complémentaires',
  'Using fallback facility list due to connection issue':
    'Liste d’établissements de secours utilisée en raison d’un problème de connexion',
  'Back to the list': 'Revenir à la liste',
  'Loading facilities...': 'Chargement des établissements...',
  'Choose a facility': 'Choisissez un établissement',
  'The subpoena as served, with its attachments.':
    'L’assignation telle que signifiée, avec ses pièces jointes.',
  'Saved as a private note in the history. Clients never see it.':
    'Enregistrée comme note privée dans l’historique. Les clients ne la voient jamais.',
  'It has not been submitted. What you entered and uploaded will be lost.':
    'Elle n’a pas été soumise. Ce que vous avez saisi et téléversé sera perdu.',
  'Failed to submit request. Please try again.': 'Impossible de soumettre la demande. Réessayez.',
  'Request submitted successfully! Order ID: {{id}}. It will be processed shortly.':
    'La demande a bien été soumise ! Numéro de commande : {{id}}. Elle sera traitée sous peu.',
  'Subpoena request submitted successfully! It will be processed shortly.':
    'La demande fondée sur une assignation à produire (subpoena) a bien été soumise ! Elle sera traitée sous peu.',
  '{{amount}}, internal request': '{{amount}}, demande interne',
  'File {{name}} has unsupported format. Allowed types are PDF, JPG and PNG':
    'Le fichier {{name}} a un format non pris en charge. Les types autorisés sont PDF, JPG et PNG',
  'The content of file {{name}} does not match its file type. Please save it again as a PDF, JPG or PNG file and try again.':
    'Le contenu du fichier {{name}} ne correspond pas à son type. Enregistrez-le de nouveau au format PDF, JPG ou PNG, puis réessayez.',
  'PDF, JPG, PNG up to 10MB': 'PDF, JPG, PNG, 10 Mo au plus',
  'At least one subpoena document is required': 'Au moins un document d’assignation est obligatoire',
  'Order ID is required': 'Le numéro de commande est obligatoire',
  'Facility name is required': 'Le nom de l’établissement est obligatoire',
  'Record request type is required': 'Le type de demande de dossier est obligatoire',
  'Please enter exactly 4 digits': 'Veuillez saisir exactement 4 chiffres',
  'Attorney name is required': 'Le nom de l’avocat est obligatoire',
  'Please enter a valid phone number (minimum 10 digits)':
    'Veuillez saisir un numéro de téléphone valide (10 chiffres au minimum)',
  'This type of request is not accepted.': 'Ce type de demande n’est pas accepté.',
  'This request was already submitted with other details. Please find it on the dashboard and edit it there.':
    'Cette demande a déjà été soumise avec d’autres informations. Retrouvez-la dans le tableau de bord et modifiez-la là.',
  'This form belongs to another request. Please start a new one.':
    'Ce formulaire appartient à une autre demande. Commencez-en une nouvelle.',
};
