export const spanish = {
  // Card entry.
  'Card number': 'Número de tarjeta',
  'Expiration date': 'Fecha de vencimiento',
  'MM / YY': 'MM / AA',
  'Security code': 'Código de seguridad',
  CVC: 'CVC',
  'ZIP code': 'Código postal',
  ZIP: 'C. P.',
  'Your card number is incomplete.': 'El número de la tarjeta está incompleto.',
  'Your card number is invalid.': 'El número de la tarjeta no es válido.',
  "Your card's expiration date is incomplete.": 'La fecha de vencimiento de la tarjeta está incompleta.',
  "Your card's expiration date is in the past.": 'La fecha de vencimiento de la tarjeta ya pasó.',
  "Your card's expiration year is in the past.": 'El año de vencimiento de la tarjeta ya pasó.',
  "Your card's expiration year is invalid.": 'El año de vencimiento de la tarjeta no es válido.',
  "Your card's expiration month is invalid.": 'El mes de vencimiento de la tarjeta no es válido.',
  "Your card's security code is incomplete.": 'El código de seguridad de la tarjeta está incompleto.',
  "Your card's security code is invalid.": 'El código de seguridad de la tarjeta no es válido.',
  'Your postal code is incomplete.': 'El código postal está incompleto.',
  // Declines and other errors.
  'Your card number is incorrect.': 'El número de la tarjeta es incorrecto.',
  "Your card's security code is incorrect.": 'El código de seguridad de la tarjeta es incorrecto.',
  'Your card was declined.': 'La tarjeta fue rechazada.',
  'Your card has insufficient funds.': 'La tarjeta no tiene fondos suficientes.',
  'Your card has expired.': 'La tarjeta está vencida.',
  'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.':
    'La tarjeta fue rechazada por intentos repetidos con demasiada frecuencia o por superar su límite.',
  'An error occurred while processing your card. Try again in a little bit.':
    'Ocurrió un error al procesar la tarjeta. Vuelva a intentarlo en un momento.',
  'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.':
    'La tarjeta fue rechazada. La solicitud estaba en modo de prueba, pero usó una tarjeta real. Lista de tarjetas de prueba: https://stripe.com/docs/testing.',
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.':
    'No podemos autenticar su forma de pago. Elija otra forma de pago e inténtelo de nuevo.',
  'We are experiencing issues connecting to our payments provider. You have not been charged. Please check your internet connection and try again. If the problem persists please contact us.':
    'Tenemos problemas para conectarnos con nuestro proveedor de pagos. No se le cobró nada. Compruebe su conexión a Internet e inténtelo de nuevo. Si el problema continúa, comuníquese con nosotros.',
  'Invalid routing number.': 'El número de ruta no es válido.',
  'Invalid account number.': 'El número de cuenta no es válido.',
  'You must use a test bank account number in test mode. Try 000123456789 or see more options at https://docs.stripe.com/payments/ach-direct-debit/accept-a-payment#test-account-numbers.':
    'En modo de prueba debe usar un número de cuenta de prueba. Pruebe con 000123456789 o vea más opciones en https://docs.stripe.com/payments/ach-direct-debit/accept-a-payment#test-account-numbers.',
  "The customer's bank account has been closed.": 'La cuenta bancaria del cliente está cerrada.',
  "The customer's bank account could not be located.": 'No se encontró la cuenta bancaria del cliente.',
  "The customer's account has insufficient funds to cover this payment.":
    'La cuenta del cliente no tiene fondos suficientes para este pago.',
  'The customer has notified their bank that this payment was unauthorized.':
    'El cliente informó a su banco que no autorizó este pago.',
  "The bank was unable to process this payment because of its currency. This is usually because the customer's account cannot accept payments in that currency.":
    'El banco no pudo procesar este pago debido a su moneda. Por lo general, la cuenta del cliente no acepta pagos en esa moneda.',
  'This charge would cause you to exceed your rolling-window processing limit for this source type. Please retry the charge later.':
    'Este cobro superaría el límite del período para esta forma de pago. Vuelva a intentarlo más tarde.',
  // Micro-deposits.
  'The verification code provided does not match the one sent to the bank account.':
    'El código de verificación no coincide con el que se envió a la cuenta bancaria.',
  'The amounts provided do not match the amounts that were sent to the bank account.':
    'Los importes no coinciden con los que se enviaron a la cuenta bancaria.',
  'You have exceeded the number of allowed verification attempts.':
    'Superó la cantidad de intentos de verificación permitidos.',
  'Payment method should be verified with microdeposits within the required period.':
    'La cuenta debía verificarse con el depósito dentro del plazo.',
  "Microdeposits were failed to be deposited into the customer's bank account. Please check the account, institution and transit numbers as well as the currency type.":
    'No se pudo hacer el depósito en la cuenta bancaria del cliente. Compruebe los números de cuenta, institución y tránsito, y la moneda.',
  'Enter the 6-character code.': 'Ingrese el código de 6 caracteres.',
  'This payment no longer exists.': 'Este pago ya no existe.',
  // 3-D Secure challenge.
  '3D Secure 2 Test Page': 'Página de prueba de 3D Secure 2',
  'This is a test of 3D Secure authentication. In live mode the bank asks the card holder here to confirm the payment, with a message to their phone or another method of its choice.':
    'Esta es una prueba de la autenticación 3D Secure. En modo real, el banco pide aquí al titular de la tarjeta que confirme el pago, con un mensaje a su teléfono u otro método que elija.',
  'Payment of {{amount}}': 'Pago de {{amount}}',
  'Complete authentication': 'Completar la autenticación',
  'Fail authentication': 'Rechazar la autenticación',
  // Hosted page.
  'Link not found': 'Enlace no encontrado',
  'This link does not belong to any payment. Check that it is complete.':
    'Este enlace no pertenece a ningún pago. Compruebe que esté completo.',
  'Bank account verified': 'Cuenta bancaria verificada',
  'Thank you, the account is verified.': 'Gracias, la cuenta está verificada.',
  'Your payment of {{amount}} is on its way. It takes about four business days to clear. You can close this page.':
    'Su pago de {{amount}} está en camino. Tarda unos cuatro días hábiles en acreditarse. Puede cerrar esta página.',
  'Verification has ended': 'La verificación terminó',
  'This account can no longer be verified with this link. Go back to the payment and pay with another account or a card.':
    'Esta cuenta ya no se puede verificar con este enlace. Vuelva al pago y pague con otra cuenta o con una tarjeta.',
  'Verify your bank account': 'Verifique su cuenta bancaria',
  'To pay {{amount}} from this account, enter the code of the {{deposit}} deposit that we sent to it.':
    'Para pagar {{amount}} desde esta cuenta, ingrese el código del depósito de {{deposit}} que le enviamos.',
  'Deposit code': 'Código del depósito',
  '6 characters that begin with SM, in the description of the deposit on your statement.':
    '6 caracteres que comienzan con SM, en la descripción del depósito en su estado de cuenta.',
  'Verify account': 'Verificar cuenta',
  'This is a test page: no money moves. SM11AA verifies the account, SM33CC means too many attempts, and SM44DD means too late.':
    'Aquí no se mueve dinero. Códigos de prueba: SM11AA verifica, SM33CC tuvo demasiados intentos, SM44DD llegó tarde.',
  'account ending in {{last4}}': 'cuenta terminada en {{last4}}',
  'Error: {{title}}': 'Error: {{title}}',
};
