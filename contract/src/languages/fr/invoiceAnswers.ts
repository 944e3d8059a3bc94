import type { Catalogue } from '../catalogue.ts';

/** What the server says of invoices, to staff and to whoever pays, and what became of them. */
export const invoiceAnswers: Catalogue = {
  'The invoice id is not valid': 'L’identifiant de la facture n’est pas valide',
  'Please add at least one valid line item': 'Ajoutez au moins une ligne valide',
  'The total must be at least $0.50': 'Le total doit être d’au moins 0,50 $',
  'The total must be at most $999,999.99': 'Le total doit être d’au plus 999 999,99 $',
  'The texts of the invoice are too long. Please shorten them.':
    'Les textes de la facture sont trop longs. Veuillez les raccourcir.',
  'Please enter a price such as 1250 or 1,250.00': 'Saisissez un prix, par exemple 1250 ou 1,250.00',
  'The quantity must be a whole number from 1 to 100,000':
    'La quantité doit être un nombre entier compris entre 1 et 100 000',
  'The image count must be a whole number of 0 or more':
    'Le nombre d’images doit être un nombre entier supérieur ou égal à 0',
  'Please use at most 20 subsections': 'Utilisez au plus 20 sous-sections',
  'An invoice can have at most 60 lines': 'Une facture peut comporter au plus 60 lignes',
  'The key must be a UUID': 'La clé doit être un UUID',
  'This change of an invoice is not offered.': 'Cette modification d’une facture n’est pas proposée.',
  'Please enter the reference of the payment': 'Saisissez la référence du paiement',
  'Please enter an amount above zero, in dollars with at most two decimals':
    'Saisissez un montant supérieur à zéro, en dollars avec deux décimales au plus',
  'The invoice was paid already.': 'La facture était déjà payée.',
  'The invoice was settled outside the portal.': 'La facture a été réglée hors du portail.',
  'The invoice was not open for payment.': 'La facture n’était pas ouverte au paiement.',
  'Invoice created successfully': 'La facture a été créée',
  'Invoice not found': 'Facture introuvable',
  'Invoice deleted': 'La facture a été supprimée',
  'Refund saved': 'Le remboursement a été enregistré',
  'Invoice marked as paid': 'La facture a été marquée comme payée',
  'Invoice {{invoiceNumber}}: order {{orderId}}': 'Facture {{invoiceNumber}} : commande {{orderId}}',
  'An invoice for your request': 'Une facture pour votre demande',
  'There is an invoice for your request. You can look at it and pay it by card or bank account on the page of your request.':
    'Il y a une facture pour votre demande. Vous pouvez la consulter et la payer par carte ou compte bancaire sur la page de votre demande.',
  'View and Pay Invoice': 'Voir et payer la facture',
  'Receipt for invoice {{invoiceNumber}}: order {{orderId}}':
    'Reçu de la facture {{invoiceNumber}} : commande {{orderId}}',
  'Thank you. Your invoice is paid. The receipt can be downloaded as PDF on the page of your request.':
    'Merci. Votre facture est payée. Le reçu peut être téléchargé au format PDF sur la page de votre demande.',
  'View Request': 'Voir la demande',
  'Payment failed for invoice {{invoiceNumber}}: order {{orderId}}':
    'Échec du paiement de la facture {{invoiceNumber}} : commande {{orderId}}',
  'The bank payment for an invoice of your request did not go through. Nothing was charged; you can pay again on the page of your request.':
    'Le paiement bancaire d’une facture de votre demande n’a pas abouti. Rien n’a été débité ; vous pouvez payer à nouveau sur la page de votre demande.',
  'Refund for invoice {{invoiceNumber}}: order {{orderId}}':
    'Remboursement de la facture {{invoiceNumber}} : commande {{orderId}}',
  'Your money is on its way back': 'Votre remboursement est en route',
  'A payment for an invoice of your request is being given back. Cards show it within 5 to 10 business days, bank accounts within 5.':
    'Un paiement d’une facture de votre demande est en cours de remboursement. Il apparaît sous 5 à 10 jours ouvrés sur les cartes, sous 5 jours ouvrés sur les comptes bancaires.',
  Invoice: 'Facture',
  'Records invoice': 'Facture du dossier',
  'A payment for this invoice has just arrived': 'Un paiement de cette facture vient d’arriver',
  'A bank payment for this invoice is being cleared':
    'Un paiement bancaire de cette facture est en cours de traitement',
  'This invoice was created already, with other lines. Please look at it in the list.':
    'Cette facture a déjà été créée, avec d’autres lignes. Consultez-la dans la liste.',
  'This invoice was changed in the meantime. Please look at it again.':
    'Cette facture a été modifiée entre-temps. Veuillez la vérifier à nouveau.',
  'Please say which version of the invoice was seen':
    'Veuillez indiquer quelle version de la facture a été vue',
  'Only a draft can be changed. This invoice was sent to the client already.':
    'Seul un brouillon peut être modifié. Cette facture a déjà été envoyée au client.',
  'Only a draft can be deleted. Deactivate the invoice instead.':
    'Seul un brouillon peut être supprimé. Désactivez plutôt la facture.',
  'Send the invoice to the client first.': 'Envoyez d’abord la facture au client.',
  'Activate the invoice first.': 'Activez d’abord la facture.',
  'A paid invoice cannot be deactivated': 'Une facture payée ne peut pas être désactivée',
  'This invoice is paid already.': 'Cette facture est déjà payée.',
  'Only a paid invoice can be refunded.': 'Seule une facture payée peut être remboursée.',
  'This invoice was paid outside the portal. Its money can only be given back there.':
    'Cette facture a été payée hors du portail. Son montant ne peut être remboursé que là.',
  'This invoice has too many refunds. Please make further ones in Stripe.':
    'Cette facture a trop de remboursements. Effectuez les suivants dans Stripe.',
  'This refund was asked for already, with another amount.':
    'Ce remboursement a déjà été demandé, avec un autre montant.',
  'A request can hold at most {{invoices}} invoices, and fewer long ones.':
    'Une demande peut contenir au plus {{invoices}} factures, et moins si elles sont longues.',
  'This invoice is fully refunded.': 'Cette facture est entièrement remboursée.',
  'At most {{amount}} can be given back.': 'Il est possible de rembourser au plus {{amount}}.',
  'A bank payment for this invoice is being cleared already.':
    'Un paiement bancaire de cette facture est déjà en cours de traitement.',
  'Invoice sent to client successfully': 'La facture a été envoyée au client',
  'Invoice saved': 'La facture a été enregistrée',
  'Invoice activated successfully': 'La facture a été activée',
  'Invoice deactivated successfully': 'La facture a été désactivée',
  'Invoice {{invoice}} was paid': 'La facture {{invoice}} a été payée',
  'The bank payment of invoice {{invoice}} is clearing':
    'Le paiement bancaire de la facture {{invoice}} est en cours',
  'The bank payment of invoice {{invoice}} failed': 'Le paiement bancaire de la facture {{invoice}} a échoué',
  'A payment of invoice {{invoice}} was prepared': 'Un paiement de la facture {{invoice}} a été préparé',
  'Refund of {{amount}} for invoice {{invoice}}: on its way':
    'Remboursement de {{amount}} pour la facture {{invoice}} : en route',
  'Refund of {{amount}} for invoice {{invoice}}: failed':
    'Remboursement de {{amount}} pour la facture {{invoice}} : échec',
  'Refund of {{amount}} for invoice {{invoice}}: nothing was owed for this payment':
    'Remboursement de {{amount}} pour la facture {{invoice}} : rien n’était dû pour ce paiement',
  '{{who}} asked for a refund of {{amount}} for invoice {{invoice}}':
    '{{who}} a demandé un remboursement de {{amount}} pour la facture {{invoice}}',
  '{{who}} created invoice {{invoice}}': '{{who}} a créé la facture {{invoice}}',
  '{{who}} changed invoice {{invoice}}': '{{who}} a modifié la facture {{invoice}}',
  '{{who}} sent invoice {{invoice}} to the client': '{{who}} a envoyé la facture {{invoice}} au client',
  '{{who}} activated invoice {{invoice}}': '{{who}} a activé la facture {{invoice}}',
  '{{who}} deactivated invoice {{invoice}}': '{{who}} a désactivé la facture {{invoice}}',
  '{{who}} deleted invoice {{invoice}}': '{{who}} a supprimé la facture {{invoice}}',
  '{{who}} marked invoice {{invoice}} as paid outside the portal':
    '{{who}} a marqué la facture {{invoice}} comme payée hors du portail',
  // Text messages: no letter outside GSM 03.38, as in textMessages.ts.
  '{{portal}}: there is an invoice for your request {{orderId}}. {{link}}':
    '{{portal}}: il y a une facture pour votre demande {{orderId}}. {{link}}',
  '{{portal}}: an invoice of your request {{orderId}} was paid. {{link}}':
    '{{portal}}: une facture de votre demande {{orderId}} est payée. {{link}}',
  '{{portal}}: the bank payment for an invoice of request {{orderId}} failed. {{link}}':
    "{{portal}}: le paiement bancaire d'une facture de la demande {{orderId}} a échoué. {{link}}",
  '{{portal}}: a payment for your request {{orderId}} is being given back. {{link}}':
    '{{portal}}: un paiement de votre demande {{orderId}} est remboursé. {{link}}',
};
