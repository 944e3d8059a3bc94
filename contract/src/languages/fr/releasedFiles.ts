import type { Catalog } from '../catalog.ts';

/** Terms of released files: changes and withdrawal. */
export const releasedFiles: Catalog = {
  '{{who}} withdrew “{{file}}”': '{{who}} a retiré « {{file}} »',
  '{{who}} changed the terms of “{{file}}”': '{{who}} a modifié les conditions de « {{file}} »',
  'Refund of {{amount}} at Stripe: failed': 'Remboursement de {{amount}} chez Stripe : échec',
  'Refund of {{amount}} at Stripe, outside the portal':
    'Remboursement de {{amount}} chez Stripe, hors du portail',
  'Refund of {{amount}} for “{{file}}”: the file was withdrawn':
    'Remboursement de {{amount}} pour « {{file}} » : le fichier a été retiré',
  'The paid file was withdrawn': 'Le fichier payé a été retiré',
  'An admin must refund it: open the request and choose Refund on the withdrawn file.':
    'Un administrateur doit le rembourser : ouvrez la demande et choisissez « Rembourser » sur le fichier retiré.',
  'Change terms: {{name}}': 'Modifier les conditions : {{name}}',
  'Change terms': 'Modifier les conditions',
  'Terms of “{{name}}” changed': 'Conditions de « {{name}} » modifiées',
  'These terms apply to “{{name}}” from now on. If the client has started a payment, it is canceled. We’ll email the client.':
    'Ces conditions s’appliquent dès maintenant à « {{name}} ». Si le client a commencé un paiement, celui-ci est annulé. Nous enverrons un courriel au client.',
  'Charge for this file': 'Facturer ce fichier',
  'Amount in USD': 'Montant en USD',
  'Days are counted from the release on {{day}}.':
    'Les jours comptent à partir de la communication du {{day}}.',
  'Terms of each file': 'Conditions de chaque fichier',
  'Comment on {{name}}': 'Commentaire sur {{name}}',
  'Total: {{amount}} for {{charged}} of {{files}} files':
    'Total : {{amount}} (fichiers payants : {{charged}} sur {{files}})',
  'Use the same terms: {{name}}': 'Utiliser les mêmes conditions : {{name}}',
  'Set different terms: {{name}}': 'Définir d’autres conditions : {{name}}',
  'Use the same terms': 'Mêmes conditions',
  'Set different terms': 'Définir d’autres conditions',
  'Charge for {{name}}': 'Facturer {{name}}',
  'Amount for {{name}}, in USD': 'Montant pour {{name}}, en USD',
  'Embargo on {{name}}': 'Embargo sur {{name}}',
  'Days for {{name}}': 'Jours pour {{name}}',
  '{{days}}-day embargo': 'Embargo en jours : {{days}}',
  'No embargo': 'Aucun embargo',
  'Error refunding payment: {{reason}}': 'Erreur lors du remboursement du paiement : {{reason}}',
  'Refund {{amount}}: {{name}}': 'Rembourser {{amount}} : {{name}}',
  'Refund {{amount}}': 'Rembourser {{amount}}',
  'Refund this payment?': 'Rembourser ce paiement ?',
  '{{amount}} for the withdrawn file “{{name}}” is refunded to the card or bank account used to pay. You can’t undo a refund. We’ll email the client about it.':
    '{{amount}} sont remboursés pour le fichier retiré « {{name}} » sur la carte ou le compte bancaire utilisé pour payer. Vous ne pouvez pas annuler un remboursement. Nous enverrons un courriel au client à ce sujet.',
  'The payment for this withdrawn file hasn’t been refunded yet.':
    'Le paiement de ce fichier retiré n’est pas encore remboursé.',
  'Payment refunded on {{time}}': 'Paiement remboursé le {{time}}',
  '“{{name}}” withdrawn': '« {{name}} » retiré',
  'An admin must refund the payment of {{amount}}.':
    'Un administrateur doit rembourser le paiement de {{amount}}.',
  'Error withdrawing file: {{reason}}': 'Erreur lors du retrait du fichier : {{reason}}',
  'Withdraw: {{name}}': 'Retirer : {{name}}',
  Withdraw: 'Retirer',
  'Withdraw this file?': 'Retirer ce fichier ?',
  'Withdraw file': 'Retirer le fichier',
  'The client can no longer open or download “{{name}}”. Existing links stop working. If we already emailed the client about it, we’ll tell them.':
    'Le client ne pourra plus ouvrir ni télécharger « {{name}} ». Les liens existants cessent de fonctionner. Si nous avons déjà envoyé au client un courriel à son sujet, nous l’en informerons.',
  'The file is deleted and can’t be restored. The record of who downloaded it is kept.':
    'Le fichier est supprimé et ne peut pas être restauré. L’historique des téléchargements est conservé.',
  'The client paid {{amount}} for it. An admin must refund the payment.':
    'Le client l’a payé {{amount}}. Un administrateur doit rembourser le paiement.',
  'Refund the payment of {{amount}} now': 'Rembourser maintenant le paiement de {{amount}}',
  'The provider changed the charge, download date or comment on {{time}}.':
    'Le fournisseur du dossier a modifié les frais, la date de téléchargement ou le commentaire le {{time}}.',
  'You’re due a refund of {{amount}}. We’ll email you when we send it.':
    'Un remboursement de {{amount}} vous est dû. Nous vous enverrons un courriel lorsque nous l’effectuerons.',
  'We refunded your payment of {{amount}} on {{time}}.':
    'Nous vous avons remboursé votre paiement de {{amount}} le {{time}}.',
  'The amount changed from {{before}} to {{now}}.': 'Le montant est passé de {{before}} à {{now}}.',
  'Withdrawn by the records provider on {{date}}': 'Retiré par le fournisseur du dossier le {{date}}',
  'The records provider has withdrawn this file.': 'Le fournisseur du dossier a retiré ce fichier.',
  'This file has a charge, but is marked as requiring no payment':
    'Ce fichier a des frais, mais indique qu’aucun paiement n’est requis',
  'This file has embargo days, but is marked as having no embargo':
    'Ce fichier a des jours d’embargo, mais indique qu’il n’a pas d’embargo',
  'Terms changed': 'Conditions modifiées',
  'Payment refunded': 'Paiement remboursé',
  'Only an admin can refund a payment.': 'Seul un administrateur peut rembourser un paiement.',
  'File withdrawn': 'Fichier retiré',
  'Document withdrawn: order {{orderId}}': 'Document retiré : commande {{orderId}}',
  'We withdrew a document': 'Nous avons retiré un document',
  'We withdrew a document from your records request. You can no longer open or download it.':
    'Nous avons retiré un document de votre demande de dossier. Vous ne pouvez plus l’ouvrir ni le télécharger.',
  'If your bank payment of {{amount}} goes through, we will refund it.':
    'Si votre paiement bancaire de {{amount}} aboutit, nous le rembourserons.',
  'New charge or download date: order {{orderId}}':
    'Nouveau tarif ou nouvelle date de téléchargement : commande {{orderId}}',
  'A document has a new charge or download date':
    'Un document a un nouveau tarif ou une nouvelle date de téléchargement',
  'We changed these terms of a document in your records request:':
    'Nous avons modifié ces conditions d’un document de votre demande de dossier :',
  'Your request page shows the current terms.': 'La page de votre demande indique les conditions actuelles.',
  'We changed the charge, download date, or comment for a document in your records request. Your request page shows the current terms.':
    'Nous avons modifié les frais, la date de téléchargement ou le commentaire d’un document de votre demande de dossier. La page de votre demande indique les conditions actuelles.',
  Charge: 'Frais',
  'We withdrew a document from your request and are refunding your payment for it. Expect the refund within 5 to 10 business days on a card, or within 5 business days in a bank account.':
    'Nous avons retiré un document de votre demande et remboursons votre paiement. Le remboursement apparaîtra sous 5 à 10 jours ouvrables sur une carte ou sous 5 jours ouvrables sur un compte bancaire.',
  '{{portal}}: we withdrew a document from your request {{orderId}}. {{link}}':
    '{{portal}} : nous avons retiré un document de votre demande {{orderId}}. {{link}}',
  '{{portal}}: we changed the charge, download date or comment of a document in your request {{orderId}}. {{link}}':
    "{{portal}} : le tarif, la date de téléchargement ou le commentaire d'un document de votre demande {{orderId}} a changé. {{link}}",
  'This file was paid for. Its terms can no longer be changed.':
    'Ce fichier a été payé. Ses conditions ne peuvent plus être modifiées.',
  'A bank payment for this file is being processed. You cannot change its terms until the payment is complete.':
    'Un paiement bancaire pour ce fichier est en cours de traitement. Vous ne pouvez pas modifier ses conditions avant la fin du paiement.',
  'The client has downloaded this file. Its terms can no longer be changed.':
    'Le client a téléchargé ce fichier. Ses conditions ne peuvent plus être modifiées.',
  'Someone else changed the terms of this file. Please check them and try again.':
    'Une autre personne a modifié les conditions de ce fichier. Vérifiez-les et réessayez.',
  'One of these files was withdrawn. Please upload it again.':
    'L’un de ces fichiers a été retiré. Téléversez-le de nouveau.',
  'The same file is named twice with different terms':
    'Le même fichier est indiqué deux fois avec des conditions différentes',
  'Withdraw the file before you refund its payment.': 'Retirez le fichier avant de rembourser son paiement.',
  'The refund didn’t go through. The payment is listed under Payments, Needs review.':
    'Le remboursement n’a pas abouti. Le paiement figure sous Paiements, À examiner.',
  'Request another download: {{name}}': 'Demander un autre téléchargement : {{name}}',
  '{{name}}: Request another download': '{{name}} : demander un autre téléchargement',
  'Request another download': 'Demander un autre téléchargement',
  'We received your request for another download': 'Nous avons reçu votre demande d’un autre téléchargement',
  'Send request': 'Envoyer la demande',
  'Our staff decide whether “{{name}}” can be downloaded again. We’ll email you the answer.':
    'Notre personnel décide si « {{name}} » peut être téléchargé de nouveau. Nous vous enverrons la réponse par courriel.',
  'Note to our staff': 'Note à notre personnel',
  'Please choose a reason': 'Veuillez choisir un motif',
  'Please tell the client why': 'Veuillez expliquer la raison au client',
  'The download failed or was not saved': 'Le téléchargement a échoué ou n’a pas été enregistré',
  'The file was lost or is damaged': 'Le fichier a été perdu ou est endommagé',
  'The download window ended too early': 'La période de téléchargement s’est terminée trop tôt',
  'Another person at our firm needs it': 'Une autre personne de notre cabinet en a besoin',
  'Another reason': 'Un autre motif',
  'Another download was requested on {{time}}. We’ll email you the answer.':
    'Un autre téléchargement a été demandé le {{time}}. Nous vous enverrons la réponse par courriel.',
  'We allowed another download on {{time}}.': 'Nous avons autorisé un autre téléchargement le {{time}}.',
  'We declined another download on {{time}}: {{note}}':
    'Nous avons refusé un autre téléchargement le {{time}} : {{note}}',
  'The client asks for another download of “{{name}}”':
    'Le client demande un autre téléchargement de « {{name}} »',
  'Allow another download: {{name}}': 'Autoriser un autre téléchargement : {{name}}',
  'Decline another download: {{name}}': 'Refuser un autre téléchargement : {{name}}',
  Allow: 'Autoriser',
  Decline: 'Refuser',
  'Another download allowed. We’ll email the client.':
    'Autre téléchargement autorisé. Nous préviendrons le client par courriel.',
  'Another download declined. We’ll email the client.':
    'Autre téléchargement refusé. Nous préviendrons le client par courriel.',
  'Decline another download?': 'Refuser un autre téléchargement ?',
  'The client can’t download “{{name}}” again, and reads your note.':
    'Le client ne peut pas télécharger « {{name}} » de nouveau et lit votre note.',
  'You can still download this file. Choose Download.':
    'Vous pouvez encore télécharger ce fichier. Choisissez Télécharger.',
  'This request for another download was already answered.':
    'Cette demande d’un autre téléchargement a déjà reçu une réponse.',
  'Request for another download declined': 'Demande d’un autre téléchargement refusée',
  'A download window has ended': 'Une période de téléchargement est terminée',
  'You downloaded your documents': 'Vous avez téléchargé vos documents',
  'A paid document can be downloaded once, within 12 hours. If you need it again, request another download.':
    'Un document payé peut être téléchargé une fois, dans un délai de 12 heures. Si vous en avez de nouveau besoin, demandez un autre téléchargement.',
  'You asked for another download': 'Vous avez demandé un autre téléchargement',
  'Our staff will answer soon. We’ll email you, and the answer appears on this page.':
    'Notre personnel répondra bientôt. Nous vous préviendrons par courriel, et la réponse apparaîtra sur cette page.',
  'We declined another download of this file. You can ask again after 24 hours, or contact us.':
    'Nous avons refusé un autre téléchargement de ce fichier. Vous pouvez le redemander après 24 heures ou nous contacter.',
  'You can download 1 document once, until {{time}}.':
    'Vous pouvez télécharger 1 document une fois, jusqu’au {{time}}.',
  'You can download {{documents}}, each one once. The first download window ends on {{time}}.':
    'Vous pouvez télécharger {{documents}}, chacun une fois. La première période de téléchargement se termine le {{time}}.',
  'You can download {{documents}} again until {{time}}, in case something went wrong. After that, you can request another download.':
    'Vous pouvez télécharger de nouveau {{documents}} jusqu’au {{time}}, en cas de problème. Ensuite, vous pouvez demander un autre téléchargement.',
  'Not downloaded in time: {{documents}}. {{next}}': 'Non téléchargé à temps : {{documents}}. {{next}}',
  'Other accounts downloaded your documents': 'D’autres comptes ont téléchargé vos documents',
  'Enough accounts have downloaded {{documents}}. {{next}}':
    'Assez de comptes ont téléchargé {{documents}}. {{next}}',
  'You can request another download.': 'Vous pouvez demander un autre téléchargement.',
  'We declined another download. You can ask again after 24 hours, or contact us.':
    'Nous avons refusé un autre téléchargement. Vous pouvez le redemander après 24 heures ou nous contacter.',
  'The bank withdrew a payment': 'La banque a repris un paiement',
  'You cannot download {{documents}}. Please contact us to pay again.':
    'Vous ne pouvez pas télécharger {{documents}}. Veuillez nous contacter pour payer de nouveau.',
  'You can download {{documents}} after the dispute is resolved.':
    'Vous pourrez télécharger {{documents}} une fois la contestation résolue.',
  'You can open {{documents}} when your bank completes the payment. That takes 3-7 business days.':
    'Vous pourrez ouvrir {{documents}} quand votre banque aura terminé le paiement. Cela prend de 3 à 7 jours ouvrables.',
  'Your records can be downloaded today from {{time}}':
    'Votre dossier pourra être téléchargé aujourd’hui à partir de {{time}}',
  'Your records can be downloaded from {{day}}': 'Votre dossier pourra être téléchargé à partir du {{day}}',
  '{{next}} Can’t be downloaded yet: {{documents}}.': '{{next}} Téléchargement plus tard : {{documents}}.',
  'You can pay for your records and download them today from {{time}}':
    'Vous pourrez payer et télécharger votre dossier aujourd’hui à partir de {{time}}',
  'You can pay for your records and download them from {{day}}':
    'Vous pourrez payer et télécharger votre dossier à partir du {{day}}',
  'Not available yet: {{documents}}. Total: {{amount}}. You can open each document as soon as it is paid.':
    'Disponible plus tard : {{documents}}. Total : {{amount}}. Vous pouvez ouvrir chaque document dès qu’il est payé.',
  'Your documents are being checked for viruses': 'Vos documents sont soumis à l’analyse antivirus',
  'In the virus scan: {{documents}}. Please look again in a few minutes.':
    'À l’analyse antivirus : {{documents}}. Veuillez regarder de nouveau dans quelques minutes.',
  'We withdrew your documents': 'Nous avons retiré vos documents',
  'You can no longer open or download {{documents}}. Please contact us if you have a question.':
    'Vous ne pouvez plus ouvrir ni télécharger {{documents}}. Contactez-nous si vous avez une question.',
  'So far, we released only the notice of 42 CFR 2.32. We are working on your records.':
    'Pour l’instant, nous n’avons communiqué que l’avis de 42 CFR 2.32. Nous travaillons sur votre dossier.',
  'Download until {{time}}: {{documents}}': 'À télécharger jusqu’au {{time}} : {{documents}}',
  'To pay: {{documents}} ({{amount}})': 'À payer : {{documents}} ({{amount}})',
  'Ready to download: {{documents}}': 'Prêt à télécharger : {{documents}}',
  'Download again until {{time}}: {{documents}}':
    'À télécharger de nouveau jusqu’au {{time}} : {{documents}}',
  'Download window ended: {{documents}}': 'Période de téléchargement terminée : {{documents}}',
  'Downloaded by other accounts: {{documents}}': 'Téléchargé par d’autres comptes : {{documents}}',
  'Already downloaded: {{documents}}': 'Déjà téléchargé : {{documents}}',
  'Another download requested: {{documents}}': 'Autre téléchargement demandé : {{documents}}',
  'Payment withdrawn by the bank: {{documents}}': 'Paiement repris par la banque : {{documents}}',
  'Payment disputed: {{documents}}': 'Paiement contesté : {{documents}}',
  'Bank payment clearing: {{documents}}': 'Paiement bancaire en cours de compensation : {{documents}}',
  'Download from {{day}}: {{documents}}': 'À télécharger à partir du {{day}} : {{documents}}',
  'Pay and download from {{day}}: {{documents}}':
    'À payer et à télécharger à partir du {{day}} : {{documents}}',
  'In the virus scan: {{documents}}': 'À l’analyse antivirus : {{documents}}',
  'Blocked by the virus scan: {{documents}}': 'Bloqué par l’analyse antivirus : {{documents}}',
  'Withdrawn: {{documents}}': 'Retiré : {{documents}}',
  'Deleted under the retention schedule: {{documents}}':
    'Supprimé selon le calendrier de conservation : {{documents}}',
  'Only the notice of 42 CFR 2.32: {{documents}}': 'Seulement l’avis de 42 CFR 2.32 : {{documents}}',
  'They are locked until then.': 'Il est verrouillé jusque-là.',
  'You can read them now.': 'Vous pouvez le lire dès maintenant.',
  'You can read {{documents}} now.': 'Vous pouvez lire {{documents}} dès maintenant.',
  'Other documents': 'Autres documents',
  '{{name}}: Download again': '{{name}} : télécharger de nouveau',
  'The wrong document was uploaded': 'Le mauvais document a été téléversé',
  'Its charge or embargo is wrong': 'Ses frais ou son embargo sont incorrects',
  'Pages are missing or illegible': 'Des pages manquent ou sont illisibles',
  'It contains more than was asked for': 'Il contient plus que ce qui a été demandé',
  'The authorization is not valid or was revoked': 'L’autorisation n’est pas valable ou a été révoquée',
  'The client asked for it': 'Le client l’a demandé',
  'Released to the wrong person': 'Communiqué à la mauvaise personne',
  'Please enter the reason': 'Veuillez indiquer le motif',
  '{{who}} withdrew “{{file}}”: {{reason}}': '{{who}} a retiré « {{file}} » : {{reason}}',
  'Withdrawn by {{name}}: {{reason}}': 'Retiré par {{name}} : {{reason}}',
  'Documents released. We’ll email the client after the virus scan.':
    'Documents communiqués. Nous enverrons un courriel au client après l’analyse antivirus.',
  'Saving releases these files to the client.': 'L’enregistrement communique ces fichiers au client.',
  'After the virus scan, we’ll email the client.':
    'Après l’analyse antivirus, nous enverrons un courriel au client.',
  'New comment on a document: order {{orderId}}':
    'Nouveau commentaire sur un document : commande {{orderId}}',
  'We changed the comment on a document': 'Nous avons modifié le commentaire sur un document',
  'Download date': 'Date de téléchargement',
};
