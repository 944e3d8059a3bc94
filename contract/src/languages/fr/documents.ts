import type { Catalog } from '../catalog.ts';

/** Documents that staff release to the client. */
export const documents: Catalog = {
  'PDF, DOC, DOCX, XLS, XLSX, PNG, JPG or JPEG up to 10MB each':
    'PDF, DOC, DOCX, XLS, XLSX, PNG, JPG ou JPEG, 10 Mo au plus chacun',
  'File {{name}} has unsupported format. Allowed types are PDF, DOC, DOCX, XLS, XLSX, PNG, JPG and JPEG':
    'Le format du fichier {{name}} n’est pas pris en charge. Les types autorisés sont PDF, DOC, DOCX, XLS, XLSX, PNG, JPG et JPEG',
  'The content of file {{name}} does not match its file type. Please save it again as a PDF, Word, Excel, PNG or JPEG file and try again.':
    'Le contenu du fichier {{name}} ne correspond pas à son type. Enregistrez-le de nouveau au format PDF, Word, Excel, PNG ou JPEG, puis réessayez.',
  'Please use at most 500 characters': 'Veuillez utiliser au plus 500 caractères',
  'Please enter a valid charge amount': 'Veuillez saisir un montant valide',
  'The embargo must be between 1 and 365 days': 'L’embargo doit durer entre 1 et 365 jours',
  'Files uploaded successfully': 'Les fichiers ont été téléversés',
  'You can add at most {{files}} files to a request.':
    'Vous pouvez ajouter au plus {{files}} fichiers à une demande.',
  'A request can hold at most {{files}} files.': 'Une demande peut contenir au plus {{files}} fichiers.',
  'Download window extended': 'La période de téléchargement a été prolongée',
  'One more download allowed': 'Un téléchargement de plus a été autorisé',
  'This file is not paid for yet. Its download window opens with the payment.':
    'Ce fichier n’est pas encore payé. Sa période de téléchargement commence avec le paiement.',
  'The download window of this file opens when its embargo ends.':
    'La période de téléchargement de ce fichier commence à la fin de son embargo.',
  'The download window of this file is still open.':
    'La période de téléchargement de ce fichier est encore ouverte.',
  'You can open this file after you pay for it.': 'Vous pourrez ouvrir ce fichier après l’avoir payé.',
  'This file is not available for download yet.': 'Ce fichier n’est pas encore disponible au téléchargement.',
  'The download window of this file has ended. You can request another download.':
    'La période de téléchargement de ce fichier est terminée. Vous pouvez demander un autre téléchargement.',
  'This paid file has already been downloaded. Each paid file can only be downloaded once.':
    'Ce fichier payant a déjà été téléchargé. Chaque fichier payant ne peut être téléchargé qu’une seule fois.',
  'New documents for your request': 'Nouveaux documents pour votre demande',
  'We added documents to your records request. Your request page shows which documents you can open now, which you need to pay for, and when you can download them.':
    'Nous avons ajouté des documents à votre demande de dossier. La page de votre demande indique lesquels vous pouvez ouvrir maintenant, lesquels sont à payer et quand vous pourrez les télécharger.',
  'Records file': 'Fichier du dossier',
  'Records files and invoices': 'Fichiers et factures du dossier',
  'This type of file cannot be shown. Please download it.':
    'Ce type de fichier ne peut pas être affiché. Veuillez le télécharger.',
  'This file has no charge, so its downloads are not limited.':
    'Ce fichier est gratuit : ses téléchargements ne sont pas limités.',
  'The client hasn’t used the current download of this file yet.':
    'Le client n’a pas encore utilisé le téléchargement disponible de ce fichier.',
  'These files were already released with different terms.':
    'Ces fichiers ont déjà été communiqués avec d’autres conditions.',
  'Somebody else released documents for this request: {{names}}':
    'Une autre personne a communiqué des documents pour cette demande : {{names}}',
  '{{name}} created the invoice {{number}} for this request.':
    '{{name}} a créé la facture {{number}} pour cette demande.',
  'View documents': 'Voir les documents',
  'New documents: order {{orderId}}': 'Nouveaux documents : commande {{orderId}}',
  'You can pay for this file after it passes the virus scan.':
    'Vous pourrez payer ce fichier après l’analyse antivirus.',
  'You can’t pay for this file yet. The request page shows from when.':
    'Vous ne pouvez pas encore payer ce fichier. La page de la demande indique à partir de quand.',
  'This file is already paid for.': 'Ce fichier est déjà payé.',
  'There is nothing to pay right now.': 'Il n’y a rien à payer pour le moment.',
  'A bank account must be verified before this payment can continue. The link is on the request page and in our email.':
    'Un compte bancaire doit être vérifié avant que ce paiement puisse continuer. Le lien se trouve sur la page de la demande et dans notre courriel.',
  'This is part of a payment for several items, and a bank account must be verified first. The link is on the request page and in our email.':
    'Cela fait partie d’un paiement pour plusieurs éléments, et un compte bancaire doit d’abord être vérifié. Le lien se trouve sur la page de la demande et dans notre courriel.',
  'A bank payment for this file is already being processed.':
    'Un paiement bancaire pour ce fichier est déjà en cours de traitement.',
  'Payment received': 'Paiement reçu',
  'A bank payment did not go through': 'Un paiement bancaire n’a pas abouti',
  'A document in your request was paid for twice. We are refunding the second payment. Expect the refund within 5 to 10 business days on a card, or within 5 business days in a bank account.':
    'Un document de votre demande a été payé deux fois. Nous remboursons le second paiement. Le remboursement apparaîtra sous 5 à 10 jours ouvrables sur une carte ou sous 5 jours ouvrables sur un compte bancaire.',
  'Refund for a document: order {{orderId}}': 'Remboursement d’un document : commande {{orderId}}',
  'A payment for “{{file}}” was started': 'Un paiement de « {{file}} » a été lancé',
  '“{{file}}” was paid for': '« {{file}} » a été payé',
  'The bank payment for “{{file}}” is clearing':
    'Le paiement bancaire de « {{file}} » est en cours de compensation',
  'The bank payment for “{{file}}” failed': 'Le paiement bancaire de « {{file}} » a échoué',
  'Refund of {{amount}} for “{{file}}”: the file was already paid for':
    'Remboursement de {{amount}} pour « {{file}} » : le fichier était déjà payé',
  'Thank you for your payment. You can download the document once, within {{hours}} hours. Your request page shows the deadline.':
    'Merci de votre paiement. Vous pouvez télécharger le document une fois, dans un délai de {{hours}} heures. La page de votre demande indique la date limite.',
  'The bank payment for a document in your request did not go through. We received no money. Your bank may charge its own fee for the failed payment. You can pay again on your request page.':
    'Le paiement bancaire d’un document de votre demande n’a pas abouti. Nous n’avons reçu aucune somme. Votre banque peut facturer ses propres frais pour ce paiement échoué. Vous pouvez payer de nouveau sur la page de votre demande.',
  Amount: 'Montant',
  'Payment ID': 'Identifiant du paiement',
  'Payment received for a document: order {{orderId}}':
    'Paiement reçu pour un document : commande {{orderId}}',
  'Payment failed for a document: order {{orderId}}':
    'Échec du paiement d’un document : commande {{orderId}}',
  'Receipt for your payment: order {{orderId}}': 'Reçu de votre paiement : commande {{orderId}}',
  'Payment failed: order {{orderId}}': 'Échec du paiement : commande {{orderId}}',
  'Thank you. Everything below is paid. You can download a receipt for each item as a PDF on your request page.':
    'Merci. Tout ce qui suit est payé. Vous pouvez télécharger le reçu de chaque élément en PDF sur la page de votre demande.',
  'The bank payment for the items below did not go through. We received no money. Your bank may charge its own fee for the failed payment. You can pay again on your request page.':
    'Le paiement bancaire des éléments ci-dessous n’a pas abouti. Nous n’avons reçu aucune somme. Votre banque peut facturer ses propres frais pour ce paiement échoué. Vous pouvez payer de nouveau sur la page de votre demande.',
  'You can download each document once, within {{hours}} hours of the payment. Your request page shows the deadline.':
    'Vous pouvez télécharger chaque document une fois, dans un délai de {{hours}} heures à compter du paiement. La page de votre demande indique la date limite.',
  'Document {{number}}': 'Document {{number}}',
  // A text message uses only letters of GSM 03.38; see textMessages.ts.
  '{{portal}}: we made changes to your request {{orderId}}. {{link}}':
    '{{portal}} : nous avons modifié votre demande {{orderId}}. {{link}}',
  '{{portal}}: we added new documents to your request {{orderId}}. {{link}}':
    '{{portal}} : de nouveaux documents ont été ajoutés à votre demande {{orderId}}. {{link}}',
  '{{portal}}: we received your payment for request {{orderId}}. {{link}}':
    '{{portal}} : votre paiement pour la demande {{orderId}} nous est parvenu. {{link}}',
  '{{portal}}: your bank payment for request {{orderId}} failed. Please pay again: {{link}}':
    '{{portal}} : votre paiement bancaire pour la demande {{orderId}} a échoué. Payez de nouveau : {{link}}',
  '{{portal}}: a document in your request {{orderId}} was paid for. {{link}}':
    '{{portal}} : un document de votre demande {{orderId}} a été payé. {{link}}',
  '{{portal}}: the bank payment for a document in request {{orderId}} failed. Please pay again: {{link}}':
    "{{portal}} : le paiement bancaire d'un document de la demande {{orderId}} a échoué. Payez de nouveau : {{link}}",
  'This type of file cannot be shown here. Open it in a new tab.':
    'Ce type de fichier ne peut pas être affiché ici. Ouvrez-le dans un nouvel onglet.',
  'The file itself may be fine. Try again, or open it in a new tab.':
    'Le fichier lui-même est peut-être intact : réessayez ou ouvrez-le dans un nouvel onglet.',
  'Upload Documents': 'Téléverser des documents',
  'Upload Documents ({{files}})': 'Téléverser des documents ({{files}})',
  'Leave without releasing the files?': 'Quitter sans communiquer les fichiers ?',
  'The files you chose under “Upload Documents” aren’t saved yet. The client won’t receive them.':
    'Les fichiers que vous avez choisis sous « Téléverser des documents » ne sont pas encore enregistrés. Le client ne les recevra pas.',
  Comment: 'Commentaire',
  'The client sees this comment next to each of these files.':
    'Le client voit ce commentaire à côté de chacun de ces fichiers.',
  'Charge for these files': 'Facturer ces fichiers',
  'The client pays before opening a file and can then download it once, within 12 hours.':
    'Le client paie avant d’ouvrir un fichier, puis peut le télécharger une fois, dans les 12 heures.',
  'The client can open these files free of charge. The downloads start after the embargo.':
    'Le client peut ouvrir ces fichiers gratuitement. Les téléchargements commencent après l’embargo.',
  'The client can open these files free of charge and download them as often as needed.':
    'Le client peut ouvrir ces fichiers gratuitement et les télécharger aussi souvent que nécessaire.',
  'Amount for each file, in USD': 'Montant par fichier, en USD',
  Embargo: 'Embargo',
  'The client can view the files now and download them from {{day}}.':
    'Le client peut consulter les fichiers dès maintenant et les télécharger à partir du {{day}}.',
  'The client can pay for and download these files from {{day}}.':
    'Le client peut payer et télécharger ces fichiers à partir du {{day}}.',
  'The client can download the files as soon as they are paid for.':
    'Le client peut télécharger les fichiers dès qu’ils sont payés.',
  'The client can download the files right away.': 'Le client peut télécharger les fichiers immédiatement.',
  Days: 'Jours',
  'Failed to upload file {{name}}': 'Impossible de téléverser le fichier {{name}}',
  'Failed to upload files': 'Impossible de téléverser les fichiers',
  'Failed to update request with files': 'Impossible d’ajouter les fichiers à la demande',
  'Files from the legal team': 'Fichiers de l’équipe juridique',
  'No files yet. Choose Upload Documents to release files to the client.':
    'Aucun fichier pour l’instant. Choisissez « Téléverser des documents » pour communiquer des fichiers au client.',
  'Update Documents': 'Documents de mise à jour',
  'The client hasn’t sent any updates': 'Le client n’a envoyé aucune mise à jour',
  'No charge': 'Gratuit',
  Paid: 'Payée',
  Paid_amount: 'Payé',
  Paid_file: 'Payé',
  Unpaid: 'Impayées',
  Unpaid_file: 'Impayé',
  'Embargo until {{time}}': 'Embargo jusqu’au {{time}}',
  'Window Active': 'Période en cours',
  'Download window active until {{time}}': 'Période de téléchargement en cours jusqu’au {{time}}',
  'Download window opens on {{time}}': 'La période de téléchargement commence le {{time}}',
  'Download window expired on {{time}}': 'La période de téléchargement a expiré le {{time}}',
  'Window extended on {{time}} (expired)': 'Période prolongée le {{time}} (expirée)',
  'Downloaded by {{name}} on {{time}}': 'Téléchargé par {{name}} le {{time}}',
  'Downloaded with Order ID and code on {{time}}':
    'Téléchargé avec le numéro de commande et le code le {{time}}',
  'Extend Window': 'Prolonger la période',
  'Extend Window: {{name}}': 'Prolonger la période : {{name}}',
  'Download window extended for "{{name}}". Users now have 12 more hours to download.':
    'Période de téléchargement prolongée pour « {{name}} ». Les utilisateurs ont maintenant 12 heures de plus pour le télécharger.',
  'Error extending download window: {{reason}}':
    'Erreur lors de la prolongation de la période de téléchargement : {{reason}}',
  'Allow one more download': 'Autoriser un téléchargement de plus',
  'Allow one more download: {{name}}': 'Autoriser un téléchargement de plus : {{name}}',
  'Allow one more download?': 'Autoriser un téléchargement de plus ?',
  'Each person with access, and anyone with the Order ID and code, can download “{{name}}” once more without paying again. We’ll email the client.':
    'Chaque personne qui y a accès, et quiconque a le numéro de commande et le code, peut télécharger « {{name}} » une fois de plus sans payer de nouveau. Nous enverrons un courriel au client.',
  'Its download window has ended. It reopens for 12 hours.':
    'Sa période de téléchargement est terminée. Elle rouvre pour 12 heures.',
  'One more download allowed for “{{name}}”': 'Un téléchargement de plus autorisé pour « {{name}} »',
  'Error allowing another download: {{reason}}':
    'Erreur lors de l’autorisation d’un autre téléchargement : {{reason}}',
  'Available in {{days}}d {{hours}}h {{minutes}}m, on {{date}}':
    'Disponible dans {{days}} j {{hours}} h {{minutes}} min, le {{date}}',
  'Payment of {{amount}} required': 'Paiement de {{amount}} requis',
  'Download until {{time}}': 'À télécharger avant le {{time}}',
  'Already Downloaded': 'Déjà téléchargé',
  'Downloaded on {{time}}.': 'Téléchargé le {{time}}.',
  'You can download it again until {{time}}.': 'Vous pouvez le télécharger de nouveau jusqu’au {{time}}.',
  'Download again': 'Télécharger de nouveau',
  'Documents are ready to download': 'Des documents sont prêts à être téléchargés',
  'You have documents to pay for': 'Vous avez des documents à payer',
  '1 document': '1 document',
  '{{number}} documents': '{{number}} documents',
  '{{documents}} to pay for. Total: {{amount}}. You can open each document as soon as it is paid.':
    '{{documents}} à payer. Total : {{amount}}. Vous pouvez ouvrir chaque document dès qu’il est payé.',
  'Your documents are ready': 'Vos documents sont prêts',
  'You can download {{files}} free of charge at any time.':
    'Vous pouvez télécharger {{files}} gratuitement à tout moment.',
  'There is nothing to download right now.': 'Il n’y a rien à télécharger pour le moment.',
  'Together these files are larger than 2 GB. Please download them one by one.':
    'Ces fichiers dépassent ensemble 2 Go. Veuillez les télécharger un par un.',
  'Several downloads of this request are already being prepared. Please wait until they are ready.':
    'Plusieurs téléchargements de cette demande sont déjà en préparation. Veuillez attendre qu’ils soient prêts.',
  'These files are no longer ready to download. Please start again.':
    'Ces fichiers ne sont plus prêts à être téléchargés. Veuillez recommencer.',
  'The files are still being prepared. Please wait a moment.':
    'Les fichiers sont encore en préparation. Veuillez patienter un instant.',
  'The files that you can download have changed. Please start again.':
    'Les fichiers que vous pouvez télécharger ont changé. Veuillez recommencer.',
  'All files you can download now, in one zip file':
    'Tous les fichiers que vous pouvez télécharger maintenant, dans un seul fichier zip',
  'Download all ({{files}} files, {{size}})': 'Tout télécharger ({{files}} fichiers, {{size}})',
  'Download all': 'Tout télécharger',
  'All files downloaded successfully!': 'Tous les fichiers ont bien été téléchargés !',
  'Failed to prepare the files.': 'Impossible de préparer les fichiers.',
  'Preparing...': 'Préparation...',
  'Start again': 'Recommencer',
  'You can download paid files only once. This counts as that download.':
    'Vous ne pouvez télécharger les fichiers payés qu’une fois. Ceci compte comme ce téléchargement.',
  'Preparing the files. This can take a minute.': 'Préparation des fichiers. Cela peut prendre une minute.',
  'One file is ready to download ({{size}}).': 'Un fichier est prêt à être téléchargé ({{size}}).',
  '{{files}} files are ready to download as one zip file ({{size}}).':
    '{{files}} fichiers sont prêts à être téléchargés dans un seul fichier zip ({{size}}).',
  'The bundle ID is not valid': 'L’identifiant du lot de fichiers n’est pas valide',
  '{{names}} and {{number}} more': '{{names}} et {{number}} de plus',
  'Your records are ready: order {{orderId}}': 'Votre dossier est prêt : commande {{orderId}}',
  'Your records are ready': 'Votre dossier est prêt',
  'Payment needed for your records: order {{orderId}}':
    'Paiement requis pour votre dossier : commande {{orderId}}',
  'Payment needed for your records': 'Paiement requis pour votre dossier',
  'Your records can be downloaded from {{day}}: order {{orderId}}':
    'Votre dossier pourra être téléchargé à partir du {{day}} : commande {{orderId}}',
  'You can pay for your records and download them from {{day}}: order {{orderId}}':
    'Vous pourrez payer et télécharger votre dossier à partir du {{day}} : commande {{orderId}}',
  'To pay': 'À payer',
  'Download from': 'Téléchargement à partir du',
  'You can’t pay for this file yet.': 'Vous ne pouvez pas encore payer ce fichier.',
};
