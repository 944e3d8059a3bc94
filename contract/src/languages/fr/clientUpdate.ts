import type { Catalog } from '../catalog.ts';

export const clientUpdate: Catalog = {
  'File {{name}} is too large. Maximum size is 10MB.':
    'Le fichier {{name}} est trop volumineux. La taille maximale est de 10 Mo.',
  'File {{name}} has an unsupported format. Please use PDF, PNG, JPG, or GIF.':
    'Le fichier {{name}} a un format non pris en charge. Utilisez PDF, PNG, JPG ou GIF.',
  'The content of file {{name}} does not match its file type. Please save it again as a PDF, PNG, JPG or GIF file and try again.':
    'Le contenu du fichier {{name}} ne correspond pas à son type. Enregistrez-le de nouveau au format PDF, PNG, JPG ou GIF, puis réessayez.',
  'PDF, PNG, JPG or GIF up to 10MB each': 'PDF, PNG, JPG ou GIF, 10 Mo au plus chacun',
  'Verification code is required': 'Le code de vérification est obligatoire',
  'Update reason is required': 'Le motif de la mise à jour est obligatoire',
  'Update details are required': 'Les détails de la mise à jour sont obligatoires',
  'You can send your answer without files. We scan each file for viruses before anyone can open it.':
    'Vous pouvez envoyer votre réponse sans fichier. Nous analysons chaque fichier contre les virus avant que quiconque puisse l’ouvrir.',
  'At least one file is required': 'Au moins un fichier est requis',
  'The update ID must be a UUID': 'L’identifiant de la mise à jour doit être un UUID',
  'Update submitted successfully': 'La mise à jour a bien été soumise',
  'This request was canceled and can’t be updated. Please create a new request, or contact us about this one.':
    'Cette demande a été annulée et n’accepte plus de mises à jour. Créez une nouvelle demande ou contactez-nous à son sujet.',
  'This request has reached the maximum number of updates. Please contact us.':
    'Cette demande a atteint le nombre maximal de mises à jour. Veuillez nous contacter.',
  'This update was already sent. Please start a new one.':
    'Cette mise à jour a déjà été envoyée. Veuillez en commencer une nouvelle.',
  'We already have the first version of this update. Submit again to send the changed version as another update.':
    'Nous avons déjà la première version de cette mise à jour. Soumettez de nouveau pour transmettre la version modifiée comme une autre mise à jour.',
  '{{portal}}: we received your update to request {{orderId}}. {{link}}':
    '{{portal}} : votre mise à jour de la demande {{orderId}} est bien arrivée. {{link}}',
  'We received your update': 'Nous avons reçu votre mise à jour',
  'Thank you. Our staff will review the update to your records request.':
    'Merci. Notre personnel va examiner la mise à jour de votre demande de dossier.',
  'If no one on your team sent it, please contact us.':
    'Si personne dans votre équipe ne l’a envoyée, veuillez nous contacter.',
  'Update received: order {{orderId}}': 'Mise à jour reçue : commande {{orderId}}',
  'A client updated a request': 'Un client a mis à jour une demande',
  'Please review the update.': 'Veuillez examiner la mise à jour.',
  'Open the request': 'Ouvrir la demande',
  'Update to a request: {{reason}}': 'Mise à jour d’une demande : {{reason}}',
  'Update Existing Request': 'Mettre à jour une demande existante',
  'Send missing documents or a correction. Our staff review every update.':
    'Envoyez des documents manquants ou une correction. Notre personnel examine chaque mise à jour.',
  'Send missing documents or a correction for a request that you have submitted.':
    'Envoyez des documents manquants ou une correction pour une demande déjà soumise.',
  'Send an update': 'Envoyer une mise à jour',
  'Identification and Verification': 'Identification et vérification',
  'Both are in the request’s confirmation email.':
    'Tous deux figurent dans le courriel de confirmation de la demande.',
  'Look up': 'Rechercher',
  'Looking up...': 'Recherche...',
  'Request found: {{orderId}}': 'Demande trouvée : {{orderId}}',
  'This request is completed. Your update will reopen it.':
    'Cette demande est terminée. Votre mise à jour la rouvrira.',
  'Please check both. After five wrong codes, you must wait 15 minutes before you can try this Order ID again.':
    'Vérifiez les deux. Après cinq codes erronés, vous devez attendre 15 minutes avant de réessayer ce numéro de commande.',
  'Correct anything that is wrong. Our staff compare your corrections with the request before they change anything.':
    'Corrigez ce qui est erroné. Notre personnel compare vos corrections à la demande avant toute modification.',
  'Contact phone': 'Téléphone de contact',
  'Update Information': 'Informations sur la mise à jour',
  'Reason for update': 'Motif de la mise à jour',
  'Select a reason': 'Choisissez un motif',
  'Update details': 'Détails de la mise à jour',
  'Add at least one file. We scan each file for viruses before anyone can open it.':
    'Ajoutez au moins un fichier. Nous analysons chaque fichier contre les virus avant que quiconque puisse l’ouvrir.',
  'Add at least one file. We upload the files after your Order ID and code are confirmed.':
    'Ajoutez au moins un fichier. Nous téléversons les fichiers dès que votre numéro de commande et votre code sont confirmés.',
  '{{files}} file(s) added successfully.': '{{files}} fichier(s) ajouté(s).',
  'Preparing file uploads...': 'Préparation du téléversement des fichiers...',
  'Uploading {{name}}... ({{number}}/{{total}})': 'Téléversement de {{name}}... ({{number}}/{{total}})',
  'Files uploaded successfully!': 'Fichiers téléversés !',
  'Submitting update request...': 'Soumission de la mise à jour...',
  'Form submission error': 'Erreur de soumission du formulaire',
  'Failed to upload files. Please try again.': 'Impossible de téléverser les fichiers. Veuillez réessayer.',
  'Failed to submit update request': 'Impossible de soumettre la mise à jour',
  'Failed to submit update. Please try again.': 'Impossible de soumettre la mise à jour. Veuillez réessayer.',
  'Submitting...': 'Soumission...',
  'Submit Update': 'Soumettre la mise à jour',
  'Update submitted': 'Mise à jour soumise',
  'We received your update to order {{orderId}}. We’ll email you a confirmation.':
    'Nous avons reçu votre mise à jour de la commande {{orderId}}. Nous vous enverrons une confirmation par courriel.',
  'You have an unfinished update': 'Vous avez une mise à jour inachevée',
  'What you entered is still in this tab. If a file wasn’t uploaded, please add it again.':
    'Ce que vous avez saisi est encore dans cet onglet. Si un fichier n’a pas été téléversé, veuillez l’ajouter de nouveau.',
  'Start over': 'Recommencer',
  'Leave this update?': 'Quitter cette mise à jour ?',
  'It has not been submitted. What you entered stays in this tab until you close it.':
    'Elle n’a pas été soumise. Ce que vous avez saisi reste dans cet onglet jusqu’à sa fermeture.',
  'Update this request': 'Mettre à jour cette demande',
  '{{reason}}, sent on {{time}}': '{{reason}}, envoyée le {{time}}',
  'The client’s information differs from the request': 'Les informations du client diffèrent de la demande',
  'The client did not send a correction of this field': 'Le client n’a pas envoyé de correction de ce champ',
  'The value on file changed. Compare it again.': 'La valeur enregistrée a changé. Comparez-la de nouveau.',
  'The client sent a newer correction of this field.':
    'Le client a envoyé une correction plus récente de ce champ.',
  '{{name}} already applied this correction.': '{{name}} a déjà appliqué cette correction.',
  '{{name}} already kept the value on file.': '{{name}} a déjà conservé la valeur enregistrée.',
  'Correction applied': 'Correction appliquée',
  'Value on file kept': 'Valeur enregistrée conservée',
  'The client wrote: {{value}}': 'Le client a écrit : {{value}}',
  'Apply: {{field}}': 'Appliquer : {{field}}',
  'Keep: {{field}}': 'Conserver : {{field}}',
  Keep: 'Conserver',
  'Corrections by the client': 'Corrections du client',
  'Replaced by a newer update': 'Remplacée par une mise à jour plus récente',
  'Applied by {{name}} on {{time}}': 'Appliquée par {{name}} le {{time}}',
  'Value on file kept by {{name}} on {{time}}': 'Valeur enregistrée conservée par {{name}} le {{time}}',
  '(now on file)': '(désormais enregistré)',
  '(on file: {{value}})': '(enregistré : {{value}})',
  '{{who}} sent an update with {{files}}': '{{who}} a envoyé une mise à jour avec {{files}}',
  'You can open its documents after they pass the virus scan.':
    'Vous pourrez ouvrir ses documents après l’analyse antivirus.',
  'Send a different update': 'Envoyer une autre mise à jour',
  'Enter the facility that has the records.': 'Indiquez l’établissement qui détient les dossiers.',
  'Enter the dates of service that the records should cover.':
    'Indiquez les dates de soins que les dossiers doivent couvrir.',
};
