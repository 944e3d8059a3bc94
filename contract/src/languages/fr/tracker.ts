import type { Catalogue } from '../catalogue.ts';

export const tracker: Catalogue = {
  'Something went wrong. We keep trying to complete your request.':
    'Un problème est survenu. Nous continuons d’essayer de terminer votre demande.',
  'File "{{name}}" downloaded successfully!': 'Le fichier « {{name}} » a bien été téléchargé !',
  'Failed to download file': 'Impossible de télécharger le fichier',
  'Error downloading file: {{reason}}': 'Erreur lors du téléchargement du fichier : {{reason}}',
  'Your browser blocked the new tab': 'Votre navigateur a bloqué le nouvel onglet',
  'Error viewing file: {{reason}}': 'Erreur lors de l’affichage du fichier : {{reason}}',
  'Failed to view file': 'Impossible d’afficher le fichier',
  'Verification code': 'Code de vérification',
  '10 characters, such as 7K3M9-QX2TB': '10 caractères, par exemple 7K3M9-QX2TB',
  '{{label}} copied': '{{label}} : copié',
  'Failed to copy to clipboard': 'Impossible de copier dans le presse-papiers',
  'Copy {{label}}': 'Copier : {{label}}',
  Unavailable: 'Non disponible',
  '{{amount}}, paid on {{day}}': '{{amount}}, payés le {{day}}',
  '{{amount}}, paid': '{{amount}}, payés',
  '{{amount}}, {{state}}': '{{amount}}, {{state}}',
  'Bank payment clearing': 'Paiement bancaire en cours de compensation',
  '{{amount}}, payment failed': '{{amount}}, échec du paiement',
  Waived: 'Exonérés',
  'Open {{name}} in a new tab': 'Ouvrir {{name}} dans un nouvel onglet',
  Open: 'Ouvrir',
  'Download {{name}}': 'Télécharger {{name}}',
  'No files': 'Aucun fichier',
  'Order {{orderId}} found. Status: {{status}}': 'Commande {{orderId}} trouvée. État : {{status}}',
  'Looking up the request...': 'Recherche de la demande...',
  'Please enter a valid order ID': 'Veuillez saisir un numéro de commande valide',
  'Please enter your case verification code': 'Veuillez saisir le code de vérification de votre demande',
  'Find your request': 'Retrouvez votre demande',
  'Your client order number, as you gave it in the request':
    'Votre numéro de commande, tel que vous l’avez indiqué dans la demande',
  'Check Status': 'Consulter l’état',
  'Where to find your order ID and code': 'Où trouver votre numéro de commande et votre code',
  'Both are in the confirmation email that we sent when the request was submitted. The link in that email fills them in for you.':
    'Les deux figurent dans l’e-mail de confirmation que nous avons envoyé lorsque la demande a été soumise. Le lien de cet e-mail les remplit pour vous.',
  'As soon as both are entered, you see the status, the history and the files of the request here.':
    'Dès que les deux sont saisis, vous voyez ici l’état, l’historique et les fichiers de la demande.',
  'This page could not be refreshed': 'Cette page n’a pas pu être actualisée',
  'You see the request as it was when it was last looked up.':
    'Vous voyez la demande telle qu’elle était lors de la dernière consultation.',
  'Request not found': 'Demande introuvable',
  'No request has this order ID together with this verification code. Please compare both with your confirmation email.':
    'Aucune demande ne correspond à ce numéro de commande et à ce code de vérification. Veuillez comparer les deux avec votre e-mail de confirmation.',
  'Look-up paused': 'Consultation suspendue',
  'There were too many attempts. To protect patients, nothing can be looked up for a while, not even with the right code.':
    'Il y a eu trop de tentatives. Pour protéger les patients, rien ne peut être consulté pendant un moment, même avec le bon code.',
  'Error retrieving request. Please try again.':
    'Erreur lors de la récupération de la demande. Veuillez réessayer.',
  'What you entered is kept, and your request is not affected.':
    'Ce que vous avez saisi est conservé et votre demande n’est pas touchée.',
  'Your payment did not go through': 'Votre paiement n’a pas abouti',
  'We could not accept “{{name}}”': 'Nous n’avons pas pu accepter « {{name}} »',
  'It did not pass our virus scan, so nobody can open it. Please contact us about sending a clean copy.':
    'Il n’a pas passé notre analyse antivirus ; personne ne peut donc l’ouvrir. Veuillez nous contacter pour envoyer une copie saine.',
  'Your request is on hold': 'Votre demande est suspendue',
  'We will continue as soon as we can. Please contact us if you have a question.':
    'Nous reprendrons dès que possible. Contactez-nous si vous avez une question.',
  'Nothing to do right now': 'Rien à faire pour l’instant',
  'We have your update and are reviewing it.': 'Nous avons votre mise à jour et nous l’examinons.',
  'We are working on your request. Every change appears on this page.':
    'Nous travaillons sur votre demande. Chaque changement apparaît sur cette page.',
  'We have your request and will start on it soon. Every change appears on this page.':
    'Nous avons votre demande et allons bientôt la traiter. Chaque changement apparaît sur cette page.',
  'Your request is complete': 'Votre demande est terminée',
  'There is nothing left to do. You can come back to this page at any time.':
    'Il ne reste rien à faire. Vous pouvez revenir sur cette page à tout moment.',
  'This request was cancelled': 'Cette demande a été annulée',
  'We are no longer working on it. The status history shows when it was cancelled.':
    'Nous n’y travaillons plus. L’historique des états indique quand elle a été annulée.',
  Received: 'Reçue',
  'In progress': 'En cours',
  Completed: 'Terminée',
  Progress: 'Avancement',
  'Request details': 'Détails de la demande',
  Patient: 'Patient',
  Facility: 'Établissement',
  'Not specified': 'Non précisé',
  'Request type': 'Type de demande',
  Submitted: 'Soumise',
  'Last updated': 'Dernière mise à jour',
  'Number of files': 'Nombre de fichiers',
  'Processing fee': 'Frais de traitement',
  'Order {{orderId}}': 'Commande {{orderId}}',
  'Letter of Authorization / Proof of Service': 'Lettre d’autorisation / Preuve de signification',
  'Supporting Documents': 'Pièces justificatives',
  'Link copied. Anyone who has it can see this request.':
    'Lien copié. Toute personne qui le possède peut voir cette demande.',
  'Failed to copy URL to clipboard': 'Impossible de copier le lien dans le presse-papiers',
  'Share Direct Link': 'Partager le lien direct',
  'Status history': 'Historique des états',
  'No status history available': 'Aucun historique des états',
  'Payment received. Your request is being completed.':
    'Paiement reçu. Votre demande est en cours de finalisation.',
  'We could not finish it while you waited. We are completing it now, even if you close this page.':
    'Nous n’avons pas pu la terminer pendant votre attente. Nous la finalisons maintenant, même si vous fermez cette page.',
  'Comes with the confirmation email': 'Arrive avec l’e-mail de confirmation',
  'The confirmation email brings your verification code within a few minutes.':
    'L’e-mail de confirmation vous apportera votre code de vérification dans quelques minutes.',
  'Please do not pay or submit again: your payment and your details are safe.':
    'Ne payez pas et ne soumettez pas à nouveau : votre paiement et vos informations sont en sécurité.',
  'Not completed yet': 'Pas encore terminée',
  'Trying again...': 'Nouvel essai...',
  Retry: 'Réessayer',
  'Thank you! Your request was submitted successfully.': 'Merci ! Votre demande a bien été soumise.',
  'A confirmation email was sent.': 'Un e-mail de confirmation a été envoyé.',
  'The verification code is shown here on the day of the submission only. You find it in the confirmation email, which went to the contact email of the request.':
    'Le code de vérification n’est affiché ici que le jour de l’envoi. Vous le trouverez dans l’e-mail de confirmation, envoyé à l’adresse de contact de la demande.',
  'A confirmation email was sent to the email address of the copy service.':
    'Un e-mail de confirmation a été envoyé à l’adresse e-mail du service de copie.',
  'You need both to look up your request. They are in the confirmation email as well.':
    'Conservez les deux : ensemble, ils ouvrent votre demande. Ils figurent aussi dans l’e-mail de confirmation.',
  'Submit Another Request': 'Soumettre une autre demande',
  'View Request Status': 'Voir l’état de la demande',
  'Being checked for viruses': 'Analyse antivirus en cours',
  'Blocked: this file did not pass the virus scan': 'Bloqué : ce fichier n’a pas passé l’analyse antivirus',
  'Virus scan passed': 'Analyse antivirus réussie',
  'You can try again in {{wait}}.': 'Vous pourrez réessayer dans {{wait}}.',
  'You can try again now.': 'Vous pouvez réessayer maintenant.',
  'What happens next': 'Et maintenant',
  'We check your documents for viruses and review your request.':
    'Nous analysons vos documents contre les virus et examinons votre demande.',
  'We collect the records from the facility.': 'Nous obtenons le dossier auprès de l’établissement.',
  'You follow every change on the status page, with the order ID and the code above.':
    'Vous suivez chaque changement sur la page d’état, avec le numéro de commande et le code ci-dessus.',
  'Request Status Tracker': 'Suivi des demandes',
  'Pay the processing fee again': 'Payer à nouveau les frais de traitement',
  '{{amount}} for order {{orderId}}': '{{amount}} pour la commande {{orderId}}',
  Close: 'Fermer',
  'Nothing to do right now. Your bank needs 3-7 business days to complete the payment, and we have your request. If the payment should fail, we write to you and you can pay again here.':
    'Rien à faire pour l’instant. Votre banque a besoin de 3 à 7 jours ouvrés pour effectuer le paiement, et nous avons votre demande. Si le paiement échouait, nous vous écririons et vous pourriez payer à nouveau ici.',
  'Thank you, your payment is on its way': 'Merci, votre paiement est en route',
  'Your bank did not complete the payment of the processing fee, so your request is on hold. Nothing you sent is lost: pay again with a card or another bank account, and work on it goes on.':
    'Votre banque n’a pas effectué le paiement des frais de traitement ; votre demande est donc suspendue. Rien de ce que vous avez envoyé n’est perdu : payez à nouveau avec une carte ou un autre compte bancaire, et nous reprendrons son traitement.',
  'Your request goes on as soon as the payment is recorded. This page follows by itself.':
    'Votre demande reprend dès que le paiement est enregistré. Cette page se met à jour d’elle-même.',
  'Your request is being completed.': 'Votre demande est en cours de finalisation.',
  'Your bank needs 3-7 business days to complete the payment of the processing fee. You need not wait or do anything. If it should fail, we write to you and you can pay again on the status page.':
    'Votre banque a besoin de 3 à 7 jours ouvrés pour effectuer le paiement des frais de traitement. Vous n’avez ni à attendre ni à faire quoi que ce soit. Si le paiement échouait, nous vous écririons et vous pourriez payer à nouveau sur la page d’état.',
  'In your requests': 'Dans vos demandes',
  'Adding to your requests...': 'Ajout à vos demandes...',
  'Add to my requests': 'Ajouter à mes demandes',
  'Your bank did not complete the payment of the processing fee. Please pay again with a card or another bank account.':
    'Votre banque n’a pas effectué le paiement des frais de traitement. Payez à nouveau avec une carte ou un autre compte bancaire.',
  'A small deposit is on its way to it: enter the code from your bank statement on Stripe’s page, or press “Pay again” and enter it here. The payment then goes on by itself. You can also pay another way.':
    'Un petit dépôt est en route vers ce compte : saisissez le code de votre relevé bancaire sur la page de Stripe, ou choisissez « Payer à nouveau » et saisissez-le ici. Le paiement se poursuit alors de lui-même. Vous pouvez aussi payer autrement.',
  'The processing fee is being paid again from a bank account.':
    'Les frais de traitement sont en cours de nouveau paiement depuis un compte bancaire.',
  'The processing fee is being paid again from a bank account. Work on the request goes on.':
    'Les frais de traitement sont en cours de nouveau paiement depuis un compte bancaire. Le traitement de la demande reprend.',
  'The processing fee was paid again.': 'Les frais de traitement ont été payés à nouveau.',
};
