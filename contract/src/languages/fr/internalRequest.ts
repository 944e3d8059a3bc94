import type { Catalogue } from '../languages.ts';

/** The form by which staff bring in a request, and what the API answers to it. */
export const internalRequest: Catalogue = {
  'File {{name}} has unsupported format. Allowed types are PDF, JPG and PNG':
    'Le fichier {{name}} a un format non pris en charge. Les types autorisés sont PDF, JPG et PNG',
  'File {{name}} is not what its name says. Please save it again as a PDF, JPG or PNG file and try once more.':
    'Le fichier {{name}} ne correspond pas à ce qu’indique son nom. Enregistrez-le à nouveau au format PDF, JPG ou PNG, puis réessayez.',
  'PDF, JPG, PNG up to 10MB': 'PDF, JPG, PNG, 10 Mo au plus',
  'At least one subpoena document is required': 'Au moins un document d’assignation est obligatoire',
  'Order ID is required': 'Le numéro de commande est obligatoire',
  'Facility name is required': 'Le nom de l’établissement est obligatoire',
  'Record request type is required': 'Le type de demande de dossier est obligatoire',
  'Please enter exactly 4 digits': 'Saisissez exactement 4 chiffres',
  'Attorney name is required': 'Le nom de l’avocat est obligatoire',
  'Please enter a valid phone number (minimum 10 digits)':
    'Saisissez un numéro de téléphone valide (10 chiffres au minimum)',
  'This kind of request is not taken.': 'Ce type de demande n’est pas accepté.',
  'This request was already submitted with other details. Please find it on the dashboard and edit it there.':
    'Cette demande a déjà été soumise avec d’autres informations. Retrouvez-la dans le tableau de bord et modifiez-la là.',
  'This request was already begun elsewhere. Please start a new one.':
    'Cette demande a déjà été commencée ailleurs. Commencez-en une nouvelle.',
};
