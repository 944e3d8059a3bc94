import type { Catalog } from '../catalog.ts';

export const pdf: Catalog = {
  Letter: 'Carta',
  'Letter about order {{orderId}}': 'Carta sobre la orden {{orderId}}',
  'Re: order {{orderId}}': 'Asunto: orden {{orderId}}',
  'Facility: {{facility}}': 'Centro médico: {{facility}}',
  'Receipt not found': 'No se encontró el recibo',
  'Invoice {{number}}': 'Factura {{number}}',
  'Invoice number': 'Número de factura',
  'Invoice date': 'Fecha de la factura',
  'Bill to': 'Facturar a',
  'Amount due': 'Monto pendiente',
  'Could not retrieve (CNR): {{reason}}': 'No se pudo obtener (CNR): {{reason}}',
  'Study type: {{type}}': 'Tipo de estudio: {{type}}',
  'Study date: {{day}}': 'Fecha del estudio: {{day}}',
  PAID: 'PAGO RECIBIDO',
  PAID_invoice: 'PAGO RECIBIDO',
  DRAFT: 'BORRADOR',
  INACTIVE: 'INACTIVA',
  'Paid on {{day}}. Thank you.': 'Pagada el {{day}}. Gracias.',
  'Paid outside the portal on {{day}}. Reference: {{reference}}':
    'Pagada fuera del portal el {{day}}. Referencia: {{reference}}',
  'This invoice is inactive and cannot be paid.': 'Esta factura está inactiva y no se puede pagar.',
  'This is a draft. It was not sent, and cannot be paid yet.':
    'Este es un borrador. No se envió y todavía no se puede pagar.',
  'A bank payment for this invoice is clearing. That takes 3-7 business days.':
    'El banco está procesando un pago de esta factura. Tarda de 3 a 7 días hábiles.',
  'Please pay by card or bank account at {{address}}. You need the Order ID and verification code of your request.':
    'Pague con tarjeta o cuenta bancaria en {{address}}. Necesita el número de orden y el código de verificación de su solicitud.',
  'Refunded on {{day}}': 'Reembolsado el {{day}}',
  'Refund in progress since {{day}}': 'Reembolso en curso desde el {{day}}',
  'Another payment of {{amount}} was refunded on {{day}}: {{reason}}':
    'Otro pago de {{amount}} se reembolsó el {{day}}: {{reason}}',
  Receipt: 'Recibo',
  'Receipt for invoice {{number}}': 'Recibo de la factura {{number}}',
  'Receipt for order {{orderId}}': 'Recibo de la orden {{orderId}}',
  'Paid on': 'Fecha de pago',
  Reference: 'Referencia',
  'Total paid': 'Total pagado',
  'Paid after refunds': 'Pagado tras reembolsos',
  'This invoice was paid outside the portal.': 'Esta factura se pagó fuera del portal.',
  'Thank you for your payment. This receipt covers only the items above.':
    'Gracias por su pago. Este recibo cubre solo los conceptos indicados arriba.',
  'Processing fee of a records request': 'Tarifa de procesamiento de una solicitud de expediente',
  'Document released on {{day}}': 'Documento entregado el {{day}}',
};
