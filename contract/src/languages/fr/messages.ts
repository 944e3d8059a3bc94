import type { Catalog } from '../catalog.ts';

export const messages: Catalog = {
  'Operation failed': 'L’opération a échoué',
  'This takes longer than usual. Please keep this page open.':
    'Cela prend plus de temps que d’habitude. Veuillez garder cette page ouverte.',
  'We could not confirm that this was saved': 'Nous n’avons pas pu confirmer que cela a été enregistré',
  'We couldn’t reach the server. What you entered is still here. Check your connection and try again.':
    'Nous n’avons pas pu joindre le serveur. Ce que vous avez saisi est encore là. Vérifiez votre connexion et réessayez.',
  'Failed to parse server response': 'Impossible de lire la réponse du serveur',
  'HTTP error! status: {{status}}': 'Erreur HTTP. Statut : {{status}}',
  'Please type at least 2 characters': 'Veuillez saisir au moins 2 caractères',
  'The upload key is not valid': 'La clé de téléversement n’est pas valide',
  'The file name is too long': 'Le nom du fichier est trop long',
  'Please select at least one file to upload': 'Veuillez choisir au moins un fichier à téléverser',
  'Date of birth is required': 'La date de naissance est obligatoire',
  'Please enter a valid date of birth': 'Veuillez saisir une date de naissance valide',
  'Date of birth cannot be in the future': 'La date de naissance ne peut pas être dans le futur',
  'Social Security number must be exactly 4 digits':
    'Le numéro de sécurité sociale américain doit comporter exactement 4 chiffres',
  'Social Security number can only contain digits 0-9':
    'Le numéro de sécurité sociale américain ne peut contenir que des chiffres de 0 à 9',
  'Social Security number cannot be 0000': 'Le numéro de sécurité sociale américain ne peut pas être 0000',
  'Social Security number cannot have all the same digits':
    'Le numéro de sécurité sociale américain ne peut pas avoir des chiffres tous identiques',
  'The draft ID must be a UUID': 'L’identifiant du brouillon doit être un UUID',
  'The request ID is not valid': 'L’identifiant de la demande n’est pas valide',
  'The file ID is not valid': 'L’identifiant du fichier n’est pas valide',
  'Patient name is required': 'Le nom du patient est obligatoire',
  'Please use at most 100 characters': 'Veuillez utiliser au plus 100 caractères',
  'Please use at most 200 characters': 'Veuillez utiliser au plus 200 caractères',
  'Please select a request type': 'Veuillez choisir un type de demande',
  'Letter of Authorization / Proof of Service is required. Either upload files or check the box if included in subpoena packet.':
    'La lettre d’autorisation ou la preuve de signification est obligatoire. Téléversez les fichiers ou cochez la case si elle est jointe au dossier d’assignation.',
  'PA applies to field is required for Personal Appearance':
    'Veuillez indiquer qui la comparution personnelle concerne',
  'Physician name is required when Physician is selected':
    'Le nom du médecin est obligatoire lorsque « Médecin » est choisi',
  'Order ID is required and must be between 1-100 characters':
    'Le numéro de commande est obligatoire et doit comporter de 1 à 100 caractères',
  'Copy service name is required and must be between 1-200 characters':
    'Le nom du service de reprographie est obligatoire et doit comporter de 1 à 200 caractères',
  'Email address is too long': 'L’adresse courriel est trop longue',
  'Copy service email is required': 'Le courriel du service de reprographie est obligatoire',
  'Please enter a valid email address': 'Veuillez saisir une adresse courriel valide',
  'Please enter a valid phone number': 'Veuillez saisir un numéro de téléphone valide',
  'Please enter a valid lawyer email': 'Veuillez saisir une adresse courriel d’avocat valide',
  'Please select a location': 'Veuillez choisir une agence',
  'Copy service phone is required': 'Le téléphone du service de reprographie est obligatoire',
  'Attorney email is required': 'Le courriel de l’avocat est obligatoire',
  'Attorney phone is required': 'Le téléphone de l’avocat est obligatoire',
  'There were too many attempts from your account or network. Please wait and try again.':
    'Il y a eu trop de tentatives depuis votre compte ou votre réseau. Veuillez patienter et réessayer.',
  'This file is still being checked for viruses. Please try again in a moment.':
    'Ce fichier est encore en cours d’analyse antivirus. Veuillez réessayer dans un instant.',
  'This file is blocked because it did not pass the virus scan.':
    'Ce fichier est bloqué parce qu’il n’a pas passé l’analyse antivirus.',
  'This file is not available for download.': 'Ce fichier n’est pas disponible au téléchargement.',
  'The bank payment of the processing fee did not go through. Please pay again.':
    'Le paiement bancaire des frais de traitement n’a pas abouti. Veuillez payer de nouveau.',
  'The processing fee was paid again. Work on the request continues.':
    'Les frais de traitement ont été payés de nouveau. Le traitement de la demande reprend.',
  'The portal is down for maintenance. What you entered is still here. Please try again in a few minutes.':
    'Le portail est en maintenance. Ce que vous avez saisi est toujours là. Réessayez dans quelques minutes.',
  'The service is temporarily unavailable. What you entered is still here. Please try again in a moment.':
    'Le service est momentanément indisponible. Ce que vous avez saisi est toujours là. Réessayez dans un instant.',
  'File downloaded successfully. You can download it again if needed.':
    'Le fichier a bien été téléchargé. Vous pouvez le télécharger de nouveau si nécessaire.',
  'Request submitted successfully': 'La demande a bien été soumise',
  'Something went wrong on our side. Please try again.':
    'Un problème est survenu de notre côté. Veuillez réessayer.',
  'Your access has expired. Please enter your Order ID and verification code again.':
    'Votre accès a expiré. Veuillez saisir de nouveau votre numéro de commande et votre code de vérification.',
  'This field is required': 'Ce champ est obligatoire',
  'This exceeds the limit': 'Ceci dépasse la limite',
  'This value is not valid': 'Cette valeur n’est pas valide',
  'The field “{{field}}” is required': 'Le champ « {{field}} » est obligatoire',
  'The field “{{field}}” exceeds the limit': 'Le champ « {{field}} » dépasse la limite',
  'The field “{{field}}” is not valid': 'Le champ « {{field}} » n’est pas valide',
  'The input is not valid': 'Les données saisies ne sont pas valides',
  'The request body is not valid JSON': 'Le contenu de la requête n’est pas un JSON valide',
  'The request body is not a valid form': 'Le contenu de la requête n’est pas un formulaire valide',
  'The request is too large': 'La requête est trop volumineuse',
  'A text in the request is too long': 'Un texte de la requête est trop long',
  'The name of a field in the request is too long': 'Le nom d’un champ de la requête est trop long',
  'A list in the request has too many entries': 'Une liste de la requête comporte trop d’éléments',
  'The request has too many fields': 'La requête comporte trop de champs',
  'The request has too many values': 'La requête comporte trop de valeurs',
  'The request has too many levels of nested lists and fields':
    'La requête comporte trop de niveaux de listes et de champs imbriqués',
  'This API endpoint does not exist.': 'Cette adresse de l’API n’existe pas.',
  'You do not have access to this.': 'Vous n’avez pas accès à ceci.',
  'Please sign in, or enter your Order ID and verification code.':
    'Veuillez vous connecter ou saisir votre numéro de commande et votre code de vérification.',
  'You can attach at most 20 files to one request.': 'Vous pouvez joindre au plus 20 fichiers à une demande.',
  'Please upload fewer files at once': 'Veuillez téléverser moins de fichiers à la fois',
  'You can attach at most {{files}} files to one request.':
    'Vous pouvez joindre au plus {{files}} fichiers à une demande.',
  'A file of this request was not uploaded. Please add it again.':
    'Un fichier de cette demande n’a pas été téléversé. Veuillez l’ajouter de nouveau.',
  'File {{name}} was not uploaded. Please add it again.':
    'Le fichier {{name}} n’a pas été téléversé. Veuillez l’ajouter de nouveau.',
  'Too many verification codes were entered for this Order ID. Please wait a minute and try again.':
    'Trop de codes de vérification ont été saisis pour ce numéro de commande. Patientez une minute, puis réessayez.',
  'Too many wrong verification codes for this Order ID. To protect patient information, please try again in {{minutes}} min.':
    'Trop de codes de vérification erronés pour ce numéro de commande. Pour protéger les informations du patient, réessayez dans {{minutes}} min.',
  'File not found': 'Fichier introuvable',
  'You can upload at most {{files}} files and {{megabytes}} MB for one request.':
    'Vous pouvez téléverser au plus {{files}} fichiers et {{megabytes}} Mo par demande.',
  'The processing fee of this request does not need to be paid again.':
    'Les frais de traitement de cette demande n’ont pas à être payés de nouveau.',
  'This request was already submitted. We sent the confirmation by email.':
    'Cette demande a déjà été soumise. Nous avons envoyé la confirmation par courriel.',
  'This payment does not belong to this request.': 'Ce paiement ne correspond pas à cette demande.',
  'The payment is not complete. Please complete it first.':
    'Le paiement n’est pas terminé. Veuillez d’abord le terminer.',
  'We can’t find the saved request for this payment. Don’t pay again. Contact us with your Order ID. We’ll find the payment and help you finish.':
    'Nous ne trouvons pas la demande enregistrée de ce paiement. Ne payez pas de nouveau. Contactez-nous en indiquant votre numéro de commande. Nous retrouverons le paiement et vous aiderons à terminer.',
  'This request has reached its size limit. Shorten the text, or contact us.':
    'Cette demande a atteint sa taille maximale. Raccourcissez le texte ou contactez-nous.',
  'The text has characters that can’t be shown. Please paste it as plain text.':
    'Le texte contient des caractères qui ne peuvent pas être affichés. Collez-le en texte brut.',
  'Please write a message': 'Veuillez écrire un message',
  'Please use at most 5,000 characters': 'Veuillez utiliser au plus 5 000 caractères',
  'Please use at most 200 lines': 'Veuillez utiliser au plus 200 lignes',
  'The message ID must be a UUID': 'L’identifiant du message doit être un UUID',
  'The position of the message is not valid': 'La position du message n’est pas valide',
  'Only staff can add internal notes and mention colleagues':
    'Seul le personnel peut ajouter des notes internes et mentionner des collègues',
  'You can only mention colleagues with an active account':
    'Vous ne pouvez mentionner que des collègues dont le compte est actif',
  'This request has reached the maximum number of messages. Please contact us another way.':
    'Cette demande a atteint le nombre maximal de messages. Veuillez nous contacter autrement.',
  'The verification code of this request was replaced. Please enter your Order ID and the new code.':
    'Le code de vérification de cette demande a été remplacé. Veuillez saisir votre numéro de commande et le nouveau code.',
  'Someone else has just replaced the code. Reload the page.':
    'Une autre personne vient de remplacer le code. Rechargez la page.',
  'The code of this request was replaced too often today. Please try again tomorrow, or contact us.':
    'Le code de cette demande a été remplacé trop souvent aujourd’hui. Veuillez réessayer demain ou nous contacter.',
  'Verification code replaced': 'Code de vérification remplacé',
  'We’re busy right now. Please wait a moment and try again.':
    'Nous sommes très sollicités en ce moment. Veuillez patienter un instant et réessayer.',
};
