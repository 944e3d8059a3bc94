import type { Catalog } from '../catalog.ts';

export const ordering: Catalog = {
  'Device ({{city}})': 'Dispositivo ({{city}})',
  'I order for my own firm': 'Para mi propio bufete',
  'We use the firm’s name and the attorney’s email and phone below. We’ll email the confirmation there.':
    'Usamos el nombre del bufete y el correo y teléfono del abogado que figuran abajo. Allí enviaremos la confirmación.',
  'Email the confirmation to the attorney too': 'Enviar la confirmación también al abogado',
  'It contains the verification code, which opens the request.':
    'Contiene el código de verificación, que abre la solicitud.',
  'Firm name is required': 'El nombre del bufete es obligatorio',
  'Date of the appearance': 'Fecha de la comparecencia',
  Place: 'Lugar',
  'Such as the court, department or address.': 'Por ejemplo, el tribunal, la sala o la dirección.',
  'Date and place': 'Fecha y lugar',
  'Please enter a valid time': 'Ingrese una hora válida',
  'Confirmation emailed to': 'Confirmación enviada a',
  'We sent a confirmation email to {{addresses}}.': 'Enviamos un correo de confirmación a {{addresses}}.',
  'Which facility has the records?': '¿Qué centro médico tiene los expedientes?',
  'Continue without it': 'Continuar sin él',
  'Enter the facility': 'Ingresar el centro médico',
  'You have not named one. With the facility we find the records faster.':
    'No indicó ninguno. Con el centro médico encontramos los expedientes más rápido.',
  'Less than {{size}}': 'Menos de {{size}}',
  'You can’t sign in with {{providers}} here, because that would leave this page. Continue without signing in. You can add the request to your account later, on its tracking page.':
    'No puede iniciar sesión con {{providers}} aquí, porque saldría de esta página. Continúe sin iniciar sesión. Puede agregar la solicitud a su cuenta más tarde, en su página de seguimiento.',
  'The account that started it keeps its own copy. Submit the request from this tab to have it in this account.':
    'La cuenta que la comenzó conserva su propia copia. Envíe la solicitud desde esta pestaña para tenerla en esta cuenta.',
  Time: 'Hora',
  'Discard and start new': 'Descartar y crear otra',
  'Everything you entered and the files you added are discarded. You can’t undo this.':
    'Se descartará todo lo que ingresó y los archivos que agregó. No puede deshacer esto.',
};
