import type { Catalog } from '../catalog.ts';

export const payment: Catalog = {
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
  '0.8%, 3-7 business days': '0,8 %, 3 à 7 jours ouvrables',
  '2.9% + 30 cents, instant': '2,9 % + 30 cents, immédiat',
  '6 characters, for example SM1A2B': '6 caractères, par exemple SM1A2B',
  'A bank account needs to be verified': 'Un compte bancaire doit être vérifié',
  'A deposit of $0.01 is on its way to your account. It arrives in one or two business days.':
    'Un dépôt de 0,01 $ US est en route vers votre compte. Il arrive sous un ou deux jours ouvrables.',
  'Account holder name': 'Nom du titulaire du compte',
  'Account number': 'Numéro de compte',
  'Account type': 'Type de compte',
  'Back to verification': 'Retour à la vérification',
  'Bank account (ACH)': 'Compte bancaire (ACH)',
  'By choosing Pay {{amount}}, you authorize {{name}} to debit {{amount}} once from this bank account through Stripe, and to credit the account if the debit has to be corrected. To withdraw this authorization before the debit is made, email {{email}}.':
    'En choisissant « Payer {{amount}} », vous autorisez {{name}} à débiter {{amount}} une seule fois de ce compte bancaire par l’intermédiaire de Stripe, et à créditer le compte si le débit doit être corrigé. Pour retirer cette autorisation avant le débit, envoyez un courriel à {{email}}.',
  Card: 'Carte',
  Checking: 'Compte chèques',
  Savings: 'Compte d’épargne',
  'Deposit code': 'Code du dépôt',
  'Enter the 6-character code that starts with SM.': 'Saisissez le code de 6 caractères qui commence par SM.',
  'Enter the code here or come back later. After the account is verified, the payment continues.':
    'Saisissez le code ici, ou revenez plus tard. Une fois le compte vérifié, le paiement se poursuit.',
  'Enter the code here or use the link we email you. We saved your request. We’ll submit it after the account is verified, even if you close this page.':
    'Saisissez le code ici ou utilisez le lien que nous vous envoyons par courriel. Nous avons enregistré votre demande. Nous la soumettrons une fois le compte vérifié, même si vous fermez cette page.',
  'Failed to initialize Stripe. Please refresh the page.':
    'Impossible d’initialiser Stripe. Veuillez actualiser la page.',
  'Find it on your bank statement. Its description contains a code that starts with SM.':
    'Repérez-le sur votre relevé bancaire. Son libellé contient un code qui commence par SM.',
  'If you pay another way now, we won’t debit that account.':
    'Si vous payez autrement maintenant, nous ne débiterons pas ce compte.',
  'No client secret received from payment intent creation':
    'Aucune clé n’a été reçue lors de la création du paiement',
  'Pay another way': 'Payer autrement',
  'Payment method': 'Moyen de paiement',
  'Please complete all bank account information.':
    'Veuillez compléter toutes les informations du compte bancaire.',
  'Please keep this page open and don’t pay again. If a payment goes through twice, we refund the second one.':
    'Gardez cette page ouverte et ne payez pas de nouveau. Si un paiement est effectué deux fois, nous remboursons le second.',
  'Routing number': 'Numéro d’acheminement',
  'Routing number must be 9 digits.': 'Le numéro d’acheminement doit comporter 9 chiffres.',
  'The payment form hasn’t loaded yet. Nothing was charged, and what you entered is still here.':
    'Le formulaire de paiement n’est pas encore chargé. Rien n’a été débité et ce que vous avez saisi est encore là.',
  'The payment provider did not respond within 10 seconds. Nothing was charged.':
    'Le prestataire de paiement n’a pas répondu en 10 secondes. Rien n’a été débité.',
  'This payment expired and nothing was charged. Please reload the page and pay again.':
    'Ce paiement a expiré et rien n’a été débité. Rechargez la page et payez de nouveau.',
  'This is taking longer than usual': 'Cela prend plus de temps que d’habitude',
  'Verify account': 'Vérifier le compte',
  'Verify on Stripe’s page (opens in a new tab)':
    'Vérifier sur la page de Stripe (s’ouvre dans un nouvel onglet)',
  'Verifying...': 'Vérification...',
  'Your bank did not confirm the payment, so nothing was charged. Please try again or pay another way.':
    'Votre banque n’a pas confirmé le paiement ; rien n’a donc été débité. Réessayez ou payez autrement.',
  'We asked your bank for {{amount}}. The payment takes 3-7 business days to arrive.':
    'Nous avons demandé {{amount}} à votre banque. Le paiement arrive sous 3 à 7 jours ouvrables.',
  'Your bank is processing the payment of {{amount}}. This takes 3-7 business days. You don’t need to wait. Submit your request now to finish.':
    'Votre banque traite le paiement de {{amount}}. Cela prend de 3 à 7 jours ouvrables. Inutile d’attendre. Soumettez maintenant votre demande pour terminer.',
  'Please send your request again': 'Veuillez envoyer de nouveau votre demande',
  'Send the request again': 'Envoyer de nouveau la demande',
  'Continue with what I entered': 'Continuer avec ma saisie',
  'We no longer have a copy of it. Your {{amount}} payment is still valid, and we won’t charge you again. Everything you entered is still here.':
    'Nous n’en avons plus de copie. Votre paiement de {{amount}} reste valable et vous ne serez pas débité de nouveau. Tout ce que vous avez saisi est encore là.',
  'The previous payment expired. Nothing was charged, and what you entered is still here.':
    'Le paiement précédent a expiré. Rien n’a été débité et ce que vous avez saisi est encore là.',
  'We started a new payment': 'Nous avons lancé un nouveau paiement',
  'Check payment status': 'Vérifier l’état du paiement',
  'We don’t know yet if the payment went through': 'Nous ne savons pas encore si le paiement a abouti',
  'Check again': 'Vérifier de nouveau',
  'We didn’t get an answer from the payment provider, so you may have been charged. Check your internet connection, then choose Check again to see the payment status. If a payment goes through twice, we refund the second one.':
    'Nous n’avons pas reçu de réponse du prestataire de paiement ; il est donc possible que vous ayez été débité. Vérifiez votre connexion à internet, puis choisissez « Vérifier de nouveau » pour voir l’état du paiement. Si un paiement est effectué deux fois, nous remboursons le second.',
  'Nothing was charged. Please try again or pay another way.':
    'Rien n’a été débité. Réessayez ou payez autrement.',
  'The payment form could not be loaded': 'Le formulaire de paiement n’a pas pu être chargé',
  'Enter the code here or use the link we email you. After the account is verified, the payment continues, even if you close this page.':
    'Saisissez le code ici ou utilisez le lien que nous vous envoyons par courriel. Une fois le compte vérifié, le paiement se poursuit, même si vous fermez cette page.',
  'This type of payment is not supported.': 'Ce type de paiement n’est pas pris en charge.',
  'Pay {{name}}': 'Payer {{name}}',
  'Payment to {{name}}': 'Paiement à {{name}}',
  'Receipt from {{name}}': 'Reçu de {{name}}',
  'Total due today': 'Total à payer aujourd’hui',
  'Paid by card': 'Payé par carte',
  'Paid from your bank account': 'Payé depuis votre compte bancaire',
  'Your bank is processing the payment': 'Votre banque traite le paiement',
  'Card and bank details are encrypted and sent directly to Stripe. We never see or store them.':
    'Les informations de carte et de banque sont chiffrées et envoyées directement à Stripe. Nous ne les voyons ni ne les conservons jamais.',
  'Accepted cards': 'Cartes acceptées',
  'Pay everything at once': 'Tout payer en une fois',
  '{{items}} in one payment, by card or bank account.':
    '{{items}} en un seul paiement, par carte ou compte bancaire.',
  '{{invoices}} and {{documents}}': '{{invoices}} et {{documents}}',
  'Pay all ({{amount}})': 'Tout payer ({{amount}})',
  'Not included:': 'Non compris :',
  'Not available yet: {{documents}}': 'Disponible plus tard : {{documents}}',
  'Virus scan not finished: {{documents}}': 'Analyse antivirus non terminée : {{documents}}',
  'Bank payment clearing: {{items}}': 'Paiement bancaire en cours de compensation : {{items}}',
  'To pay afterwards, in another payment: {{items}}': 'À payer ensuite, dans un autre paiement : {{items}}',
  '1 item': '1 élément',
  '{{number}} items': '{{number}} éléments',
  'What you pay for': 'Ce que vous payez',
  'The 12 hours to download start with the payment':
    'Les 12 heures pour télécharger commencent avec le paiement',
  'You can download each document once, within 12 hours of the payment. This applies to all of them.':
    'Vous pouvez télécharger chaque document une fois, dans les 12 heures suivant le paiement. Cela vaut pour tous.',
  'These items can’t be paid anymore. Nothing was charged now.':
    'Ces éléments ne peuvent plus être payés. Rien n’a été débité maintenant.',
  'Pay for a file': 'Payer un fichier',
  '{{amount}} for “{{name}}”. You can download it once, within 12 hours of the payment.':
    '{{amount}} pour « {{name}} ». Vous pouvez le télécharger une fois, dans les 12 heures suivant le paiement.',
  'Pay {{amount}} for {{name}}': 'Payer {{amount}} pour {{name}}',
  'Recording the payment...': 'Enregistrement du paiement...',
  'Error updating payment status: {{reason}}': 'Erreur lors de la mise à jour du paiement : {{reason}}',
  'Failed to update payment status: {{reason}}':
    'Impossible de mettre à jour l’état du paiement : {{reason}}',
  'Invalid response from server': 'Réponse du serveur non valide',
  'No client secret received from the server': 'Aucune clé de paiement reçue du serveur',
  'Failed to update payment status': 'Impossible de mettre à jour l’état du paiement',
  'You can open the file when your bank completes the payment.':
    'Vous pourrez ouvrir le fichier dès que votre banque aura effectué le paiement.',
  'Your bank did not complete the payment. Please pay again.':
    'Votre banque n’a pas effectué le paiement. Veuillez payer de nouveau.',
  'The previous payment could no longer be completed. Nothing was charged. Please fill in the form again.':
    'Le paiement précédent ne pouvait plus aboutir. Rien n’a été débité. Veuillez remplir de nouveau le formulaire.',
  'This payment was canceled. Please try again.': 'Ce paiement a été annulé. Veuillez réessayer.',
  'This invoice can’t be paid anymore. It was withdrawn or already paid. Nothing was charged now.':
    'Cette facture ne peut plus être payée. Elle a été retirée ou déjà payée. Rien n’a été débité maintenant.',
  'This file can’t be paid for anymore. It was withdrawn. Nothing was charged now.':
    'Ce fichier ne peut plus être payé. Il a été retiré. Rien n’a été débité maintenant.',
  'The payment provider’s fee is included in {{amount}}. The total does not change.':
    'Les frais du prestataire de paiement sont compris dans {{amount}}. Le total ne change pas.',
  'Try another card, choose “Bank account (ACH)”, or call your bank at the phone number on the back of your card.':
    'Essayez une autre carte, choisissez « Compte bancaire (ACH) » ou appelez votre banque au numéro de téléphone qui figure au dos de la carte.',
};
