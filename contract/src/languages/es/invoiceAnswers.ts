import type { Catalog } from '../catalog.ts';

/** Messages of the API about invoices: validation, emails, receipts, text messages and activity. */
export const invoiceAnswers: Catalog = {
  'The invoice ID is not valid': 'El identificador de la factura no es válido',
  'Please add at least one valid line item': 'Agregue al menos una línea válida',
  'The total must be at least $0.50': 'El total debe ser de al menos $0.50',
  'The total must be at most $999,999.99': 'El total no puede superar $999,999.99',
  'The text on the invoice is too long. Please shorten it.':
    'El texto de la factura es demasiado largo. Acórtelo.',
  'Please enter a price such as 1250 or 1,250.00': 'Ingrese un precio, por ejemplo 1250 o 1,250.00',
  'The quantity must be a whole number from 1 to 100,000':
    'La cantidad debe ser un número entero de 1 a 100,000',
  'The image count must be a whole number of 0 or more':
    'El número de imágenes debe ser un número entero de 0 o más',
  'Please use at most 20 subsections': 'Use como máximo 20 subsecciones',
  'An invoice can have at most 60 lines': 'Una factura puede tener como máximo 60 líneas',
  'The key must be a UUID': 'La clave debe ser un UUID',
  'This change to an invoice is not supported.': 'Este cambio en una factura no se admite.',
  'Please enter the payment reference': 'Ingrese la referencia del pago',
  'Please enter an amount above zero, in dollars with at most two decimals':
    'Ingrese un monto mayor que cero, en dólares con dos decimales como máximo',
  'The invoice was already paid.': 'La factura ya estaba pagada.',
  'The invoice was paid outside the portal.': 'La factura se pagó fuera del portal.',
  'The invoice was not open for payment.': 'La factura no estaba abierta para el pago.',
  'Invoice not found': 'No se encontró la factura',
  'Invoice deleted': 'La factura se eliminó',
  'Refund saved': 'El reembolso se guardó',
  'Invoice marked as paid': 'La factura se marcó como pagada',
  'Invoice {{invoiceNumber}}: order {{orderId}}': 'Factura {{invoiceNumber}}: orden {{orderId}}',
  'You have a new invoice': 'Tiene una factura nueva',
  'We sent an invoice for your records request. You can view it and pay by card or bank account on your request page.':
    'Enviamos una factura de su solicitud de expediente. Puede verla y pagarla con tarjeta o cuenta bancaria en la página de su solicitud.',
  'View and pay invoice': 'Ver y pagar la factura',
  'Receipt for invoice {{invoiceNumber}}: order {{orderId}}':
    'Recibo de la factura {{invoiceNumber}}: orden {{orderId}}',
  'Thank you. Your invoice is paid. You can download the receipt as a PDF on your request page.':
    'Gracias. Su factura está pagada. Puede descargar el recibo en PDF en la página de su solicitud.',
  'View request': 'Ver la solicitud',
  'Payment failed for invoice {{invoiceNumber}}: order {{orderId}}':
    'Pago no completado de la factura {{invoiceNumber}}: orden {{orderId}}',
  'The bank payment for an invoice in your request did not go through. We received no money. Your bank may charge its own fee for the failed payment. You can pay again on your request page.':
    'El pago bancario de una factura de su solicitud no se completó. No recibimos dinero. Es posible que su banco cobre su propio cargo por el pago no completado. Puede pagar de nuevo en la página de su solicitud.',
  'Refund for invoice {{invoiceNumber}}: order {{orderId}}':
    'Reembolso de la factura {{invoiceNumber}}: orden {{orderId}}',
  'Your refund is on its way': 'Su reembolso está en camino',
  'We are refunding a payment for an invoice in your request. Expect the refund within 5 to 10 business days on a card, or within 5 business days in a bank account.':
    'Estamos reembolsando un pago de una factura de su solicitud. Verá el reembolso en un plazo de 5 a 10 días hábiles en una tarjeta o de 5 días hábiles en una cuenta bancaria.',
  Invoice: 'Factura',
  'Records invoice': 'Factura del expediente',
  'A payment for this invoice has just arrived': 'Acaba de llegar un pago de esta factura',
  'A bank payment for this invoice is being processed': 'Se está procesando un pago bancario de esta factura',
  'This invoice was already created with different lines. Please check it in the list.':
    'Esta factura ya se creó con otras líneas. Revísela en la lista.',
  'This invoice has changed. Please review it again.': 'Esta factura cambió. Vuelva a revisarla.',
  'The version of the invoice is missing': 'Falta la versión de la factura',
  'Only a draft can be changed. This invoice was already sent to the client.':
    'Solo se puede cambiar un borrador. Esta factura ya se envió al cliente.',
  'Only a draft can be deleted. Deactivate the invoice instead.':
    'Solo se puede eliminar un borrador. En su lugar, desactive la factura.',
  'Send the invoice to the client first.': 'Primero envíe la factura al cliente.',
  'Activate the invoice first.': 'Primero active la factura.',
  'A paid invoice cannot be deactivated': 'Una factura pagada no se puede desactivar',
  'This invoice is already paid.': 'Esta factura ya está pagada.',
  'Only a paid invoice can be refunded.': 'Solo se puede reembolsar una factura pagada.',
  'This invoice was paid outside the portal. You can only refund it there.':
    'Esta factura se pagó fuera del portal. Solo puede reembolsarla allí.',
  'This invoice has too many refunds. Please make any further refunds in Stripe.':
    'Esta factura tiene demasiados reembolsos. Haga los demás en Stripe.',
  'This refund was already requested with a different amount.':
    'Este reembolso ya se solicitó con otro monto.',
  'A request can hold at most {{invoices}} invoices, or fewer if they are long.':
    'Una solicitud puede contener como máximo {{invoices}} facturas, o menos si son largas.',
  'This invoice is fully refunded.': 'Esta factura ya se reembolsó por completo.',
  'You can refund at most {{amount}}.': 'Puede reembolsar como máximo {{amount}}.',
  'A bank payment for this invoice is already being processed.':
    'Ya se está procesando un pago bancario de esta factura.',
  'Invoice saved': 'La factura se guardó',
  'Invoice {{invoice}} was paid': 'Se pagó la factura {{invoice}}',
  'The bank payment for invoice {{invoice}} is clearing':
    'El pago bancario de la factura {{invoice}} se está procesando',
  'The bank payment for invoice {{invoice}} failed':
    'No se completó el pago bancario de la factura {{invoice}}',
  'A payment for invoice {{invoice}} was started': 'Se inició un pago de la factura {{invoice}}',
  'Refund of {{amount}} for invoice {{invoice}}: on its way':
    'Reembolso de {{amount}} de la factura {{invoice}}: en camino',
  'Refund of {{amount}} for invoice {{invoice}}: failed':
    'Reembolso de {{amount}} de la factura {{invoice}}: falló',
  'Refund of {{amount}} for invoice {{invoice}}: nothing was owed for this payment':
    'Reembolso de {{amount}} de la factura {{invoice}}: no se debía nada por este pago',
  '{{who}} started a refund of {{amount}} for invoice {{invoice}}':
    '{{who}} inició un reembolso de {{amount}} de la factura {{invoice}}',
  '{{who}} created invoice {{invoice}}': '{{who}} creó la factura {{invoice}}',
  '{{who}} changed invoice {{invoice}}': '{{who}} cambió la factura {{invoice}}',
  '{{who}} sent invoice {{invoice}} to the client': '{{who}} envió la factura {{invoice}} al cliente',
  '{{who}} activated invoice {{invoice}}': '{{who}} activó la factura {{invoice}}',
  '{{who}} deactivated invoice {{invoice}}': '{{who}} desactivó la factura {{invoice}}',
  '{{who}} deleted invoice {{invoice}}': '{{who}} eliminó la factura {{invoice}}',
  '{{who}} marked invoice {{invoice}} as paid outside the portal':
    '{{who}} marcó la factura {{invoice}} como pagada fuera del portal',
  // Text messages use only letters of GSM 03.38; see textMessages.ts.
  '{{portal}}: you have an invoice for your request {{orderId}}. View and pay: {{link}}':
    '{{portal}}: tiene una factura de su solicitud {{orderId}}. Consulte y pague: {{link}}',
  '{{portal}}: an invoice for your request {{orderId}} was paid. {{link}}':
    '{{portal}}: recibimos el pago de una factura de su solicitud {{orderId}}. {{link}}',
  '{{portal}}: the bank payment for an invoice in request {{orderId}} failed. Please pay again: {{link}}':
    '{{portal}}: el pago bancario de una factura de la solicitud {{orderId}} no se pudo completar. Pague de nuevo: {{link}}',
  '{{portal}}: we are refunding a payment for your request {{orderId}}. {{link}}':
    '{{portal}}: estamos reembolsando un pago de su solicitud {{orderId}}. {{link}}',
};
