import type { Catalogue } from '../languages.ts';

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
  'This file has no charge and can be downloaded any time.':
    'Ce fichier est gratuit et peut être téléchargé à tout moment.',
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
};
