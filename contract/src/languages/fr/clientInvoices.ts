import type { Catalog } from '../catalog.ts';

export const clientInvoices: Catalog = {
  Invoices: 'Factures',
  Paid_invoice: 'Payée',
  'Pending Payment': 'Paiement en attente',
  'Refunded: {{amount}}': 'Remboursé : {{amount}}',
  'Your bank needs 3-7 business days to complete the payment. You don’t need to do anything.':
    'Votre banque a besoin de 3 à 7 jours ouvrables pour effectuer le paiement. Vous n’avez rien à faire.',
  '1 line': '1 ligne',
  '{{number}} lines': '{{number}} lignes',
  '{{lines}}, invoice {{number}}': '{{lines}}, facture {{number}}',
  'Receipt: {{what}}': 'Reçu : {{what}}',
  'Pay an invoice': 'Payer une facture',
  '{{amount}} for invoice {{name}}': '{{amount}} pour la facture {{name}}',
  'You have invoices to pay': 'Vous avez des factures à payer',
  '1 invoice': '1 facture',
  '{{number}} invoices': '{{number}} factures',
  'Pay {{invoices}} by card or bank account. Total: {{amount}}.':
    'Réglez {{invoices}} par carte ou compte bancaire. Total : {{amount}}.',
  '{{invoices}} and {{documents}} to pay for. Total: {{amount}}.':
    '{{invoices}} et {{documents}} à payer. Total : {{amount}}.',
  'Failed to update invoice payment status': 'Impossible de mettre à jour l’état du paiement de la facture',
};
