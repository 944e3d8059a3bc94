import type { spanish } from './spanish.ts';

/** Says the same texts as the Spanish catalog: the compiler finds one that is missing. */
export const french: Readonly<Record<keyof typeof spanish, string>> = {
  // Card entry.
  'Card number': 'Numéro de carte',
  'Expiration date': 'Date d’expiration',
  'MM / YY': 'MM / AA',
  'Security code': 'Code de sécurité',
  CVC: 'CVC',
  'ZIP code': 'Code postal',
  ZIP: 'C. P.',
  'Your card number is incomplete.': 'Le numéro de votre carte est incomplet.',
  'Your card number is invalid.': 'Le numéro de votre carte n’est pas valide.',
  "Your card's expiration date is incomplete.": 'La date d’expiration de votre carte est incomplète.',
  "Your card's expiration date is in the past.": 'La date d’expiration de votre carte est passée.',
  "Your card's expiration year is in the past.": 'L’année d’expiration de votre carte est passée.',
  "Your card's expiration year is invalid.": 'L’année d’expiration de votre carte n’est pas valide.',
  "Your card's expiration month is invalid.": 'Le mois d’expiration de votre carte n’est pas valide.',
  "Your card's security code is incomplete.": 'Le code de sécurité de votre carte est incomplet.',
  "Your card's security code is invalid.": 'Le code de sécurité de votre carte n’est pas valide.',
  'Your postal code is incomplete.': 'Votre code postal est incomplet.',
  // Declines and other errors.
  'Your card number is incorrect.': 'Le numéro de votre carte est incorrect.',
  "Your card's security code is incorrect.": 'Le code de sécurité de votre carte est incorrect.',
  'Your card was declined.': 'Votre carte a été refusée.',
  'Your card has insufficient funds.': 'Votre carte ne dispose pas de fonds suffisants.',
  'Your card has expired.': 'Votre carte a expiré.',
  'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.':
    'Votre carte a été refusée en raison de tentatives trop fréquentes ou d’un dépassement de son plafond.',
  'An error occurred while processing your card. Try again in a little bit.':
    'Une erreur s’est produite lors du traitement de votre carte. Réessayez dans un instant.',
  'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.':
    'Votre carte a été refusée. La demande était en mode test, mais utilisait une carte réelle. Liste des cartes de test\u00a0: https://stripe.com/docs/testing.',
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.':
    'Nous ne pouvons pas authentifier votre moyen de paiement. Choisissez un autre moyen de paiement et réessayez.',
  'We are experiencing issues connecting to our payments provider. You have not been charged. Please check your internet connection and try again. If the problem persists please contact us.':
    'Nous ne parvenons pas à joindre notre prestataire de paiement. Rien ne vous a été débité. Vérifiez votre connexion Internet et réessayez. Si le problème persiste, contactez-nous.',
  'Invalid routing number.': 'Le numéro d’acheminement n’est pas valide.',
  'Invalid account number.': 'Le numéro de compte n’est pas valide.',
  'You must use a test bank account number in test mode. Try 000123456789 or see more options at https://docs.stripe.com/payments/ach-direct-debit/accept-a-payment#test-account-numbers.':
    'En mode test, utilisez un numéro de compte de test. Essayez 000123456789 ou consultez les autres sur https://docs.stripe.com/payments/ach-direct-debit/accept-a-payment#test-account-numbers.',
  "The customer's bank account has been closed.": 'Le compte bancaire du client est fermé.',
  "The customer's bank account could not be located.": 'Le compte bancaire du client est introuvable.',
  "The customer's account has insufficient funds to cover this payment.":
    'Le compte du client ne dispose pas de fonds suffisants pour ce paiement.',
  'The customer has notified their bank that this payment was unauthorized.':
    'Le client a signalé à sa banque qu’il n’avait pas autorisé ce paiement.',
  "The bank was unable to process this payment because of its currency. This is usually because the customer's account cannot accept payments in that currency.":
    'La banque n’a pas pu traiter ce paiement en raison de sa devise. En général, le compte du client n’accepte pas les paiements dans cette devise.',
  'This charge would cause you to exceed your rolling-window processing limit for this source type. Please retry the charge later.':
    'Ce débit dépasserait le plafond de la période pour ce moyen de paiement. Réessayez plus tard.',
  // Micro-deposits.
  'The verification code provided does not match the one sent to the bank account.':
    'Le code de vérification ne correspond pas à celui qui a été envoyé au compte bancaire.',
  'The amounts provided do not match the amounts that were sent to the bank account.':
    'Les montants ne correspondent pas à ceux qui ont été envoyés au compte bancaire.',
  'You have exceeded the number of allowed verification attempts.':
    'Vous avez dépassé le nombre de tentatives de vérification autorisées.',
  'Payment method should be verified with microdeposits within the required period.':
    'Le compte devait être vérifié au moyen du dépôt dans le délai prévu.',
  "Microdeposits were failed to be deposited into the customer's bank account. Please check the account, institution and transit numbers as well as the currency type.":
    'Le dépôt sur le compte bancaire du client a échoué. Vérifiez les numéros de compte, d’établissement et de transit, ainsi que la devise.',
  'Enter the 6-character code.': 'Saisissez le code de 6 caractères.',
  'This payment no longer exists.': 'Ce paiement n’existe plus.',
  // 3-D Secure challenge.
  '3D Secure 2 Test Page': 'Page de test 3D Secure 2',
  'This is a test of 3D Secure authentication. In live mode the bank asks the card holder here to confirm the payment, with a message to their phone or another method of its choice.':
    'Ceci est un test de l’authentification 3D Secure. En mode réel, la banque demande ici au titulaire de la carte de confirmer le paiement, par un message sur son téléphone ou un autre moyen de son choix.',
  'Payment of {{amount}}': 'Paiement de {{amount}}',
  'Complete authentication': 'Terminer l’authentification',
  'Fail authentication': 'Faire échouer l’authentification',
  // Hosted page.
  'Link not found': 'Lien introuvable',
  'This link does not belong to any payment. Check that it is complete.':
    'Ce lien ne correspond à aucun paiement. Vérifiez qu’il est complet.',
  'Bank account verified': 'Compte bancaire vérifié',
  'Thank you, the account is verified.': 'Merci, le compte est vérifié.',
  'Your payment of {{amount}} is on its way. It takes about four business days to clear. You can close this page.':
    'Votre paiement de {{amount}} est en route. Il faut environ quatre jours ouvrables pour qu’il aboutisse. Vous pouvez fermer cette page.',
  'Verification has ended': 'La vérification est terminée',
  'This account can no longer be verified with this link. Go back to the payment and pay with another account or a card.':
    'Ce compte ne peut plus être vérifié avec ce lien. Revenez au paiement et payez avec un autre compte ou une carte.',
  'Verify your bank account': 'Vérifiez votre compte bancaire',
  'To pay {{amount}} from this account, enter the code of the {{deposit}} deposit that we sent to it.':
    'Pour payer {{amount}} depuis ce compte, saisissez le code du dépôt de {{deposit}} que nous y avons envoyé.',
  'Deposit code': 'Code du dépôt',
  '6 characters that begin with SM, in the description of the deposit on your statement.':
    '6 caractères qui commencent par SM, dans le libellé du dépôt sur votre relevé.',
  'Verify account': 'Vérifier le compte',
  'This is a test page: no money moves. SM11AA verifies the account, SM33CC means too many attempts, and SM44DD means too late.':
    'Aucun argent ne circule ici. Codes de test\u00a0: SM11AA vérifie, SM33CC a été essayé trop souvent, SM44DD est arrivé trop tard.',
  'account ending in {{last4}}': 'compte se terminant par {{last4}}',
  'Error: {{title}}': 'Erreur\u00a0: {{title}}',
};
