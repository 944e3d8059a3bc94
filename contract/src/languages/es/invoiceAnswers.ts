import type { Catalogue } from '../catalogue.ts';

/** What the server says of invoices, to staff and to whoever pays, and what became of them. */
export const invoiceAnswers: Catalogue = {
  'The invoice id is not valid': 'El id de la factura no es válido',
  'Please add at least one valid line item': 'Agregue al menos una línea válida',
  'The total must be at least $0.50': 'El total debe ser de al menos $0.50',
  'The total must be at most $999,999.99': 'El total debe ser de como máximo $999,999.99',
  'The texts of the invoice are too long. Please shorten them.':
    'Los textos de la factura son demasiado largos. Acórtelos.',
  'Please enter a price such as 1250 or 1,250.00': 'Ingrese un precio, por ejemplo 1250 o 1,250.00',
  'The quantity must be a whole number from 1 to 100,000':
    'La cantidad debe ser un número entero de 1 a 100,000',
  'The image count must be a whole number of 0 or more':
    'El número de imágenes debe ser un número entero de 0 o más',
  'Please use at most 20 subsections': 'Use como máximo 20 subsecciones',
  'An invoice can have at most 60 lines': 'Una factura puede tener como máximo 60 líneas',
  'The key must be a UUID': 'La clave debe ser un UUID',
  'This change of an invoice is not offered.': 'Este cambio de una factura no está disponible.',
  'Please enter the reference of the payment': 'Ingrese la referencia del pago',
  'Please enter an amount above zero, in dollars with at most two decimals':
    'Ingrese un importe mayor que cero, en dólares con dos decimales como máximo',
  'The invoice was paid already.': 'La factura ya estaba pagada.',
  'The invoice was settled outside the portal.': 'La factura se pagó fuera del portal.',
  'The invoice was not open for payment.': 'La factura no estaba abierta para el pago.',
  'Invoice created successfully': 'La factura se creó correctamente',
  'Invoice not found': 'No se encontró la factura',
  'Invoice deleted': 'La factura se eliminó',
  'Refund saved': 'El reembolso se guardó',
  'Invoice marked as paid': 'La factura se marcó como pagada',
  'Invoice {{invoiceNumber}}: order {{orderId}}': 'Factura {{invoiceNumber}}: orden {{orderId}}',
  'An invoice for your request': 'Una factura de su solicitud',
  'There is an invoice for your request. You can look at it and pay it by card or bank account on the page of your request.':
    'Hay una factura de su solicitud. Puede verla y pagarla con tarjeta o cuenta bancaria en la página de su solicitud.',
  'View and Pay Invoice': 'Ver y pagar la factura',
  'Receipt for invoice {{invoiceNumber}}: order {{orderId}}':
    'Recibo de la factura {{invoiceNumber}}: orden {{orderId}}',
  'Thank you. Your invoice is paid. The receipt can be downloaded as PDF on the page of your request.':
    'Gracias. Su factura está pagada. El recibo se puede descargar como PDF en la página de su solicitud.',
  'View Request': 'Ver la solicitud',
  'Payment failed for invoice {{invoiceNumber}}: order {{orderId}}':
    'Pago no completado de la factura {{invoiceNumber}}: orden {{orderId}}',
  'The bank payment for an invoice of your request did not go through. Nothing was charged; you can pay again on the page of your request.':
    'El pago bancario de una factura de su solicitud no se completó. No se cobró nada; puede pagar de nuevo en la página de su solicitud.',
  'Refund for invoice {{invoiceNumber}}: order {{orderId}}':
    'Reembolso de la factura {{invoiceNumber}}: orden {{orderId}}',
  'Your money is on its way back': 'Su dinero está en camino de vuelta',
  'A payment for an invoice of your request is being given back. Cards show it within 5 to 10 business days, bank accounts within 5.':
    'Se está devolviendo un pago de una factura de su solicitud. Las tarjetas lo muestran en un plazo de 5 a 10 días hábiles; las cuentas bancarias, en 5.',
  Invoice: 'Factura',
  'Records invoice': 'Factura del expediente',
  'A payment for this invoice has just arrived': 'Acaba de llegar un pago de esta factura',
  'A bank payment for this invoice is being cleared': 'Se está procesando un pago bancario de esta factura',
  'This invoice was created already, with other lines. Please look at it in the list.':
    'Esta factura ya se creó, con otras líneas. Revísela en la lista.',
  'This invoice was changed in the meantime. Please look at it again.':
    'Esta factura se modificó entretanto. Vuelva a revisarla.',
  'Please say which version of the invoice was seen': 'Indique qué versión de la factura se vio',
  'Only a draft can be changed. This invoice was sent to the client already.':
    'Solo se puede cambiar un borrador. Esta factura ya se envió al cliente.',
  'Only a draft can be deleted. Deactivate the invoice instead.':
    'Solo se puede eliminar un borrador. En su lugar, desactive la factura.',
  'Send the invoice to the client first.': 'Primero envíe la factura al cliente.',
  'Activate the invoice first.': 'Primero active la factura.',
  'A paid invoice cannot be deactivated': 'Una factura pagada no se puede desactivar',
  'This invoice is paid already.': 'Esta factura ya está pagada.',
  'Only a paid invoice can be refunded.': 'Solo se puede reembolsar una factura pagada.',
  'This invoice was paid outside the portal. Its money can only be given back there.':
    'Esta factura se pagó fuera del portal. Su dinero solo se puede devolver allí.',
  'This invoice has too many refunds. Please make further ones in Stripe.':
    'Esta factura tiene demasiados reembolsos. Haga los demás en Stripe.',
  'This refund was asked for already, with another amount.': 'Este reembolso ya se pidió, con otro importe.',
  'A request can hold at most {{invoices}} invoices, and fewer long ones.':
    'Una solicitud puede contener como máximo {{invoices}} facturas, y menos si son largas.',
  'This invoice is fully refunded.': 'Esta factura ya se reembolsó por completo.',
  'At most {{amount}} can be given back.': 'Se puede devolver como máximo {{amount}}.',
  'A bank payment for this invoice is being cleared already.':
    'Ya se está procesando un pago bancario de esta factura.',
  'Invoice sent to client successfully': 'La factura se envió al cliente correctamente',
  'Invoice saved': 'La factura se guardó',
  'Invoice activated successfully': 'La factura se activó correctamente',
  'Invoice deactivated successfully': 'La factura se desactivó correctamente',
  'Invoice {{invoice}} was paid': 'Se pagó la factura {{invoice}}',
  'The bank payment of invoice {{invoice}} is clearing':
    'El pago bancario de la factura {{invoice}} se está acreditando',
  'The bank payment of invoice {{invoice}} failed': 'Falló el pago bancario de la factura {{invoice}}',
  'A payment of invoice {{invoice}} was prepared': 'Se preparó un pago de la factura {{invoice}}',
  'Refund of {{amount}} for invoice {{invoice}}: on its way':
    'Reembolso de {{amount}} de la factura {{invoice}}: en camino',
  'Refund of {{amount}} for invoice {{invoice}}: failed':
    'Reembolso de {{amount}} de la factura {{invoice}}: falló',
  'Refund of {{amount}} for invoice {{invoice}}: nothing was owed for this payment':
    'Reembolso de {{amount}} de la factura {{invoice}}: no se debía nada por este pago',
  '{{who}} asked for a refund of {{amount}} for invoice {{invoice}}':
    '{{who}} pidió un reembolso de {{amount}} de la factura {{invoice}}',
  '{{who}} created invoice {{invoice}}': '{{who}} creó la factura {{invoice}}',
  '{{who}} changed invoice {{invoice}}': '{{who}} cambió la factura {{invoice}}',
  '{{who}} sent invoice {{invoice}} to the client': '{{who}} envió la factura {{invoice}} al cliente',
  '{{who}} activated invoice {{invoice}}': '{{who}} activó la factura {{invoice}}',
  '{{who}} deactivated invoice {{invoice}}': '{{who}} desactivó la factura {{invoice}}',
  '{{who}} deleted invoice {{invoice}}': '{{who}} eliminó la factura {{invoice}}',
  '{{who}} marked invoice {{invoice}} as paid outside the portal':
    '{{who}} marcó la factura {{invoice}} como pagada fuera del portal',
  // Text messages: no letter outside GSM 03.38, as in textMessages.ts.
  '{{portal}}: there is an invoice for your request {{orderId}}. {{link}}':
    '{{portal}}: hay una factura de su solicitud {{orderId}}. {{link}}',
  '{{portal}}: an invoice of your request {{orderId}} was paid. {{link}}':
    '{{portal}}: se recibio el pago de una factura de su solicitud {{orderId}}. {{link}}',
  '{{portal}}: the bank payment for an invoice of request {{orderId}} failed. {{link}}':
    '{{portal}}: el pago bancario de una factura de la solicitud {{orderId}} no se realizo. {{link}}',
  '{{portal}}: a payment for your request {{orderId}} is being given back. {{link}}':
    '{{portal}}: se devuelve un pago de su solicitud {{orderId}}. {{link}}',
};
