import type { Catalog } from '../catalog.ts';

export const tracker: Catalog = {
  'Something went wrong. We’re still trying to complete your request.':
    'Un problème est survenu. Nous continuons d’essayer de terminer votre demande.',
  'File "{{name}}" downloaded successfully!': 'Le fichier « {{name}} » a bien été téléchargé !',
  'Failed to download file': 'Impossible de télécharger le fichier',
  'Error downloading file: {{reason}}': 'Erreur lors du téléchargement du fichier : {{reason}}',
  'Your browser blocked the new tab. Allow pop-ups for this site and try again.':
    'Le navigateur a bloqué le nouvel onglet. Autorisez les fenêtres contextuelles de ce site et réessayez.',
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
  '{{amount}}, bank payment clearing': '{{amount}}, paiement bancaire en cours de compensation',
  'Bank payment clearing': 'Paiement bancaire en cours de compensation',
  '{{amount}}, payment failed': '{{amount}}, échec du paiement',
  Waived: 'Renonciation (sans frais)',
  'Open {{name}} in a new tab': 'Ouvrir {{name}} dans un nouvel onglet',
  Open: 'Ouvrir',
  'Download {{name}}': 'Télécharger {{name}}',
  'No files': 'Aucun fichier',
  'Order {{orderId}} found. Status: {{status}}': 'Commande {{orderId}} trouvée. Statut : {{status}}',
  'Looking up the request...': 'Recherche de la demande...',
  'Please enter a valid order ID': 'Veuillez saisir un numéro de commande valide',
  'Please enter your case verification code': 'Veuillez saisir le code de vérification de votre demande',
  'Find your request': 'Retrouvez votre demande',
  'The Client Order Number you entered in the request':
    'Le numéro de commande du client que vous avez saisi dans la demande',
  'Check status': 'Consulter le statut',
  'Where to find your Order ID and code': 'Où trouver votre numéro de commande et votre code',
  'Both are in the confirmation email that we sent when the request was submitted. The link in that email fills them in for you.':
    'Les deux figurent dans le courriel de confirmation que nous avons envoyé lorsque la demande a été soumise. Le lien de ce courriel les remplit pour vous.',
  'Enter both to see the request’s status, history and files here.':
    'Saisissez les deux pour voir ici le statut, l’historique et les fichiers de la demande.',
  'This page could not be refreshed': 'Cette page n’a pas pu être actualisée',
  'Below is the request as we last loaded it.': 'La demande ci-dessous est la dernière version chargée.',
  'Request not found': 'Demande introuvable',
  'No request matches this Order ID and verification code. Please check both against our latest email: a code that was replaced no longer works.':
    'Aucune demande ne correspond à ce numéro de commande et à ce code de vérification. Veuillez les comparer à notre courriel le plus récent : un code remplacé ne fonctionne plus.',
  'Lookup paused': 'Consultation suspendue',
  'Too many wrong codes were entered for this Order ID. To protect patient information, you can’t open this request for now, even with the correct code. You can still look up other requests.':
    'Trop de codes erronés ont été saisis pour ce numéro de commande. Pour protéger les informations des patients, vous ne pouvez pas ouvrir cette demande pour le moment, même avec le bon code. Vous pouvez toujours consulter d’autres demandes.',
  'Error retrieving request. Please try again.':
    'Erreur lors de la récupération de la demande. Veuillez réessayer.',
  'What you entered is still here, and your request isn’t affected.':
    'Ce que vous avez saisi est encore là et votre demande n’est pas touchée.',
  'Your payment did not go through': 'Votre paiement n’a pas abouti',
  'We could not accept “{{name}}”': 'Nous n’avons pas pu accepter « {{name}} »',
  'It didn’t pass our virus scan, so no one can open it. Please send a clean copy.':
    'Il n’a pas passé notre analyse antivirus, donc personne ne peut l’ouvrir. Veuillez envoyer une copie saine.',
  'Your request is on hold': 'Votre demande est suspendue',
  'We will continue as soon as we can. Please contact us if you have a question.':
    'Nous reprendrons dès que possible. Contactez-nous si vous avez une question.',
  'Nothing to do right now': 'Rien à faire pour l’instant',
  'We have your update and are reviewing it.': 'Nous avons votre mise à jour et nous l’examinons.',
  'We are working on your request. Every change appears on this page.':
    'Nous travaillons sur votre demande. Chaque changement apparaît sur cette page.',
  'We have your request. Every change appears on this page.':
    'Nous avons votre demande. Chaque changement apparaît sur cette page.',
  'Your request is complete': 'Votre demande est terminée',
  'You don’t need to do anything else.': 'Vous n’avez plus rien à faire.',
  'This request was canceled': 'Cette demande a été annulée',
  'We are no longer working on it. The status history shows when it was canceled, with our note if we wrote one. If you still need the records, contact us.':
    'Nous n’y travaillons plus. L’historique des statuts indique quand elle a été annulée, avec notre note s’il y en a une. Si vous avez encore besoin des dossiers, contactez-nous.',
  Received: 'Reçue',
  'In progress': 'En cours',
  Completed: 'Terminée',
  Progress: 'Avancement',
  'Request details': 'Détails de la demande',
  Patient: 'Patient',
  Facility: 'Établissement',
  'No facility': 'Aucun établissement',
  'Request type': 'Type de demande',
  Submitted: 'Soumise',
  'Last updated': 'Dernière mise à jour',
  'Number of files': 'Nombre de fichiers',
  'Processing fee': 'Frais de traitement',
  'Order {{orderId}}': 'Commande {{orderId}}',
  'Letter of Authorization / Proof of Service': 'Lettre d’autorisation / Preuve de signification',
  'Supporting Documents': 'Pièces justificatives',
  'Link copied. It opens the request and the patient’s records without signing in. Send it only to people who may see them.':
    'Lien copié. Il ouvre la demande et les dossiers du patient sans connexion. Ne l’envoyez qu’aux personnes autorisées à les voir.',
  'Failed to copy URL to clipboard': 'Impossible de copier le lien dans le presse-papiers',
  'Look up another': 'Rechercher une autre demande',
  'Share Direct Link': 'Partager le lien direct',
  'Status history': 'Historique des statuts',
  'No status history available': 'Aucun historique des statuts',
  'Payment received. We’re completing your request.': 'Paiement reçu. Nous finalisons votre demande.',
  'We couldn’t complete it while you waited. We’ll keep trying, even if you close this page.':
    'Nous n’avons pas pu la finaliser pendant votre attente. Nous continuons d’essayer, même si vous fermez cette page.',
  'Coming by email': 'Envoyé bientôt par courriel',
  'You’ll get your verification code in the confirmation email.':
    'Vous recevrez votre code de vérification dans le courriel de confirmation.',
  'Please don’t pay or submit again. Your payment and details are safe.':
    'Ne payez pas et ne soumettez pas de nouveau. Votre paiement et vos informations sont en sécurité.',
  'Not completed yet': 'Pas encore terminée',
  'Trying again...': 'Nouvel essai...',
  'Thank you! Your request was submitted successfully.': 'Merci ! Votre demande a bien été soumise.',
  'We sent a confirmation email.': 'Nous avons envoyé un courriel de confirmation.',
  'We show the verification code here only on the day of submission. You can find it in the confirmation email we sent to the request’s contact email.':
    'Le code de vérification n’est affiché ici que le jour de la soumission. Vous le trouverez dans le courriel de confirmation que nous avons envoyé à l’adresse de contact de la demande.',
  'We sent a confirmation email to the copy service.':
    'Nous avons envoyé un courriel de confirmation au service de reprographie.',
  'You need both to look up your request. Keep them in case the confirmation email doesn’t arrive.':
    'Vous avez besoin des deux pour consulter votre demande. Conservez-les au cas où le courriel de confirmation n’arriverait pas.',
  'Submit Another Request': 'Soumettre une autre demande',
  'View Request Status': 'Voir le statut de la demande',
  'Virus scan in progress': 'Analyse antivirus en cours',
  'Blocked: this file did not pass the virus scan': 'Bloqué : ce fichier n’a pas passé l’analyse antivirus',
  'Virus scan passed': 'Analyse antivirus réussie',
  'You can try again in {{wait}}.': 'Vous pourrez réessayer dans {{wait}}.',
  'You can try again now.': 'Vous pouvez réessayer maintenant.',
  'What happens next': 'Et maintenant',
  'We check your documents for viruses and review your request.':
    'Nous analysons vos documents contre les virus et examinons votre demande.',
  'We collect the records from the facility.': 'Nous obtenons le dossier auprès de l’établissement.',
  'You can track every change on the status page with the Order ID and code above.':
    'Vous pouvez suivre chaque changement sur la page de suivi avec le numéro de commande et le code ci-dessus.',
  'Request Status Tracker': 'Suivi des demandes',
  'Pay the processing fee again': 'Payer de nouveau les frais de traitement',
  '{{amount}} for order {{orderId}}': '{{amount}} pour la commande {{orderId}}',
  Close: 'Fermer',
  'You don’t need to do anything right now. We have your request. Your bank needs 3-7 business days to complete the payment. If the payment fails, we’ll notify you and you can pay again here.':
    'Vous n’avez rien à faire pour l’instant. Nous avons votre demande. Votre banque a besoin de 3 à 7 jours ouvrables pour effectuer le paiement. Si le paiement échoue, nous vous préviendrons et vous pourrez payer de nouveau ici.',
  'Thank you. Your payment is being processed.': 'Merci. Votre paiement est en cours de traitement.',
  'Your bank did not complete the payment of the processing fee, so your request is on hold. We kept everything you sent. Pay again with a card or another bank account, and we’ll continue with your request.':
    'Votre banque n’a pas effectué le paiement des frais de traitement ; votre demande est donc suspendue. Nous avons conservé tout ce que vous avez envoyé. Payez de nouveau avec une carte ou un autre compte bancaire, et nous reprendrons votre demande.',
  'Your request continues as soon as the payment is recorded. This page updates automatically.':
    'Votre demande reprend dès que le paiement est enregistré. Cette page s’actualise automatiquement.',
  'We’re completing your request.': 'Nous finalisons votre demande.',
  'Your bank needs 3-7 business days to complete the payment of the processing fee. You don’t need to wait or do anything. If the payment fails, we’ll notify you and you can pay again on the status page.':
    'Votre banque a besoin de 3 à 7 jours ouvrables pour effectuer le paiement des frais de traitement. Vous n’avez ni à attendre ni à faire quoi que ce soit. Si le paiement échoue, nous vous préviendrons et vous pourrez payer de nouveau sur la page de suivi.',
  'In your requests': 'Dans vos demandes',
  'Adding to your requests...': 'Ajout à vos demandes...',
  'Add to my requests': 'Ajouter à mes demandes',
  'Your bank did not complete the payment of the processing fee. Please pay again with a card or another bank account.':
    'Votre banque n’a pas effectué le paiement des frais de traitement. Payez de nouveau avec une carte ou un autre compte bancaire.',
  'Stripe is sending a small deposit to the account. Enter the code from your bank statement on Stripe’s page, or choose “Pay again” and enter it here. The payment then continues automatically. You can also pay another way.':
    'Stripe envoie un petit dépôt sur le compte. Saisissez le code de votre relevé bancaire sur la page de Stripe, ou choisissez « Payer de nouveau » et saisissez-le ici. Le paiement se poursuit ensuite automatiquement. Vous pouvez aussi payer autrement.',
  'A new bank payment for the processing fee is being processed.':
    'Un nouveau paiement bancaire des frais de traitement est en cours.',
  'A new bank payment for the processing fee is being processed. Work on the request continues.':
    'Un nouveau paiement bancaire des frais de traitement est en cours. Le traitement de la demande reprend.',
  'The processing fee was paid again.': 'Les frais de traitement ont été payés de nouveau.',
  'Contact us': 'Nous contacter',
  'Upload again': 'Téléverser de nouveau',
  'Upload what is missing': 'Téléverser les documents manquants',
  '{{number}} more below': '{{number}} de plus ci-dessous',
  '{{name}}: Pay {{amount}}': '{{name}} : payer {{amount}}',
  '{{name}}: Download': '{{name}} : télécharger',
  'Access log': 'Journal des accès',
  'Failed to load the access log': 'Impossible de charger le journal des accès',
  'Nothing has been opened yet.': 'Rien n’a encore été ouvert.',
  'Show all ({{number}})': 'Tout afficher ({{number}})',
  'Older entries are not shown.': 'Les entrées plus anciennes ne sont pas affichées.',
  // With a verb in the third person.
  You: 'Votre compte',
  'Someone with the code': 'Quelqu’un qui a le code',
  'Records staff': 'Le service des dossiers médicaux',
  'a deleted file': 'un fichier supprimé',
  '{{who}} opened the request': '{{who}} a ouvert la demande',
  'You sent an update. We will review it.': 'Vous avez envoyé une mise à jour. Nous allons l’examiner.',
  'Request again': 'Demander de nouveau',
  'Replace your unfinished request?': 'Remplacer votre demande inachevée ?',
  'Replace it': 'La remplacer',
  'You have an unfinished request in this tab. A copy of this request replaces it.':
    'Vous avez une demande inachevée dans cet onglet. Une copie de cette demande la remplacera.',
  'Failed to copy the request': 'Impossible de copier la demande',
  '{{name}}: Upload again': '{{name}} : téléverser de nouveau',
  'Upload again: {{name}}': 'Téléverser de nouveau : {{name}}',
  'Send files': 'Envoyer les fichiers',
  'Add a clean copy of “{{name}}”. Our staff review it.':
    'Ajoutez une copie saine de « {{name}} ». Notre personnel l’examine.',
  'Replaces “{{name}}”, which did not pass the virus scan.':
    'Remplace « {{name}} », qui n’a pas passé l’analyse antivirus.',
  'Stripe is sending a small deposit to the account. Enter the code from your bank statement on Stripe’s page, and the payment continues automatically. Nothing is charged until then. You can also pay another way.':
    'Stripe envoie un petit dépôt sur le compte. Saisissez le code de votre relevé bancaire sur la page de Stripe, et le paiement se poursuit automatiquement. Rien n’est débité d’ici là. Vous pouvez aussi payer autrement.',
  'You have invoices and documents to pay': 'Vous avez des factures et des documents à payer',
  'Replace code': 'Remplacer le code',
  'Replace the verification code?': 'Remplacer le code de vérification ?',
  'The current link and code stop working.': 'Le lien et le code actuels cesseront de fonctionner.',
  'We email the new one to {{email}}.': 'Nous enverrons le nouveau par courriel à {{email}}.',
  'This request has no email address, so you have to pass on the new one yourself.':
    'Cette demande n’a pas d’adresse courriel : vous devez transmettre vous-même le nouveau code.',
  'Accounts that already have this order keep it. You can remove them under “Accounts with this order”.':
    'Les comptes qui ont déjà cette commande la conservent. Vous pouvez les retirer sous « Comptes ayant cette commande ».',
  'The code was not replaced': 'Le code n’a pas été remplacé',
  'Code replaced. We emailed the new one to {{email}}.':
    'Code remplacé. Nous avons envoyé le nouveau par courriel à {{email}}.',
  'Code replaced. Show the new one and pass it on to the client.':
    'Code remplacé. Affichez le nouveau et transmettez-le au client.',
  'Emailed to {{email}}': 'Envoyé par courriel à {{email}}',
  'This verification code no longer works': 'Ce code de vérification ne fonctionne plus',
  'The code of this request was replaced while you had it open. The new one is in our latest email to the contact of the request, or you can ask us. Enter it to continue.':
    'Le code de cette demande a été remplacé pendant que vous l’aviez ouverte. Le nouveau se trouve dans notre dernier courriel au contact de la demande ; vous pouvez aussi nous le demander. Saisissez-le pour continuer.',
};
