import type { Catalog } from '../catalog.ts';

export const uploads: Catalog = {
  'Drag and drop files here, or': 'Glissez et déposez des fichiers ici, ou',
  browse: 'parcourez',
  'Choose files: {{group}}': 'Choisir des fichiers : {{group}}',
  '{{name}} was uploaded.': '{{name}} a été téléversé.',
  'Files: {{group}}': 'Fichiers : {{group}}',
  Waiting: 'En attente',
  'Uploading, {{percent}}%': 'Téléversement en cours, {{percent}} %',
  Uploaded: 'Téléversé',
  'Not uploaded': 'Non téléversé',
  'Not accepted': 'Non accepté',
  'Cancel {{name}}': 'Annuler {{name}}',
  'Remove {{name}}': 'Retirer {{name}}',
  'Uploading {{name}}': 'Téléversement de {{name}}',
  'Upload canceled': 'Téléversement annulé',
  'This file could not be read. Please choose it again.':
    'Ce fichier n’a pas pu être lu. Veuillez le choisir de nouveau.',
  'Failed to generate upload URLs': 'Impossible de créer les liens de téléversement',
  'Failed to prepare uploads': 'Impossible de préparer le téléversement',
  'File upload failed: the connection was lost':
    'Le téléversement du fichier a échoué : la connexion a été perdue',
  'File upload failed: the upload link has expired. Choose Retry to get a new one.':
    'Le téléversement du fichier a échoué : le lien de téléversement a expiré. Choisissez « Réessayer » pour en obtenir un nouveau.',
  'File upload failed: {{reason}}': 'Le téléversement du fichier a échoué : {{reason}}',
  'A request can have up to 20 files and 100 MB in total':
    'Une demande accepte au plus 20 fichiers et 100 Mo au total',
  'File {{name}} is too large. Maximum size is 10MB':
    'Le fichier {{name}} est trop volumineux. La taille maximale est de 10 Mo',
  'File {{name}} has unsupported format. Allowed types are PDF, JPEG, PNG, and DOC/DOCX':
    'Le fichier {{name}} a un format non pris en charge. Les types autorisés sont PDF, JPEG, PNG et DOC/DOCX',
  'PDF, JPEG, PNG or DOC/DOCX up to 10MB each': 'PDF, JPEG, PNG ou DOC/DOCX, 10 Mo au plus chacun',
  'File {{name}} is empty. Please choose another file.':
    'Le fichier {{name}} est vide. Veuillez choisir un autre fichier.',
  'The content of file {{name}} does not match its file type. Please save it again as a PDF, JPEG, PNG, DOC or DOCX file and try again.':
    'Le contenu du fichier {{name}} ne correspond pas à son type. Enregistrez-le de nouveau au format PDF, JPEG, PNG, DOC ou DOCX, puis réessayez.',
  'File {{name}} contains macros. Please save it as a PDF and add it again.':
    'Le fichier {{name}} contient des macros. Enregistrez-le au format PDF et ajoutez-le de nouveau.',
  'File {{name}} contains an embedded program or package. Please save it as a PDF and add it again.':
    'Le fichier {{name}} contient un programme ou un package incorporé. Enregistrez-le au format PDF et ajoutez-le de nouveau.',
  'File {{name}} loads a template or object from another location. Please save it as a PDF and add it again.':
    'Le fichier {{name}} charge un modèle ou un objet depuis un autre emplacement. Enregistrez-le au format PDF et ajoutez-le de nouveau.',
  'File {{name}} has too many parts or is too compressed to check. Please save it as a PDF and add it again.':
    'Le fichier {{name}} comporte trop de parties ou est trop compressé pour être vérifié. Enregistrez-le au format PDF et ajoutez-le de nouveau.',
  'File {{name}} needs a password to open. Please remove the password and add it again.':
    'Le fichier {{name}} nécessite un mot de passe pour s’ouvrir. Supprimez le mot de passe et ajoutez-le de nouveau.',
  'File {{name}} is damaged. Please save it as a PDF and add it again.':
    'Le fichier {{name}} est endommagé. Enregistrez-le au format PDF et ajoutez-le de nouveau.',
  'File {{name}} does not have the expected size. Please add it again.':
    'Le fichier {{name}} n’a pas la taille attendue. Veuillez l’ajouter de nouveau.',
  'Too many uploads from your network. Please try again in {{minutes}} min.':
    'Trop de téléversements depuis votre réseau. Réessayez dans {{minutes}} min.',
};
