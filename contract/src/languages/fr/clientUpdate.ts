import type { Catalogue } from '../catalogue.ts';

export const clientUpdate: Catalogue = {
  'File {{name}} is too large. Maximum size is 10MB.':
    'Le fichier {{name}} est trop volumineux. La taille maximale est de 10 Mo.',
  'File {{name}} has an unsupported format. Please use PDF, PNG, JPG, or GIF.':
    'Le fichier {{name}} a un format non pris en charge. Utilisez PDF, PNG, JPG ou GIF.',
  'File {{name}} is not what its name says. Please save it again as a PDF, PNG, JPG or GIF file and try once more.':
    'Le fichier {{name}} n’est pas ce que son nom indique. Enregistrez-le de nouveau au format PDF, PNG, JPG ou GIF, puis réessayez.',
  'PDF, PNG, JPG or GIF up to 10MB each': 'PDF, PNG, JPG ou GIF, 10 Mo maximum chacun',
  'Verification code is required': 'Le code de vérification est obligatoire',
  'Update reason is required': 'Le motif de la mise à jour est obligatoire',
  'Update details are required': 'Les détails de la mise à jour sont obligatoires',
  'At least one file is required': 'Au moins un fichier est requis',
  'The update id must be a UUID': 'L’identifiant de la mise à jour doit être un UUID',
  'Update submitted successfully': 'La mise à jour a bien été envoyée',
  'This request was cancelled and takes no updates. Please create a new request, or contact us about this one.':
    'Cette demande a été annulée et n’accepte plus de mises à jour. Créez une nouvelle demande ou contactez-nous à son sujet.',
  'This request has had as many updates as one can have. Please contact us.':
    'Cette demande a reçu autant de mises à jour que possible. Veuillez nous contacter.',
  'This update was already sent. Please start a new one.':
    'Cette mise à jour a déjà été envoyée. Veuillez en commencer une nouvelle.',
  'We have this update already, as you sent it first. Submit once more to send the changed one as another update.':
    'Nous avons déjà cette mise à jour, telle que vous l’avez envoyée d’abord. Envoyez encore une fois pour transmettre la version modifiée comme une autre mise à jour.',
  '{{portal}}: we received the update of your request {{orderId}}. {{link}}':
    '{{portal}} : nous avons reçu la mise à jour de votre demande {{orderId}}. {{link}}',
  'We received your update': 'Nous avons reçu votre mise à jour',
  'Thank you. The update of your records request is with our staff, who will review it.':
    'Merci. La mise à jour de votre demande de dossiers est entre les mains de notre personnel, qui va l’examiner.',
  'If nobody on your side sent it, please contact us.':
    'Si personne chez vous ne l’a envoyée, veuillez nous contacter.',
  'Update received: order {{orderId}}': 'Mise à jour reçue : commande {{orderId}}',
  'A client has updated a request': 'Un client a mis à jour une demande',
  'The update waits to be read. Its documents can be opened once they were checked.':
    'La mise à jour attend d’être lue. Ses documents peuvent être ouverts une fois vérifiés.',
  'Open the request': 'Ouvrir la demande',
  'Update of a request: {{reason}}': 'Mise à jour d’une demande : {{reason}}',
  'Update Existing Request': 'Mettre à jour une demande existante',
  'Send missing documents or a correction. Our staff review every update.':
    'Envoyez des documents manquants ou une correction. Notre personnel examine chaque mise à jour.',
  'Send missing documents or a correction for a request that you have submitted.':
    'Envoyez des documents manquants ou une correction pour une demande déjà envoyée.',
  'Send an update': 'Envoyer une mise à jour',
  'Identification and Verification': 'Identification et vérification',
  'Both are in the confirmation email of the request.':
    'Tous deux figurent dans l’e-mail de confirmation de la demande.',
  'Look Up': 'Rechercher',
  'Looking up...': 'Recherche...',
  'Request found: {{orderId}}': 'Demande trouvée : {{orderId}}',
  'This request is completed. Your update opens it again.':
    'Cette demande est terminée. Votre mise à jour la rouvre.',
  'Please check both. After five wrong codes, you have to wait 15 minutes before you can try this order ID again.':
    'Vérifiez les deux. Après cinq codes erronés, vous devez attendre 15 minutes avant de réessayer ce numéro de commande.',
  'Correct what is wrong. Our staff compare it with the request before anything is changed.':
    'Corrigez ce qui est erroné. Notre personnel le compare à la demande avant toute modification.',
  'Contact phone': 'Téléphone de contact',
  'Update Information': 'Informations sur la mise à jour',
  'Reason for update': 'Motif de la mise à jour',
  'Select a reason': 'Choisissez un motif',
  'Update details': 'Détails de la mise à jour',
  'At least one. Each file is checked for viruses before anybody can open it.':
    'Au moins un. Chaque fichier fait l’objet d’une analyse antivirus avant que quiconque puisse l’ouvrir.',
  'At least one. Files wait here and are uploaded once order ID and code are confirmed.':
    'Au moins un. Les fichiers attendent ici et sont chargés dès que le numéro de commande et le code sont confirmés.',
  '{{files}} file(s) added successfully.': '{{files}} fichier(s) ajouté(s).',
  'Preparing file uploads...': 'Préparation du chargement des fichiers...',
  'Uploading {{name}}... ({{number}}/{{total}})': 'Chargement de {{name}}... ({{number}}/{{total}})',
  'Files uploaded successfully!': 'Fichiers chargés !',
  'Submitting update request...': 'Envoi de la mise à jour...',
  'Form submission error': 'Erreur d’envoi du formulaire',
  'Failed to upload files. Please try again.': 'Impossible de charger les fichiers. Veuillez réessayer.',
  'Failed to submit update request': 'Impossible d’envoyer la mise à jour',
  'Failed to submit update. Please try again.': 'Impossible d’envoyer la mise à jour. Veuillez réessayer.',
  'Submitting...': 'Envoi...',
  'Submit Update': 'Envoyer la mise à jour',
  'Update submitted': 'Mise à jour envoyée',
  'We have your update of order {{orderId}}, and a confirmation email is on its way.':
    'Nous avons votre mise à jour de la commande {{orderId}}, et un e-mail de confirmation est en route.',
  'You have an unfinished update': 'Vous avez une mise à jour inachevée',
  'What you entered was kept in this tab. Files that had not been uploaded have to be added again.':
    'Ce que vous avez saisi a été conservé dans cet onglet. Les fichiers qui n’avaient pas été chargés doivent être ajoutés de nouveau.',
  'Start over': 'Recommencer',
  'Leave this update?': 'Quitter cette mise à jour ?',
  'It has not been submitted. What you entered stays in this tab until you close it.':
    'Elle n’a pas été envoyée. Ce que vous avez saisi reste dans cet onglet jusqu’à sa fermeture.',
  'Update this request': 'Mettre à jour cette demande',
  '{{reason}}, sent on {{time}}': '{{reason}}, envoyé le {{time}}',
  'What the client says differs from the request': 'Ce que dit le client diffère de la demande',
  '(on file by now)': '(désormais enregistré)',
  '(on file: {{value}})': '(enregistré : {{value}})',
  '{{who}} sent an update, with files: {{files}}':
    '{{who}} a envoyé une mise à jour, avec des fichiers : {{files}}',
};
