import type { Catalog } from '../catalog.ts';

export const clientInvoices: Catalog = {
  Invoices: 'Facturas',
  Paid_invoice: 'Pagada',
  'Pending Payment': 'Pago pendiente',
  'Refunded: {{amount}}': 'Reembolsado: {{amount}}',
  'Your bank needs 3-7 business days to complete the payment. You don’t need to do anything.':
    'Su banco necesita de 3 a 7 días hábiles para completar el pago. No tiene que hacer nada.',
  '1 line': '1 línea',
  '{{number}} lines': '{{number}} líneas',
  '{{lines}}, invoice {{number}}': '{{lines}}, factura {{number}}',
  'Receipt: {{what}}': 'Recibo: {{what}}',
  'Pay an invoice': 'Pagar una factura',
  '{{amount}} for invoice {{name}}': '{{amount}} por la factura {{name}}',
  'You have invoices to pay': 'Tiene facturas por pagar',
  '1 invoice': '1 factura',
  '{{number}} invoices': '{{number}} facturas',
  'Pay {{invoices}} by card or bank account. Total: {{amount}}.':
    'Pague {{invoices}} con tarjeta o cuenta bancaria. Total: {{amount}}.',
  '{{invoices}} and {{documents}} to pay for. Total: {{amount}}.':
    '{{invoices}} y {{documents}} por pagar. Total: {{amount}}.',
  'Failed to update invoice payment status': 'No se pudo actualizar el estado del pago de la factura',
};
