import type { Catalog } from '../catalog.ts';

export const payment: Catalog = {
  'Please complete your card information.': 'Complete los datos de su tarjeta.',
  'The payment did not go through': 'El pago no se completó',
  'Payment successful': 'Pago realizado',
  'We received {{amount}}.': 'Recibimos {{amount}}.',
  'Card details': 'Datos de la tarjeta',
  'Name on card': 'Nombre en la tarjeta',
  'Processing...': 'Procesando...',
  'Pay {{amount}}': 'Pagar {{amount}}',
  'Payment Complete': 'Pago realizado',
  'We received {{amount}}. Submit your request now to finish.':
    'Recibimos {{amount}}. Envíe su solicitud ahora para terminar.',
  'Loading payment form...': 'Cargando el formulario de pago...',
  'Payment System Error': 'Error del sistema de pago',
  'Payment initialization failed: {{reason}}': 'No se pudo iniciar el pago: {{reason}}',
  'Stripe has not been initialized. Please refresh the page.':
    'Stripe no se ha iniciado. Vuelva a cargar la página.',
  'An error occurred while processing your payment. Please try again.':
    'Ocurrió un error al procesar su pago. Inténtelo de nuevo.',
  'An unexpected error occurred during payment processing': 'Ocurrió un error inesperado al procesar el pago',
  '0.8%, 3-7 business days': '0.8%, de 3 a 7 días hábiles',
  '2.9% + 30 cents, instant': '2.9% + 30 centavos, inmediato',
  '6 characters, for example SM1A2B': '6 caracteres, por ejemplo SM1A2B',
  'A bank account needs to be verified': 'Hay una cuenta bancaria por verificar',
  'A deposit of $0.01 is on its way to your account. It arrives in one or two business days.':
    'Un depósito de $0.01 está en camino a su cuenta. Llega en uno o dos días hábiles.',
  'Account holder name': 'Nombre del titular de la cuenta',
  'Account number': 'Número de cuenta',
  'Account type': 'Tipo de cuenta',
  'Back to verification': 'Volver a la verificación',
  'Bank account (ACH)': 'Cuenta bancaria (ACH)',
  'By choosing Pay {{amount}}, you authorize {{name}} to debit {{amount}} once from this bank account through Stripe, and to credit the account if the debit has to be corrected. To withdraw this authorization before the debit is made, email {{email}}.':
    'Al elegir “Pagar {{amount}}”, usted autoriza a {{name}} a debitar {{amount}} una sola vez de esta cuenta bancaria a través de Stripe, y a acreditar la cuenta si hay que corregir el débito. Para revocar esta autorización antes de que se realice el débito, escriba un correo a {{email}}.',
  Card: 'Tarjeta',
  Checking: 'Cuenta de cheques',
  Savings: 'Cuenta de ahorros',
  'Deposit code': 'Código del depósito',
  'Enter the 6-character code that starts with SM.': 'Ingrese el código de 6 caracteres que comienza con SM.',
  'Enter the code here or come back later. After the account is verified, the payment continues.':
    'Ingrese el código aquí o vuelva más tarde. Cuando la cuenta esté verificada, el pago continuará.',
  'Enter the code here or use the link we email you. We saved your request. We’ll submit it after the account is verified, even if you close this page.':
    'Ingrese el código aquí o use el enlace que le enviamos por correo electrónico. Guardamos su solicitud. La enviaremos cuando la cuenta esté verificada, aunque cierre esta página.',
  'Failed to initialize Stripe. Please refresh the page.':
    'No se pudo iniciar Stripe. Vuelva a cargar la página.',
  'Find it on your bank statement. Its description contains a code that starts with SM.':
    'Búsquelo en su estado de cuenta. Su descripción contiene un código que comienza con SM.',
  'If you pay another way now, we won’t debit that account.':
    'Si paga de otra manera ahora, no debitaremos esa cuenta.',
  'No client secret received from payment intent creation': 'No se recibió la clave del pago al crearlo',
  'Pay another way': 'Pagar de otra manera',
  'Payment method': 'Forma de pago',
  'Please complete all bank account information.': 'Complete todos los datos de la cuenta bancaria.',
  'Please keep this page open and don’t pay again. If a payment goes through twice, we refund the second one.':
    'Mantenga esta página abierta y no vuelva a pagar. Si un pago se realiza dos veces, le reembolsamos el segundo.',
  'Routing number': 'Número de ruta',
  'Routing number must be 9 digits.': 'El número de ruta debe tener 9 dígitos.',
  'The payment form hasn’t loaded yet. Nothing was charged, and what you entered is still here.':
    'El formulario de pago aún no se ha cargado. No se cobró nada y lo que ingresó sigue aquí.',
  'The payment provider did not respond within 10 seconds. Nothing was charged.':
    'El proveedor de pagos no respondió en 10 segundos. No se cobró nada.',
  'This payment expired and nothing was charged. Please reload the page and pay again.':
    'Este pago venció y no se cobró nada. Vuelva a cargar la página y pague de nuevo.',
  'This is taking longer than usual': 'Esto está tardando más de lo normal',
  'Verify account': 'Verificar cuenta',
  'Verify on Stripe’s page (opens in a new tab)':
    'Verificar en la página de Stripe (se abre en una pestaña nueva)',
  'Verifying...': 'Verificando...',
  'Your bank did not confirm the payment, so nothing was charged. Please try again or pay another way.':
    'Su banco no confirmó el pago, así que no se cobró nada. Inténtelo de nuevo o pague de otra manera.',
  'We asked your bank for {{amount}}. The payment takes 3-7 business days to arrive.':
    'Solicitamos {{amount}} a su banco. El pago tarda de 3 a 7 días hábiles en llegar.',
  'Your bank is processing the payment of {{amount}}. This takes 3-7 business days. You don’t need to wait. Submit your request now to finish.':
    'Su banco está procesando el pago de {{amount}}. Esto tarda de 3 a 7 días hábiles. No tiene que esperar. Envíe su solicitud ahora para terminar.',
  'Please send your request again': 'Envíe su solicitud de nuevo',
  'Send the request again': 'Enviar la solicitud de nuevo',
  'Continue with what I entered': 'Continuar con lo que ingresé',
  'We no longer have a copy of it. Your {{amount}} payment is still valid, and we won’t charge you again. Everything you entered is still here.':
    'Ya no tenemos una copia de ella. Su pago de {{amount}} sigue siendo válido y no le cobraremos de nuevo. Todo lo que ingresó sigue aquí.',
  'The previous payment expired. Nothing was charged, and what you entered is still here.':
    'El pago anterior venció. No se cobró nada y lo que ingresó sigue aquí.',
  'We started a new payment': 'Iniciamos un nuevo pago',
  'Check payment status': 'Consultar el estado del pago',
  'We don’t know yet if the payment went through': 'Aún no sabemos si el pago se completó',
  'Check again': 'Consultar de nuevo',
  'We didn’t get an answer from the payment provider, so you may have been charged. Check your internet connection, then choose Check again to see the payment status. If a payment goes through twice, we refund the second one.':
    'No recibimos respuesta del proveedor de pagos, así que es posible que se le haya cobrado. Revise su conexión a internet y luego elija “Consultar de nuevo” para ver el estado del pago. Si un pago se realiza dos veces, le reembolsamos el segundo.',
  'Nothing was charged. Please try again or pay another way.':
    'No se cobró nada. Inténtelo de nuevo o pague de otra manera.',
  'The payment form could not be loaded': 'No se pudo cargar el formulario de pago',
  'Enter the code here or use the link we email you. After the account is verified, the payment continues, even if you close this page.':
    'Ingrese el código aquí o use el enlace que le enviamos por correo electrónico. Cuando la cuenta esté verificada, el pago continuará, aunque cierre esta página.',
  'This type of payment is not supported.': 'Este tipo de pago no se admite.',
  'Pay {{name}}': 'Pagar a {{name}}',
  'Payment to {{name}}': 'Pago a {{name}}',
  'Receipt from {{name}}': 'Recibo de {{name}}',
  'Total due today': 'Total a pagar hoy',
  'Paid by card': 'Pagado con tarjeta',
  'Paid from your bank account': 'Pagado desde su cuenta bancaria',
  'Your bank is processing the payment': 'Su banco está procesando el pago',
  'Card and bank details are encrypted and sent directly to Stripe. We never see or store them.':
    'Los datos de la tarjeta y del banco se cifran y se envían directamente a Stripe. Nunca los vemos ni los guardamos.',
  'Accepted cards': 'Tarjetas aceptadas',
  'Pay everything at once': 'Pagar todo de una vez',
  '{{items}} in one payment, by card or bank account.':
    '{{items}} en un solo pago, con tarjeta o cuenta bancaria.',
  '{{invoices}} and {{documents}}': '{{invoices}} y {{documents}}',
  'Pay all ({{amount}})': 'Pagar todo ({{amount}})',
  'Not included:': 'No incluidos:',
  'Not available yet: {{documents}}': 'Disponible más adelante: {{documents}}',
  'Virus scan not finished: {{documents}}': 'Análisis de virus sin terminar: {{documents}}',
  'Bank payment clearing: {{items}}': 'Pago bancario en proceso: {{items}}',
  'To pay afterwards, in another payment: {{items}}': 'Para pagar después, en otro pago: {{items}}',
  '1 item': '1 concepto',
  '{{number}} items': '{{number}} conceptos',
  'What you pay for': 'Lo que usted paga',
  'The 12 hours to download start with the payment': 'Las 12 horas para descargar empiezan con el pago',
  'You can download each document once, within 12 hours of the payment. This applies to all of them.':
    'Puede descargar cada documento una vez, en las 12 horas siguientes al pago. Esto vale para todos.',
  'These items can’t be paid anymore. Nothing was charged now.':
    'Estos conceptos ya no se pueden pagar. No se cobró nada ahora.',
  'Pay for a file': 'Pagar un archivo',
  '{{amount}} for “{{name}}”. You can download it once, within 12 hours of the payment.':
    '{{amount}} por “{{name}}”. Puede descargarlo una vez, dentro de las 12 horas posteriores al pago.',
  'Pay {{amount}} for {{name}}': 'Pagar {{amount}} por {{name}}',
  'Recording the payment...': 'Registrando el pago...',
  'Error updating payment status: {{reason}}': 'Error al actualizar el estado del pago: {{reason}}',
  'Failed to update payment status: {{reason}}': 'No se pudo actualizar el estado del pago: {{reason}}',
  'Invalid response from server': 'Respuesta no válida del servidor',
  'No client secret received from the server': 'No se recibió la clave del pago del servidor',
  'Failed to update payment status': 'No se pudo actualizar el estado del pago',
  'You can open the file when your bank completes the payment.':
    'Podrá abrir el archivo cuando su banco complete el pago.',
  'Your bank did not complete the payment. Please pay again.':
    'Su banco no completó el pago. Pague de nuevo.',
  'The previous payment could no longer be completed. Nothing was charged. Please fill in the form again.':
    'El pago anterior ya no se podía completar. No se cobró nada. Complete de nuevo el formulario.',
  'This payment was canceled. Please try again.': 'Este pago se canceló. Inténtelo de nuevo.',
  'This invoice can’t be paid anymore. It was withdrawn or already paid. Nothing was charged now.':
    'Esta factura ya no se puede pagar. Se retiró o ya se pagó. No se cobró nada ahora.',
  'This file can’t be paid for anymore. It was withdrawn. Nothing was charged now.':
    'Este archivo ya no se puede pagar. Se retiró. No se cobró nada ahora.',
  'The payment provider’s fee is included in {{amount}}. The total does not change.':
    'La comisión del proveedor de pagos está incluida en {{amount}}. El total no cambia.',
  'Try another card, choose “Bank account (ACH)”, or call your bank at the phone number on the back of your card.':
    'Pruebe con otra tarjeta, elija “Cuenta bancaria (ACH)” o llame a su banco al número de teléfono que figura al dorso de la tarjeta.',
};
