import type { Catalogue } from '../catalogue.ts';

/** Documents that staff release to the client. */
export const documents: Catalogue = {
  'PDF, DOC, DOCX, XLS, XLSX, PNG, JPG or JPEG up to 10MB each':
    'PDF, DOC, DOCX, XLS, XLSX, PNG, JPG ou JPEG, 10 Mo maximum chacun',
  'File {{name}} has unsupported format. Allowed types are PDF, DOC, DOCX, XLS, XLSX, PNG, JPG and JPEG':
    'Le format du fichier {{name}} n’est pas pris en charge. Les types autorisés sont PDF, DOC, DOCX, XLS, XLSX, PNG, JPG et JPEG',
  'File {{name}} is not what its name says. Please save it again as a PDF, Word, Excel, PNG or JPEG file and try once more.':
    'Le fichier {{name}} ne correspond pas à ce qu’indique son nom. Enregistrez-le de nouveau au format PDF, Word, Excel, PNG ou JPEG et réessayez.',
  'Please select at least one file to upload': 'Veuillez sélectionner au moins un fichier à téléverser',
  'Please use at most 500 characters': 'Veuillez utiliser au plus 500 caractères',
  'Please enter a valid charge amount': 'Veuillez saisir un montant valide',
  'The embargo must be between 1 and 365 days': 'L’embargo doit durer entre 1 et 365 jours',
  'Files uploaded successfully': 'Les fichiers ont été téléversés',
  'A request can hold at most {{files}} files.': 'Une demande peut contenir au plus {{files}} fichiers.',
  'Download window extended': 'Le délai de téléchargement a été prolongé',
  'One more download allowed': 'Un téléchargement de plus a été autorisé',
  'This file is not paid for yet. Its download window opens with the payment.':
    'Ce fichier n’est pas encore payé. Son délai de téléchargement commence avec le paiement.',
  'The download window of this file opens when its embargo ends.':
    'Le délai de téléchargement de ce fichier commence à la fin de son embargo.',
  'The download window of this file is still open.':
    'Le délai de téléchargement de ce fichier est encore ouvert.',
  'This file can be opened once it is paid for.': 'Ce fichier pourra être ouvert une fois payé.',
  'This file is not available for download yet.': 'Ce fichier n’est pas encore disponible au téléchargement.',
  'The time to download this file is over. Please contact support to have the window extended.':
    'Le délai de téléchargement de ce fichier est écoulé. Contactez l’assistance pour le faire prolonger.',
  'This paid file has already been downloaded. Each paid file can only be downloaded once.':
    'Ce fichier payant a déjà été téléchargé. Chaque fichier payant ne peut être téléchargé qu’une seule fois.',
  'New documents for your request': 'Nouveaux documents pour votre demande',
  'We have added documents to your records request. Its page tells what can be opened now, what is to be paid, and when each can be downloaded.':
    'Nous avons ajouté des documents à votre demande de dossier. Sa page indique ce qui peut être ouvert maintenant, ce qui est à payer et quand chacun pourra être téléchargé.',
  'Records file': 'Fichier du dossier',
  'This type of file cannot be shown. Please download it.':
    'Ce type de fichier ne peut pas être affiché. Veuillez le télécharger.',
  'This file has no charge, so that its downloads are not limited.':
    'Ce fichier est gratuit : ses téléchargements ne sont pas limités.',
  'Nobody has used their download of this file yet.':
    'Personne n’a encore utilisé son téléchargement de ce fichier.',
  'These files were released already, on other terms.':
    'Ces fichiers ont déjà été mis à disposition, à d’autres conditions.',
  'View Documents': 'Voir les documents',
  'New documents: order {{orderId}}': 'Nouveaux documents : commande {{orderId}}',
  'This file cannot be paid for before it has passed the virus check.':
    'Ce fichier ne peut pas être payé avant d’avoir passé l’analyse antivirus.',
  'This file can be paid for when its embargo ends.': 'Ce fichier pourra être payé à la fin de son embargo.',
  'This file is paid for already.': 'Ce fichier est déjà payé.',
  'A bank payment for this file is being cleared already.':
    'Un paiement bancaire pour ce fichier est déjà en cours de traitement.',
  'Payment received': 'Paiement reçu',
  'A bank payment did not go through': 'Un paiement bancaire n’a pas abouti',
  'A document of your request was paid for twice, and the second payment is being given back. Cards show it within 5 to 10 business days, bank accounts within 5.':
    'Un document de votre demande a été payé deux fois et le second paiement est en cours de remboursement. Il apparaît sous 5 à 10 jours ouvrés sur les cartes, sous 5 jours ouvrés sur les comptes bancaires.',
  'Refund: order {{orderId}}': 'Remboursement : commande {{orderId}}',
  'A payment of "{{file}}" was prepared': 'Un paiement de « {{file}} » a été préparé',
  '"{{file}}" was paid': '« {{file}} » a été payé',
  'The bank payment of "{{file}}" is clearing': 'Le paiement bancaire de « {{file}} » est en cours',
  'The bank payment of "{{file}}" failed': 'Le paiement bancaire de « {{file}} » a échoué',
  'Refund of {{amount}} for "{{file}}": it was paid already':
    'Remboursement de {{amount}} pour « {{file}} » : il était déjà payé',
  'Thank you. The document that you paid for can be downloaded once, within {{hours}} hours. The page of your request tells until when.':
    'Merci. Le document que vous avez payé peut être téléchargé une fois, dans un délai de {{hours}} heures. La page de votre demande indique jusqu’à quand.',
  'The bank payment for a document of your request did not go through. Nothing was charged; you can pay again on the page of your request.':
    'Le paiement bancaire d’un document de votre demande n’a pas abouti. Rien n’a été débité ; vous pouvez payer de nouveau sur la page de votre demande.',
  Amount: 'Montant',
  'Payment ID': 'Identifiant du paiement',
  'Payment received: order {{orderId}}': 'Paiement reçu : commande {{orderId}}',
  'Payment failed: order {{orderId}}': 'Paiement non abouti : commande {{orderId}}',
  // A text message: no letter outside GSM 03.38, as in textMessages.ts.
  '{{portal}}: new documents were added to your request {{orderId}}. {{link}}':
    '{{portal}}: de nouveaux documents pour votre demande {{orderId}}. {{link}}',
  '{{portal}}: a document of your request {{orderId}} was paid. {{link}}':
    '{{portal}}: un document de votre demande {{orderId}} a été payé. {{link}}',
  '{{portal}}: the bank payment for a document of request {{orderId}} failed. {{link}}':
    '{{portal}}: le paiement bancaire pour un document de la demande {{orderId}} a échoué. {{link}}',
  'This type of file cannot be shown here. Open it in a new tab.':
    'Ce type de fichier ne peut pas être affiché ici. Ouvrez-le dans un nouvel onglet.',
  'The file itself may be fine: try again, or open it in a new tab.':
    'Le fichier lui-même est peut-être intact : réessayez ou ouvrez-le dans un nouvel onglet.',
  'Upload Documents': 'Téléverser des documents',
  'Upload Documents ({{files}})': 'Téléverser des documents ({{files}})',
  'Leave without releasing the files?': 'Quitter sans mettre les fichiers à disposition ?',
  'Files chosen under “Upload Documents” are not saved yet. The client does not get them.':
    'Les fichiers choisis sous « Téléverser des documents » ne sont pas encore enregistrés. Le client ne les reçoit pas.',
  Comment: 'Commentaire',
  'The client reads it beside each of these files.': 'Le client le lit à côté de chacun de ces fichiers.',
  'Charge for these files': 'Facturer ces fichiers',
  'The client pays before opening a file, and can then download it once, within 12 hours.':
    'Le client paie avant d’ouvrir un fichier, puis peut le télécharger une fois, dans les 12 heures.',
  'The client opens these files free of charge, and downloads them as often as needed.':
    'Le client ouvre ces fichiers gratuitement et les télécharge aussi souvent que nécessaire.',
  'Amount for each file, in USD': 'Montant par fichier, en USD',
  Embargo: 'Embargo',
  'The client can download the files from {{day}}, and until then only look at them.':
    'Le client peut télécharger les fichiers à partir du {{day}} ; d’ici là, il peut seulement les consulter.',
  'The client can pay for and download these files from {{day}}.':
    'Le client peut payer et télécharger ces fichiers à partir du {{day}}.',
  'The client can download the files as soon as they are paid for.':
    'Le client peut télécharger les fichiers dès qu’ils sont payés.',
  'The client can download the files at once.': 'Le client peut télécharger les fichiers immédiatement.',
  Days: 'Jours',
  'Failed to upload file {{name}}': 'Échec du téléversement du fichier {{name}}',
  'Failed to upload files': 'Échec du téléversement des fichiers',
  'Failed to update request with files': 'Échec de l’ajout des fichiers à la demande',
  'Files from the legal team': 'Fichiers de l’équipe juridique',
  'No files yet. Upload Documents releases files to the client.':
    'Aucun fichier pour l’instant. « Téléverser des documents » met des fichiers à la disposition du client.',
  'Update Documents': 'Documents de mise à jour',
  'The client has sent no update': 'Le client n’a envoyé aucune mise à jour',
  'No charge': 'Gratuit',
  Paid: 'Payé',
  Unpaid: 'Impayé',
  'Embargo until {{time}}': 'Embargo jusqu’au {{time}}',
  'Window Active': 'Délai en cours',
  'Download window active until {{time}}': 'Délai de téléchargement en cours jusqu’au {{time}}',
  'Download window opens on {{time}}': 'Le délai de téléchargement commence le {{time}}',
  'Download window expired on {{time}}': 'Le délai de téléchargement a expiré le {{time}}',
  'Window extended on {{time}} (expired)': 'Délai prolongé le {{time}} (expiré)',
  'Downloaded by {{name}} on {{time}}': 'Téléchargé par {{name}} le {{time}}',
  'Downloaded with order ID and code on {{time}}':
    'Téléchargé avec le numéro de commande et le code le {{time}}',
  'Extend Window': 'Prolonger le délai',
  'Extend Window: {{name}}': 'Prolonger le délai : {{name}}',
  'Download window extended for "{{name}}". Users now have 12 more hours to download.':
    'Délai de téléchargement prolongé pour « {{name}} ». Les utilisateurs ont maintenant 12 heures de plus pour le télécharger.',
  'Error extending download window: {{reason}}':
    'Erreur lors de la prolongation du délai de téléchargement : {{reason}}',
  'Allow one more download': 'Autoriser un téléchargement de plus',
  'Allow one more download: {{name}}': 'Autoriser un téléchargement de plus : {{name}}',
  'Allow one more download?': 'Autoriser un téléchargement de plus ?',
  'Everybody who may see “{{name}}” can then download it once more, without paying again.':
    'Toutes les personnes qui peuvent voir « {{name}} » pourront le télécharger une fois de plus, sans payer à nouveau.',
  'Its download window has ended, and opens again for 12 hours.':
    'Son délai de téléchargement est terminé et s’ouvre de nouveau pour 12 heures.',
  'One more download allowed for "{{name}}".': 'Un téléchargement de plus autorisé pour « {{name}} ».',
  'Error allowing another download: {{reason}}':
    'Erreur lors de l’autorisation d’un autre téléchargement : {{reason}}',
  'Available in {{days}}d {{hours}}h {{minutes}}m, on {{date}}':
    'Disponible dans {{days}} j {{hours}} h {{minutes}} min, le {{date}}',
  'Payment of {{amount}} required': 'Paiement de {{amount}} requis',
  'Download until {{time}}': 'À télécharger avant le {{time}}',
  'Already Downloaded': 'Déjà téléchargé',
  'Downloaded on {{time}}.': 'Téléchargé le {{time}}.',
  'You can download it again until {{time}}.': 'Vous pouvez le télécharger de nouveau jusqu’au {{time}}.',
  'Download again': 'Télécharger de nouveau',
  'Download {{name}} again': 'Télécharger {{name}} de nouveau',
  'Documents wait to be downloaded': 'Des documents sont à télécharger',
  'You find them below. The first of them can be downloaded, once, until {{time}}.':
    'Vous les trouverez ci-dessous. Le premier peut être téléchargé, une seule fois, jusqu’au {{time}}.',
  'Documents wait for your payment': 'Des documents attendent votre paiement',
  '1 document': '1 document',
  '{{number}} documents': '{{number}} documents',
  '{{documents}} to pay, {{amount}} in all. Each opens as soon as it is paid.':
    '{{documents}} à payer, {{amount}} au total. Chacun s’ouvre dès qu’il est payé.',
  'Your documents are ready': 'Vos documents sont prêts',
  'You find them below and can download them at any time: {{files}} free of charge.':
    'Vous les trouverez ci-dessous et pouvez les télécharger à tout moment : {{files}} sans frais.',
  'There is nothing to download right now.': 'Il n’y a rien à télécharger pour le moment.',
  'Together these files are larger than 2 GB. Please download them one by one.':
    'Ces fichiers dépassent ensemble 2 Go. Veuillez les télécharger un par un.',
  'Several downloads of this request are being prepared already. Please wait until they are ready.':
    'Plusieurs téléchargements de cette demande sont déjà en préparation. Veuillez attendre qu’ils soient prêts.',
  'These files are no longer prepared. Please start again.':
    'Ces fichiers ne sont plus préparés. Veuillez recommencer.',
  'The files are still being prepared. Please wait a moment.':
    'Les fichiers sont encore en préparation. Veuillez patienter un instant.',
  'What you may download has changed meanwhile. Please start again.':
    'Ce que vous pouvez télécharger a changé entre-temps. Veuillez recommencer.',
  'Everything that can be downloaded now, in one zip':
    'Tout ce qui peut être téléchargé maintenant, dans un seul zip',
  'Download All ({{files}} files, {{size}})': 'Tout télécharger ({{files}} fichiers, {{size}})',
  'Download All': 'Tout télécharger',
  'All files downloaded successfully!': 'Tous les fichiers ont bien été téléchargés !',
  'Failed to prepare the files.': 'Impossible de préparer les fichiers.',
  'Preparing...': 'Préparation...',
  'Start Again': 'Recommencer',
  'Paid files can be downloaded once, and this counts as their download.':
    'Les fichiers payés ne peuvent être téléchargés qu’une fois, et ceci compte comme leur téléchargement.',
  'Left out for now:': 'Laissés de côté pour l’instant :',
  'Preparing the files. This can take a minute.': 'Préparation des fichiers. Cela peut prendre une minute.',
  'One file is ready to be saved ({{size}}).': 'Un fichier est prêt à être enregistré ({{size}}).',
  '{{files}} files are ready to be saved as one zip ({{size}}).':
    '{{files}} fichiers sont prêts à être enregistrés dans un seul zip ({{size}}).',
  'The id of the files is not valid': 'L’identifiant des fichiers n’est pas valide',
};
