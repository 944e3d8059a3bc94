import type { Catalog } from '../catalog.ts';

export const requestAccounts: Catalog = {
  'Account not found': 'No se encontró la cuenta',
  'Account removed': 'Se quitó la cuenta',
  'The account can add the request again': 'La cuenta puede volver a agregar la solicitud',
  'The account that submitted the request can’t be removed.':
    'La cuenta que envió la solicitud no se puede quitar.',
  'Your account was removed from this request. Please ask the person who submitted it, or contact us.':
    'Su cuenta se quitó de esta solicitud. Pregunte a quien la envió o comuníquese con nosotros.',
  'An account added your request': 'Una cuenta agregó su solicitud',
  'An account added your order {{orderId}}': 'Una cuenta agregó su orden {{orderId}}',
  'Someone who knows the Order ID and verification code of your records request added it to their account. They can now see the request and its documents.':
    'Alguien que conoce el número de orden y el código de verificación de su solicitud de expediente la agregó a su cuenta. Ahora puede ver la solicitud y sus documentos.',
  'If you don’t know who did this, open the request. Under “Accounts with this order” you can remove the account.':
    'Si no sabe quién lo hizo, abra la solicitud. En “Cuentas con esta orden” puede quitar la cuenta.',
  'If you don’t know who did this, please contact us. We can remove the account.':
    'Si no sabe quién lo hizo, comuníquese con nosotros. Podemos quitar la cuenta.',
  'Accounts with this order': 'Cuentas con esta orden',
  'These accounts see this order without its code. An account gets on the list when it submits the order, or adds it with the Order ID and verification code.':
    'Estas cuentas ven esta orden sin su código. Una cuenta entra en la lista cuando envía la orden o la agrega con el número de orden y el código de verificación.',
  'Failed to load the accounts': 'No se pudieron cargar las cuentas',
  'No account has this order.': 'Ninguna cuenta tiene esta orden.',
  'Unknown account': 'Cuenta desconocida',
  'Your account': 'Su cuenta',
  'Submitted the order': 'Envió la orden',
  'Added {{time}}': 'Agregada el {{time}}',
  'Removed accounts': 'Cuentas quitadas',
  'Removed by you, {{time}}': 'Quitada por usted el {{time}}',
  'Removed by the account that submitted the order, {{time}}':
    'Quitada el {{time}} por la cuenta que envió la orden',
  'Removed by records staff, {{time}}': 'Quitada por el personal de expedientes el {{time}}',
  Readmit: 'Readmitir',
  'Readmit {{account}}': 'Readmitir {{account}}',
  'Remove {{account}}?': '¿Quitar {{account}}?',
  'Remove account': 'Quitar la cuenta',
  'This account will no longer see the order and its documents, and will get no more notifications about it. It can’t add the order again until you or records staff readmit it.':
    'Esta cuenta ya no verá la orden ni sus documentos y no recibirá más notificaciones sobre ella. No podrá volver a agregarla hasta que usted o el personal de expedientes la readmita.',
  'This account will no longer see the order and its documents, and will get no more notifications about it. It can’t add the order again until staff or the account that submitted it readmit it.':
    'Esta cuenta ya no verá la orden ni sus documentos y no recibirá más notificaciones sobre ella. No podrá volver a agregarla hasta que el personal o la cuenta que la envió la readmita.',
  'Anyone who still has the Order ID and verification code can open the order without an account. Replace the code to prevent that.':
    'Quien aún tenga el número de orden y el código de verificación puede abrir la orden sin una cuenta. Reemplace el código para evitarlo.',
  'Failed to remove the account': 'No se pudo quitar la cuenta',
  'Readmit {{account}}?': '¿Readmitir {{account}}?',
  'Readmit account': 'Readmitir la cuenta',
  'This account can add the order again with its Order ID and verification code. It doesn’t see the order until then.':
    'Esta cuenta puede volver a agregar la orden con el número de orden y el código de verificación. Hasta entonces no la ve.',
  'Failed to readmit the account': 'No se pudo readmitir la cuenta',
  '{{who}} added the order to their account': '{{who}} agregó la orden a su cuenta',
  '{{who}} removed {{account}} from the order': '{{who}} quitó {{account}} de la orden',
  '{{who}} replaced the verification code': '{{who}} reemplazó el código de verificación',
  '{{who}} readmitted {{account}}': '{{who}} readmitió {{account}}',
  'Who opened and downloaded what, which accounts added the order, and when. Only the account that submitted the request sees this.':
    'Quién abrió y descargó qué, qué cuentas agregaron la orden y cuándo. Solo lo ve la cuenta que envió la solicitud.',
  'Enough accounts have downloaded this paid file. You can ask our staff for a download.':
    'Ya descargaron este archivo pagado suficientes cuentas. Puede pedir una descarga a nuestro personal.',
  '{{who}} removed an account from the request: {{person}}':
    '{{who}} quitó una cuenta de la solicitud: {{person}}',
  '{{who}} let an account add the request again: {{person}}':
    '{{who}} permitió que una cuenta vuelva a agregar la solicitud: {{person}}',
};
