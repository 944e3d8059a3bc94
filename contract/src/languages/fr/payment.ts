import type { Catalogue } from '../catalogue.ts';

export const payment: Catalogue = {
  'Please complete your card information.': 'Veuillez compléter les informations de votre carte.',
  'The payment did not go through': 'Le paiement n’a pas abouti',
  'Payment successful': 'Paiement réussi',
  'We received {{amount}}.': 'Nous avons reçu {{amount}}.',
  'Card details': 'Informations de la carte',
  'Name on card': 'Nom sur la carte',
  'Processing...': 'Traitement en cours...',
  'Pay {{amount}}': 'Payer {{amount}}',
  'Payment Complete': 'Paiement effectué',
  'We received {{amount}}. Submit your request now to finish.':
    'Nous avons reçu {{amount}}. Soumettez maintenant votre demande pour terminer.',
  'Loading payment form...': 'Chargement du formulaire de paiement...',
  'Payment System Error': 'Erreur du système de paiement',
  'Payment initialization failed: {{reason}}': 'Le paiement n’a pas pu être préparé : {{reason}}',
  'Stripe has not been initialized. Please refresh the page.':
    'Stripe n’a pas été initialisé. Veuillez actualiser la page.',
  'An error occurred while processing your payment. Please try again.':
    'Une erreur est survenue lors du traitement de votre paiement. Veuillez réessayer.',
  'An unexpected error occurred during payment processing':
    'Une erreur inattendue est survenue lors du traitement du paiement',
  '0.8%, 3-7 business days': '0,8 %, 3 à 7 jours ouvrés',
  '2.9% + 30 cents, instant': '2,9 % + 30 cents, immédiat',
  '6 characters, for example SM1A2B': '6 caractères, par exemple SM1A2B',
  'A bank account waits to be verified': 'Un compte bancaire attend sa vérification',
  'A deposit of $0.01 is on its way to your account. It arrives in one or two business days.':
    'Un dépôt de 0,01 $ est en route vers votre compte. Il arrive sous un ou deux jours ouvrés.',
  'Account holder name': 'Nom du titulaire du compte',
  'Account number': 'Numéro de compte',
  'Account type': 'Type de compte',
  'Back to the verification': 'Retour à la vérification',
  'Bank account (ACH)': 'Compte bancaire (ACH)',
  'By choosing Pay {{amount}} you authorize {{name}} to debit {{amount}} once from this bank account through Stripe, and to credit it if the debit has to be corrected. To withdraw the authorization before the debit is made, write to {{email}}.':
    'En choisissant « Payer {{amount}} », vous autorisez {{name}} à débiter {{amount}} une seule fois de ce compte bancaire par l’intermédiaire de Stripe, et à le créditer si le débit doit être corrigé. Pour retirer l’autorisation avant le débit, écrivez à {{email}}.',
  Card: 'Carte',
  Checking: 'Compte courant',
  Savings: 'Compte d’épargne',
  'Deposit code': 'Code du dépôt',
  'Enter the 6 characters that start with SM.': 'Saisissez les 6 caractères qui commencent par SM.',
  'Enter the code here, or come back later. Once the account is verified, the payment goes on.':
    'Saisissez le code ici, ou revenez plus tard. Une fois le compte vérifié, le paiement se poursuit.',
  'Enter the code here, or with the link that we send you by email. Your request is stored: once the account is verified it is submitted by itself, even if you close this page.':
    'Saisissez le code ici ou à l’aide du lien que nous vous envoyons par e-mail. Votre demande est enregistrée : une fois le compte vérifié, elle est soumise d’elle-même, même si vous fermez cette page.',
  'Failed to initialize Stripe. Please refresh the page.':
    'Stripe n’a pas pu être initialisé. Veuillez actualiser la page.',
  'Find it on your bank statement: its description holds a code that starts with SM.':
    'Repérez-le sur votre relevé bancaire : son libellé contient un code qui commence par SM.',
  'If you pay another way now, that account is not debited.':
    'Si vous payez autrement maintenant, ce compte n’est pas débité.',
  'No client secret received from payment intent creation':
    'Aucune clé n’a été reçue lors de la création du paiement',
  'Pay another way': 'Payer autrement',
  'Payment method': 'Moyen de paiement',
  'Please complete all bank account information.':
    'Veuillez compléter toutes les informations du compte bancaire.',
  'Please leave this page open and do not pay a second time. You are never charged twice.':
    'Laissez cette page ouverte et ne payez pas une seconde fois. Vous n’êtes jamais débité deux fois.',
  'Routing number': 'Numéro d’acheminement',
  'Routing number must be 9 digits.': 'Le numéro d’acheminement doit comporter 9 chiffres.',
  'The payment form is still on its way. Nothing was charged, and what you entered is kept.':
    'Le formulaire de paiement est encore en route. Rien n’a été débité et ce que vous avez saisi est conservé.',
  'The payment provider did not answer within 10 seconds. Nothing was charged.':
    'Le prestataire de paiement n’a pas répondu en 10 secondes. Rien n’a été débité.',
  'This payment has expired and nothing was charged. Please load the page again and pay anew.':
    'Ce paiement a expiré et rien n’a été débité. Rechargez la page et payez à nouveau.',
  'This takes longer than usual': 'C’est plus long que d’habitude',
  'Verify account': 'Vérifier le compte',
  'Verify on Stripe’s page (opens in a new tab)':
    'Vérifier sur la page de Stripe (s’ouvre dans un nouvel onglet)',
  'Verifying...': 'Vérification...',
  'Your bank did not confirm the payment, so nothing was charged. Please try again or pay another way.':
    'Votre banque n’a pas confirmé le paiement ; rien n’a donc été débité. Réessayez ou payez autrement.',
  'Your bank was asked for {{amount}}. It takes 3-7 business days to arrive.':
    'Nous avons demandé {{amount}} à votre banque. Le paiement arrive sous 3 à 7 jours ouvrés.',
  'Your bank is processing the payment of {{amount}}, which takes 3-7 business days. You need not wait: submit your request now to finish.':
    'Votre banque traite le paiement de {{amount}}, ce qui prend de 3 à 7 jours ouvrés. Inutile d’attendre : soumettez maintenant votre demande pour terminer.',
  'Your request has to be sent once more': 'Votre demande doit être envoyée encore une fois',
  'Send the request again': 'Envoyer à nouveau la demande',
  'Go on with what I entered': 'Continuer avec ma saisie',
  'It was not kept on our side any longer. Your payment of {{amount}} stands and you are not charged again. Everything you entered is still here.':
    'Elle n’était plus conservée de notre côté. Votre paiement de {{amount}} reste acquis et vous n’êtes pas débité à nouveau. Tout ce que vous avez saisi est encore là.',
  'The one before had expired. Nothing was charged, and what you entered is still here.':
    'Le précédent avait expiré. Rien n’a été débité et ce que vous avez saisi est encore là.',
  'The payment was started anew': 'Le paiement a été recommencé',
  'Check the payment': 'Vérifier le paiement',
  'We do not know yet whether the payment went through': 'Nous ne savons pas encore si le paiement a abouti',
  'Check again': 'Vérifier à nouveau',
  'The answer of the payment provider was lost, so you may have been charged. Check your internet connection, then look how the payment stands. You are never charged twice.':
    'La réponse du prestataire de paiement s’est perdue ; il est donc possible que vous ayez été débité. Vérifiez votre connexion à internet, puis consultez l’état du paiement. Vous n’êtes jamais débité deux fois.',
  'Nothing was charged. Please try again or pay another way.':
    'Rien n’a été débité. Réessayez ou payez autrement.',
  'The script could not be fetched': 'Le script n’a pas pu être obtenu',
  'Enter the code here, or with the link that we send you by email. Once the account is verified, the payment goes on, even if you close this page.':
    'Saisissez le code ici ou à l’aide du lien que nous vous envoyons par e-mail. Une fois le compte vérifié, le paiement se poursuit, même si vous fermez cette page.',
  'This kind of payment is not offered.': 'Ce type de paiement n’est pas proposé.',
  'Pay {{name}}': 'Payer {{name}}',
  'Payment to {{name}}': 'Paiement à {{name}}',
  'Receipt from {{name}}': 'Reçu de {{name}}',
  'Total due today': 'Total à payer aujourd’hui',
  'Paid by card': 'Payé par carte',
  'Paid from your bank account': 'Payé depuis votre compte bancaire',
  'On its way from your bank': 'En route depuis votre banque',
  'Card and bank details go encrypted from this page to Stripe. We never see or store them.':
    'Les informations de carte et de banque vont chiffrées de cette page à Stripe. Nous ne les voyons ni ne les conservons jamais.',
  'Accepted cards': 'Cartes acceptées',
  'Pay for a file': 'Payer un fichier',
  '{{amount}} for “{{name}}”. It can be downloaded once, within 12 hours of the payment.':
    '{{amount}} pour « {{name}} ». Il peut être téléchargé une fois, dans les 12 heures suivant le paiement.',
  'Pay {{amount}} for {{name}}': 'Payer {{amount}} pour {{name}}',
  'Recording the payment...': 'Enregistrement du paiement...',
  'Error updating payment status: {{reason}}': 'Erreur lors de la mise à jour du paiement : {{reason}}',
  'Failed to update payment status: {{reason}}':
    'Impossible de mettre à jour l’état du paiement : {{reason}}',
  'Invalid response from server': 'Réponse du serveur non valide',
  'No client secret received from the server': 'Aucune clé de paiement reçue du serveur',
  'Failed to update payment status': 'Impossible de mettre à jour l’état du paiement',
  'The file opens as soon as the bank has completed the payment.':
    'Le fichier s’ouvrira dès que la banque aura terminé le paiement.',
  'Your bank did not complete the payment. Please pay again.':
    'Votre banque n’a pas effectué le paiement. Veuillez payer de nouveau.',
  'The one before could not be paid any more. Nothing was charged; please fill in the form again.':
    'Le précédent ne pouvait plus être payé. Rien n’a été débité ; veuillez remplir à nouveau le formulaire.',
  'This payment was cancelled. Please try again.': 'Ce paiement a été annulé. Veuillez réessayer.',
  'This invoice can no longer be paid. It was withdrawn or settled.':
    'Cette facture ne peut plus être payée. Elle a été retirée ou réglée.',
  'This file can no longer be paid for. It was withdrawn.':
    'Ce fichier ne peut plus être payé. Il a été retiré.',
};
