import type { Catalog } from '../catalog.ts';

export const emails: Catalog = {
  'Verify your bank account': 'Vérifiez votre compte bancaire',
  'A small deposit is on its way to your bank account. It arrives in one or two business days. Its description includes a code that starts with SM.':
    'Un petit dépôt est en route vers votre compte bancaire. Il arrivera sous un ou deux jours ouvrables. Son libellé contient un code qui commence par SM.',
  'The link below opens a page of Stripe, our payment provider, where you enter the code. Your request is saved. After you verify the account, we submit the request automatically and email you a confirmation.':
    'Le lien ci-dessous ouvre une page de Stripe, notre prestataire de paiement, où vous saisissez le code. Votre demande est enregistrée. Une fois le compte vérifié, elle sera soumise automatiquement et nous vous enverrons une confirmation par courriel.',
  'Verify bank account': 'Vérifier le compte bancaire',
  'Verify your bank account: order {{orderId}}': 'Vérifiez votre compte bancaire : commande {{orderId}}',
  'Your bank payment did not go through': 'Votre paiement bancaire n’a pas abouti',
  'Your bank did not pay the processing fee of {{amount}}. We received no money. Your bank may charge its own fee for the failed payment.':
    'Votre banque n’a pas payé les frais de traitement de {{amount}}. Nous n’avons reçu aucune somme. Votre banque peut facturer ses propres frais pour ce paiement échoué.',
  'Your request is on hold, and everything in it is saved. Pay with a card or another bank account, and we will continue working on it.':
    'Votre demande est suspendue et tout son contenu est conservé. Payez avec une carte ou un autre compte bancaire, et nous reprendrons son traitement.',
  'Pay again': 'Payer de nouveau',
  'Payment needed: order {{orderId}}': 'Paiement requis : commande {{orderId}}',
  'Your records request was submitted': 'Votre demande de dossier a été soumise',
  'Thank you. We have received your request and will start working on it.':
    'Merci. Nous avons reçu votre demande et allons commencer à la traiter.',
  'Your bank payment is clearing. This usually takes 3-7 business days.':
    'Votre paiement bancaire est en cours de compensation. Cela prend généralement de 3 à 7 jours ouvrables.',
  'Your processing fee of {{amount}} was paid.': 'Vos frais de traitement de {{amount}} ont été payés.',
  'Keep this verification code. You need it and the Order ID to see the status and documents of your request.':
    'Conservez ce code de vérification. Vous en aurez besoin, avec le numéro de commande, pour voir le statut et les documents de votre demande.',
  'Request received: order {{orderId}}': 'Demande reçue : commande {{orderId}}',
  'The link below opens a page of Stripe, our payment provider, where you enter the code. After you verify the account, we collect the processing fee from it automatically. Until then, you can also pay another way on your request page.':
    'Le lien ci-dessous ouvre une page de Stripe, notre prestataire de paiement, où vous saisissez le code. Une fois le compte vérifié, les frais de traitement y seront prélevés automatiquement. D’ici là, vous pouvez aussi payer autrement sur la page de votre demande.',
  'Please pay it with a card or another bank account.':
    'Veuillez les payer avec une carte ou un autre compte bancaire.',
  'You can download a document again: order {{orderId}}':
    'Vous pouvez télécharger un document de nouveau : commande {{orderId}}',
  'You can download a document again': 'Vous pouvez télécharger un document de nouveau',
  'We allowed a download of a document in your records request. Your request page shows until when.':
    'Nous avons autorisé un téléchargement d’un document de votre demande de dossier. La page de votre demande indique jusqu’à quand.',
  'We can’t allow another download: order {{orderId}}':
    'Nous ne pouvons pas autoriser un autre téléchargement : commande {{orderId}}',
  'We can’t allow another download': 'Nous ne pouvons pas autoriser un autre téléchargement',
  'You asked for another download of a document in your records request. We can’t allow it. Your request page shows our note with the reason.':
    'Vous avez demandé un autre téléchargement d’un document de votre demande de dossier. Nous ne pouvons pas l’autoriser. La page de votre demande affiche notre note avec le motif.',
  'A client asks for another download': 'Un client demande un autre téléchargement',
  'Please allow or decline it on the request page.':
    'Veuillez l’autoriser ou le refuser sur la page de la demande.',
  'The link below opens a page of Stripe, our payment provider, where you enter the code. After you verify the account, we collect {{amount}} from it automatically. Until then, nothing is charged, and you can also pay another way on your request page.':
    'Le lien ci-dessous ouvre une page de Stripe, notre prestataire de paiement, où vous saisissez le code. Une fois le compte vérifié, {{amount}} y seront prélevés automatiquement. D’ici là, rien n’est débité, et vous pouvez aussi payer autrement sur la page de votre demande.',
  'New message about your request': 'Nouveau message concernant votre demande',
  'New messages about your request': 'Nouveaux messages concernant votre demande',
  'You can’t reply to this email.': 'Vous ne pouvez pas répondre à ce courriel.',
  'You can read the messages and answer on your request page.':
    'Vous pouvez lire les messages et répondre sur la page de votre demande.',
  'Read and answer': 'Lire et répondre',
  'New message: order {{orderId}}': 'Nouveau message : commande {{orderId}}',
  'New messages: order {{orderId}}': 'Nouveaux messages : commande {{orderId}}',
  'A client sent a message': 'Un client a envoyé un message',
  'A colleague mentioned you in a message': 'Un collègue vous a mentionné dans un message',
  'You can read the messages and answer on the request page.':
    'Vous pouvez lire les messages et répondre sur la page de la demande.',
  'The verification code of your order was replaced':
    'Le code de vérification de votre commande a été remplacé',
  'You replaced the verification code of your order.':
    'Vous avez remplacé le code de vérification de votre commande.',
  'The account that submitted your order replaced its verification code.':
    'Le compte qui a soumis votre commande a remplacé son code de vérification.',
  'The records staff replaced the verification code of your order.':
    'Le service des dossiers médicaux a remplacé le code de vérification de votre commande.',
  'The email address of the order was corrected: from now on, this address gets its emails.':
    'L’adresse courriel de la commande a été corrigée : désormais, cette adresse reçoit ses courriels.',
  'The old code and its links no longer work. Use this code from now on.':
    'L’ancien code et ses liens ne fonctionnent plus. Utilisez désormais ce code.',
  'If you did not expect this, please contact us.':
    'Si vous ne vous y attendiez pas, veuillez nous contacter.',
  'New verification code: order {{orderId}}': 'Nouveau code de vérification : commande {{orderId}}',
  'Order ID, as the client wrote it': 'Numéro de commande, tel que le client l’a écrit',
  'The link in this email opens the request and the patient’s records without signing in. Forward it only to people who may see them.':
    'Le lien de ce courriel ouvre la demande et les dossiers du patient sans connexion. Ne le transférez qu’aux personnes autorisées à les voir.',
  'You get this email because this address is the contact of the request. To change it, write to us:':
    'Vous recevez ce courriel parce que cette adresse est le contact de la demande. Pour la changer, écrivez-nous :',
  'You get this email because the request names you as its attorney. If that is wrong, write to us:':
    'Vous recevez ce courriel parce que la demande vous désigne comme avocat. Si c’est une erreur, écrivez-nous :',
  'You get this email because the request is in your account. You can turn off most emails under Settings, Notifications. For help, write to us:':
    'Vous recevez ce courriel parce que la demande est dans votre compte. Vous pouvez désactiver la plupart des courriels sous Paramètres, Notifications. Pour obtenir de l’aide, écrivez-nous :',
  'You get this email because you work on requests. You can turn off most emails under Settings, Notifications.':
    'Vous recevez ce courriel parce que vous traitez des demandes. Vous pouvez désactiver la plupart des courriels sous Paramètres, Notifications.',
};
