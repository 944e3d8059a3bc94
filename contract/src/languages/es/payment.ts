import type { Catalogue } from '../catalogue.ts';

export const payment: Catalogue = {
  'Please complete your card information.': 'Complete los datos de su tarjeta.',
  'The payment did not go through': 'El pago no se realizó',
  'Payment successful': 'Pago realizado',
  'We received {{amount}}.': 'Recibimos {{amount}}.',
  'Card details': 'Datos de la tarjeta',
  'Name on card': 'Nombre en la tarjeta',
  'Processing...': 'Procesando...',
  'Pay {{amount}}': 'Pagar {{amount}}',
  'Payment Complete': 'Pago completo',
  'We received {{amount}}. Submit your request now to finish.':
    'Recibimos {{amount}}. Envíe su solicitud ahora para terminar.',
  'Loading payment form...': 'Cargando el formulario de pago...',
  'Payment System Error': 'Error del sistema de pago',
  'Payment initialization failed: {{reason}}': 'No se pudo iniciar el pago: {{reason}}',
  'Stripe has not been initialized. Please refresh the page.':
    'Stripe no se ha iniciado. Actualice la página.',
  'An error occurred while processing your payment. Please try again.':
    'Ocurrió un error al procesar su pago. Inténtelo de nuevo.',
  'An unexpected error occurred during payment processing': 'Ocurrió un error inesperado al procesar el pago',
  '0.8%, 3-7 business days': '0.8 %, de 3 a 7 días hábiles',
  '2.9% + 30 cents, instant': '2.9 % + 30 centavos, inmediato',
  '6 characters, for example SM1A2B': '6 caracteres, por ejemplo SM1A2B',
  'A bank account waits to be verified': 'Una cuenta bancaria espera verificación',
  'A deposit of $0.01 is on its way to your account. It arrives in one or two business days.':
    'Un depósito de $0.01 está en camino a su cuenta. Llega en uno o dos días hábiles.',
  'Account holder name': 'Nombre del titular de la cuenta',
  'Account number': 'Número de cuenta',
  'Account type': 'Tipo de cuenta',
  'Back to the verification': 'Volver a la verificación',
  'Bank account (ACH)': 'Cuenta bancaria (ACH)',
  'By choosing Pay {{amount}} you authorize {{name}} to debit {{amount}} once from this bank account through Stripe, and to credit it if the debit has to be corrected. To withdraw the authorization before the debit is made, write to {{email}}.':
    'Al elegir Pagar {{amount}}, usted autoriza a {{name}} a debitar {{amount}} una sola vez de esta cuenta bancaria a través de Stripe, y a acreditarla si hay que corregir el débito. Para retirar la autorización antes de que se realice el débito, escriba a {{email}}.',
  Card: 'Tarjeta',
  Checking: 'Cuenta corriente',
  Savings: 'Cuenta de ahorros',
  'Deposit code': 'Código del depósito',
  'Enter the 6 characters that start with SM.': 'Ingrese los 6 caracteres que comienzan con SM.',
  'Enter the code here, or come back later. Once the account is verified, the payment goes on.':
    'Ingrese el código aquí, o vuelva más tarde. Cuando la cuenta esté verificada, el pago continúa.',
  'Enter the code here, or with the link that we send you by email. Your request is stored: once the account is verified it is submitted by itself, even if you close this page.':
    'Ingrese el código aquí o con el enlace que le enviamos por correo electrónico. Su solicitud está guardada: cuando la cuenta esté verificada, se envía por sí sola, aunque cierre esta página.',
  'Failed to initialize Stripe. Please refresh the page.': 'No se pudo iniciar Stripe. Actualice la página.',
  'Find it on your bank statement: its description holds a code that starts with SM.':
    'Búsquelo en su estado de cuenta: su descripción contiene un código que comienza con SM.',
  'If you pay another way now, that account is not debited.':
    'Si paga de otra manera ahora, esa cuenta no se debita.',
  'No client secret received from payment intent creation': 'No se recibió la clave del pago al crearlo',
  'Pay another way': 'Pagar de otra manera',
  'Payment method': 'Forma de pago',
  'Please complete all bank account information.': 'Complete todos los datos de la cuenta bancaria.',
  'Please leave this page open and do not pay a second time. You are never charged twice.':
    'Deje esta página abierta y no pague por segunda vez. Nunca se le cobra dos veces.',
  'Routing number': 'Número de ruta',
  'Routing number must be 9 digits.': 'El número de ruta debe tener 9 dígitos.',
  'The payment form is still on its way. Nothing was charged, and what you entered is kept.':
    'El formulario de pago aún está en camino. No se cobró nada y lo que ingresó se conserva.',
  'The payment provider did not answer within 10 seconds. Nothing was charged.':
    'El proveedor de pagos no respondió en 10 segundos. No se cobró nada.',
  'This payment has expired and nothing was charged. Please load the page again and pay anew.':
    'Este pago venció y no se cobró nada. Vuelva a cargar la página y pague de nuevo.',
  'This takes longer than usual': 'Esto tarda más de lo normal',
  'Verify account': 'Verificar cuenta',
  'Verify on Stripe’s page (opens in a new tab)':
    'Verificar en la página de Stripe (se abre en una pestaña nueva)',
  'Verifying...': 'Verificando...',
  'Your bank did not confirm the payment, so nothing was charged. Please try again or pay another way.':
    'Su banco no confirmó el pago, así que no se cobró nada. Inténtelo de nuevo o pague de otra manera.',
  'Your bank was asked for {{amount}}. It takes 3-7 business days to arrive.':
    'Se solicitaron {{amount}} a su banco. Tardan de 3 a 7 días hábiles en llegar.',
  'Your bank is processing the payment of {{amount}}, which takes 3-7 business days. You need not wait: submit your request now to finish.':
    'Su banco está procesando el pago de {{amount}}, lo cual tarda de 3 a 7 días hábiles. No tiene que esperar: envíe su solicitud ahora para terminar.',
  'Your request has to be sent once more': 'Su solicitud se debe enviar una vez más',
  'Send the request again': 'Enviar la solicitud de nuevo',
  'Go on with what I entered': 'Continuar con lo que ingresé',
  'It was not kept on our side any longer. Your payment of {{amount}} stands and you are not charged again. Everything you entered is still here.':
    'Ya no se conservaba de nuestro lado. Su pago de {{amount}} sigue en pie y no se le cobra de nuevo. Todo lo que ingresó sigue aquí.',
  'The one before had expired. Nothing was charged, and what you entered is still here.':
    'El anterior había vencido. No se cobró nada y lo que ingresó sigue aquí.',
  'The payment was started anew': 'El pago se inició de nuevo',
  'Check the payment': 'Consultar el pago',
  'We do not know yet whether the payment went through': 'Aún no sabemos si el pago se realizó',
  'Check again': 'Consultar de nuevo',
  'The answer of the payment provider was lost, so you may have been charged. Check your internet connection, then look how the payment stands. You are never charged twice.':
    'La respuesta del proveedor de pagos se perdió, así que es posible que se le haya cobrado. Revise su conexión a internet y luego consulte el estado del pago. Nunca se le cobra dos veces.',
  'Nothing was charged. Please try again or pay another way.':
    'No se cobró nada. Inténtelo de nuevo o pague de otra manera.',
  'The script could not be fetched': 'No se pudo obtener el script',
  'Enter the code here, or with the link that we send you by email. Once the account is verified, the payment goes on, even if you close this page.':
    'Ingrese el código aquí o con el enlace que le enviamos por correo electrónico. Cuando la cuenta esté verificada, el pago continúa, aunque cierre esta página.',
  'This kind of payment is not offered.': 'Este tipo de pago no se ofrece.',
  'Pay {{name}}': 'Pagar a {{name}}',
  'Payment to {{name}}': 'Pago a {{name}}',
  'Receipt from {{name}}': 'Recibo de {{name}}',
  'Total due today': 'Total a pagar hoy',
  'Paid by card': 'Pagado con tarjeta',
  'Paid from your bank account': 'Pagado desde su cuenta bancaria',
  'On its way from your bank': 'En camino desde su banco',
  'Card and bank details go encrypted from this page to Stripe. We never see or store them.':
    'Los datos de la tarjeta y del banco van cifrados de esta página a Stripe. Nunca los vemos ni los guardamos.',
  'Accepted cards': 'Tarjetas aceptadas',
  'Pay for a file': 'Pagar un archivo',
  '{{amount}} for “{{name}}”. It can be downloaded once, within 12 hours of the payment.':
    '{{amount}} por “{{name}}”. Se puede descargar una vez, dentro de las 12 horas posteriores al pago.',
  'Pay {{amount}} for {{name}}': 'Pagar {{amount}} por {{name}}',
  'Recording the payment...': 'Registrando el pago...',
  'Error updating payment status: {{reason}}': 'Error al actualizar el estado del pago: {{reason}}',
  'Failed to update payment status: {{reason}}': 'No se pudo actualizar el estado del pago: {{reason}}',
  'Invalid response from server': 'Respuesta no válida del servidor',
  'No client secret received from the server': 'No se recibió la clave del pago del servidor',
  'Failed to update payment status': 'No se pudo actualizar el estado del pago',
  'The file opens as soon as the bank has completed the payment.':
    'El archivo se abre en cuanto el banco complete el pago.',
  'Your bank did not complete the payment. Please pay again.':
    'Su banco no completó el pago. Pague de nuevo.',
  'The one before could not be paid any more. Nothing was charged; please fill in the form again.':
    'El anterior ya no se podía pagar. No se cobró nada; complete de nuevo el formulario.',
  'This payment was cancelled. Please try again.': 'Este pago se canceló. Inténtelo de nuevo.',
  'This invoice can no longer be paid. It was withdrawn or settled.':
    'Esta factura ya no se puede pagar. Se retiró o se saldó.',
  'This file can no longer be paid for. It was withdrawn.': 'Este archivo ya no se puede pagar. Se retiró.',
};
