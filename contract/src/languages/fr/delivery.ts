import type { Catalog } from '../catalog.ts';

/** Emails that did not arrive, and the present state that is sent again. */
export const delivery: Catalog = {
  'Where your request stands': 'Où en est votre demande',
  'Where your request stands: order {{orderId}}': 'Où en est votre demande : commande {{orderId}}',
  'An earlier email about your request may not have reached you. This is what is true now:':
    'Un courriel précédent sur votre demande ne vous est peut-être pas parvenu. Voici la situation actuelle :',
  'You have {{amount}} to pay. Use the link below to see what for, and to pay.':
    'Vous avez {{amount}} à payer. Utilisez le lien ci-dessous pour voir de quoi il s’agit et pour payer.',
  'We need something from you. Use the link below to see what is missing, and to send it.':
    'Nous avons besoin de quelque chose de votre part. Utilisez le lien ci-dessous pour voir ce qui manque et l’envoyer.',
  'You can download your documents. Use the link below.':
    'Vous pouvez télécharger vos documents. Utilisez le lien ci-dessous.',
  'A bank account must be verified before it can pay. Use the link below.':
    'Un compte bancaire doit être vérifié avant de pouvoir payer. Utilisez le lien ci-dessous.',
  'A bank is processing a payment. You do not have to do anything.':
    'Une banque traite un paiement. Vous n’avez rien à faire.',
  'You can download your documents from {{day}}.':
    'Vous pourrez télécharger vos documents à partir du {{day}}.',
  'We are working on your request. You do not have to do anything.':
    'Nous traitons votre demande. Vous n’avez rien à faire.',
  'Your request is closed. Your request page has everything about it.':
    'Votre demande est close. La page de votre demande contient toutes les informations.',
  'Your request page has a message from us that you have not read.':
    'La page de votre demande contient un message de notre part que vous n’avez pas lu.',
  'Recipient not found': 'Destinataire introuvable',
  'The portal no longer emails this address, because it rejects our emails. Correct the address, or allow emails to it again.':
    'Le portail n’écrit plus à cette adresse, car elle rejette nos courriels. Corrigez l’adresse ou autorisez de nouveau les courriels.',
  'The current status was emailed to this recipient too often today. Please try again tomorrow.':
    'Le statut actuel a été envoyé trop souvent aujourd’hui à ce destinataire. Réessayez demain.',
  'Email sent': 'Courriel envoyé',
  'Email address corrected': 'Adresse courriel corrigée',
  'Someone else has just changed the address. Reload the page.':
    'Une autre personne vient de modifier l’adresse. Rechargez la page.',
  'Reminder: your records are waiting': 'Rappel : votre dossier vous attend',
  'Reminder: your records are waiting: order {{orderId}}':
    'Rappel : votre dossier vous attend : commande {{orderId}}',
  'Nobody has downloaded the documents that we added to your records request.':
    'Personne n’a téléchargé les documents que nous avons ajoutés à votre demande de dossier.',
  'Use the link below to pay for them and to download them.':
    'Utilisez le lien ci-dessous pour les payer et les télécharger.',
  'Use the link below to download them.': 'Utilisez le lien ci-dessous pour les télécharger.',
  '{{portal}}: documents in your request {{orderId}} have not been downloaded. {{link}}':
    '{{portal}} : les documents de votre demande {{orderId}} ne sont pas téléchargés. {{link}}',
  '{{who}} reminded the client of documents that nobody has downloaded (day {{days}})':
    '{{who}} a rappelé au client les documents que personne n’a téléchargés (jour {{days}})',
};
