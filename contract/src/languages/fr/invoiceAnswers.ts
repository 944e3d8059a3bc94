import type { Catalog } from '../catalog.ts';

/** Messages of the API about invoices: validation, emails, receipts, text messages and activity. */
export const invoiceAnswers: Catalog = {
  'The invoice ID is not valid': 'L’identifiant de la facture n’est pas valide',
  'Please add at least one valid line item': 'Ajoutez au moins une ligne valide',
  'The total must be at least $0.50': 'Le total doit être d’au moins 0,50 $ US',
  'The total must be at most $999,999.99': 'Le total doit être de 999 999,99 $ US au plus',
  'The text on the invoice is too long. Please shorten it.':
    'Le texte de la facture est trop long. Veuillez le raccourcir.',
  'Please enter a price such as 1250 or 1,250.00': 'Veuillez saisir un prix, par exemple 1250 ou 1 250,00',
  'The quantity must be a whole number from 1 to 100,000':
    'La quantité doit être un nombre entier compris entre 1 et 100 000',
  'The image count must be a whole number of 0 or more':
    'Le nombre d’images doit être un nombre entier supérieur ou égal à 0',
  'Please use at most 20 subsections': 'Veuillez utiliser au plus 20 sous-sections',
  'An invoice can have at most 60 lines': 'Une facture peut comporter au plus 60 lignes',
  'The key must be a UUID': 'La clé doit être un UUID',
  'This change to an invoice is not supported.':
    'Cette modification d’une facture n’est pas prise en charge.',
  'Please enter the payment reference': 'Veuillez saisir la référence du paiement',
  'Please enter an amount above zero, in dollars with at most two decimals':
    'Veuillez saisir un montant supérieur à zéro, en dollars avec deux décimales au plus',
  'The invoice was already paid.': 'La facture était déjà payée.',
  'The invoice was paid outside the portal.': 'La facture a été payée hors du portail.',
  'The invoice was not open for payment.': 'La facture n’était pas ouverte au paiement.',
  'Invoice not found': 'Facture introuvable',
  'Invoice deleted': 'La facture a été supprimée',
  'Refund saved': 'Le remboursement a été enregistré',
  'Invoice marked as paid': 'La facture a été marquée comme payée',
  'Invoice {{invoiceNumber}}: order {{orderId}}': 'Facture {{invoiceNumber}} : commande {{orderId}}',
  'You have a new invoice': 'Vous avez une nouvelle facture',
  'We sent an invoice for your records request. You can view it and pay by card or bank account on your request page.':
    'Nous avons envoyé une facture pour votre demande de dossier. Vous pouvez la consulter et la payer par carte ou compte bancaire sur la page de votre demande.',
  'View and pay invoice': 'Voir et payer la facture',
  'Receipt for invoice {{invoiceNumber}}: order {{orderId}}':
    'Reçu de la facture {{invoiceNumber}} : commande {{orderId}}',
  'Thank you. Your invoice is paid. You can download the receipt as a PDF on your request page.':
    'Merci. Votre facture est payée. Vous pouvez télécharger le reçu au format PDF sur la page de votre demande.',
  'View request': 'Voir la demande',
  'Payment failed for invoice {{invoiceNumber}}: order {{orderId}}':
    'Échec du paiement de la facture {{invoiceNumber}} : commande {{orderId}}',
  'The bank payment for an invoice in your request did not go through. We received no money. Your bank may charge its own fee for the failed payment. You can pay again on your request page.':
    'Le paiement bancaire d’une facture de votre demande n’a pas abouti. Nous n’avons reçu aucune somme. Votre banque peut facturer ses propres frais pour ce paiement échoué. Vous pouvez payer de nouveau sur la page de votre demande.',
  'Refund for invoice {{invoiceNumber}}: order {{orderId}}':
    'Remboursement de la facture {{invoiceNumber}} : commande {{orderId}}',
  'Your refund is on its way': 'Votre remboursement est en route',
  'We are refunding a payment for an invoice in your request. Expect the refund within 5 to 10 business days on a card, or within 5 business days in a bank account.':
    'Nous remboursons un paiement d’une facture de votre demande. Le remboursement apparaîtra sous 5 à 10 jours ouvrables sur une carte ou sous 5 jours ouvrables sur un compte bancaire.',
  Invoice: 'Facture',
  'Records invoice': 'Facture du dossier',
  'A payment for this invoice has just arrived': 'Un paiement de cette facture vient d’arriver',
  'A bank payment for this invoice is being processed':
    'Un paiement bancaire de cette facture est en cours de traitement',
  'This invoice was already created with different lines. Please check it in the list.':
    'Cette facture a déjà été créée avec d’autres lignes. Consultez-la dans la liste.',
  'This invoice has changed. Please review it again.':
    'Cette facture a changé. Veuillez la vérifier de nouveau.',
  'The version of the invoice is missing': 'La version de la facture manque',
  'Only a draft can be changed. This invoice was already sent to the client.':
    'Seul un brouillon peut être modifié. Cette facture a déjà été envoyée au client.',
  'Only a draft can be deleted. Deactivate the invoice instead.':
    'Seul un brouillon peut être supprimé. Désactivez plutôt la facture.',
  'Send the invoice to the client first.': 'Envoyez d’abord la facture au client.',
  'Activate the invoice first.': 'Activez d’abord la facture.',
  'A paid invoice cannot be deactivated': 'Une facture payée ne peut pas être désactivée',
  'This invoice is already paid.': 'Cette facture est déjà payée.',
  'Only a paid invoice can be refunded.': 'Seule une facture payée peut être remboursée.',
  'This invoice was paid outside the portal. You can only refund it there.':
    'Cette facture a été payée hors du portail. Le remboursement doit aussi se faire hors du portail.',
  'This invoice has too many refunds. Please make any further refunds in Stripe.':
    'Cette facture a trop de remboursements. Effectuez les suivants dans Stripe.',
  'This refund was already requested with a different amount.':
    'Ce remboursement a déjà été demandé avec un autre montant.',
  'A request can hold at most {{invoices}} invoices, or fewer if they are long.':
    'Une demande peut contenir au plus {{invoices}} factures, ou moins si elles sont longues.',
  'This invoice is fully refunded.': 'Cette facture est entièrement remboursée.',
  'You can refund at most {{amount}}.': 'Vous pouvez rembourser au plus {{amount}}.',
  'A bank payment for this invoice is already being processed.':
    'Un paiement bancaire de cette facture est déjà en cours de traitement.',
  'Invoice saved': 'La facture a été enregistrée',
  'Invoice {{invoice}} was paid': 'La facture {{invoice}} a été payée',
  'The bank payment for invoice {{invoice}} is clearing':
    'Le paiement bancaire de la facture {{invoice}} est en cours de compensation',
  'The bank payment for invoice {{invoice}} failed':
    'Le paiement bancaire de la facture {{invoice}} a échoué',
  'A payment for invoice {{invoice}} was started': 'Un paiement de la facture {{invoice}} a été lancé',
  'Refund of {{amount}} for invoice {{invoice}}: on its way':
    'Remboursement de {{amount}} pour la facture {{invoice}} : en route',
  'Refund of {{amount}} for invoice {{invoice}}: failed':
    'Remboursement de {{amount}} pour la facture {{invoice}} : échec',
  'Refund of {{amount}} for invoice {{invoice}}: nothing was owed for this payment':
    'Remboursement de {{amount}} pour la facture {{invoice}} : rien n’était dû pour ce paiement',
  '{{who}} started a refund of {{amount}} for invoice {{invoice}}':
    '{{who}} a lancé un remboursement de {{amount}} pour la facture {{invoice}}',
  '{{who}} created invoice {{invoice}}': '{{who}} a créé la facture {{invoice}}',
  '{{who}} changed invoice {{invoice}}': '{{who}} a modifié la facture {{invoice}}',
  '{{who}} sent invoice {{invoice}} to the client': '{{who}} a envoyé la facture {{invoice}} au client',
  '{{who}} activated invoice {{invoice}}': '{{who}} a activé la facture {{invoice}}',
  '{{who}} deactivated invoice {{invoice}}': '{{who}} a désactivé la facture {{invoice}}',
  '{{who}} deleted invoice {{invoice}}': '{{who}} a supprimé la facture {{invoice}}',
  '{{who}} marked invoice {{invoice}} as paid outside the portal':
    '{{who}} a marqué la facture {{invoice}} comme payée hors du portail',
  // Text messages use only letters of GSM 03.38; see textMessages.ts.
  '{{portal}}: you have an invoice for your request {{orderId}}. View and pay: {{link}}':
    '{{portal}} : vous avez une facture pour votre demande {{orderId}}. Consultez et payez : {{link}}',
  '{{portal}}: an invoice for your request {{orderId}} was paid. {{link}}':
    '{{portal}} : une facture de votre demande {{orderId}} est payée. {{link}}',
  '{{portal}}: the bank payment for an invoice in request {{orderId}} failed. Please pay again: {{link}}':
    "{{portal}} : le paiement bancaire d'une facture de la demande {{orderId}} a échoué. Payez de nouveau : {{link}}",
  '{{portal}}: we are refunding a payment for your request {{orderId}}. {{link}}':
    '{{portal}} : nous remboursons un paiement de votre demande {{orderId}}. {{link}}',
};
