import type { Catalog } from '../catalog.ts';

/** The setup list of a new portal. */
export const setup: Catalog = {
  'Set up your portal': 'Configure su portal',
  '{{done}} of {{total}} steps done': 'Pasos completados: {{done}} de {{total}}',
  'Whom clients email or call. Until then, they see a sample address.':
    'A quién escriben o llaman los clientes. Hasta entonces ven una dirección de ejemplo.',
  'Clients choose one of their offices. Until you enter your own, they see a sample.':
    'Los clientes eligen una de sus oficinas. Hasta que ingrese las suyas, ven un ejemplo.',
  'Clients choose one of them for each request.': 'Los clientes eligen uno para cada solicitud.',
  'Invite at least one other person of your staff.': 'Invite al menos a otra persona de su personal.',
  'Check rules, calendars and time zone with counsel, and save them.':
    'Revise las reglas, los calendarios y la zona horaria con su abogado y guárdelos.',
  Checklists: 'Listas de verificación',
  'The built-in checklists apply until you change them.':
    'Las listas incluidas se aplican hasta que usted las cambie.',
  Prices: 'Precios',
  'The built-in invoice options have California’s prices until you change them.':
    'Las opciones de factura incluidas tienen los precios de California hasta que usted las cambie.',
  'To do': 'Por hacer',
  Optional: 'Opcional',
  'Settings made at deployment': 'Ajustes de la instalación',
  'Whoever deploys the portal changes these. Below each value is the setting of the API and, if there is one, the azd value that sets it in Azure.':
    'Los cambia quien instala el portal. Debajo de cada valor está el ajuste de la API y, si existe, el valor de azd que lo establece en Azure.',
  'Change it in the deadline rules': 'Cambiarla en las reglas de plazos',
  'Address of the portal': 'Dirección del portal',
  'Sender of emails': 'Remitente de los correos electrónicos',
  'Sender of text messages': 'Remitente de los mensajes de texto',
  'Payments by Stripe': 'Pagos con Stripe',
  'Sign-in with Google': 'Inicio de sesión con Google',
  'Sign-in with GitHub': 'Inicio de sesión con GitHub',
  'Staff must use two-step sign-in': 'El personal debe usar la verificación en dos pasos',
  Set: 'Configurado',
  'Set, with test keys': 'Configurado, con claves de prueba',
  'Not set': 'Sin configurar',
  'Dismiss the setup list?': '¿Cerrar la lista de configuración?',
  'No admin will see it again. You can still do every step in the Management Center at any time.':
    'Ningún administrador volverá a verla. Puede completar cada paso en el Centro de administración en cualquier momento.',
  'The mail service took a test message to {{to}}.':
    'El servicio de correo aceptó un mensaje de prueba para {{to}}.',
  'Check that it arrives. Look into the spam folder as well.':
    'Compruebe que llega. Mire también en la carpeta de correo no deseado.',
  'No mail service is set.': 'No hay ningún servicio de correo configurado.',
  'The setting is ACS_ENDPOINT.': 'El ajuste es ACS_ENDPOINT.',
  'The mail service does not send for {{from}} ({{detail}}).':
    'El servicio de correo no envía en nombre de {{from}} ({{detail}}).',
  'Check MAIL_FROM, and that its domain is verified and connected to the mail service.':
    'Revise MAIL_FROM y que su dominio esté verificado y conectado al servicio de correo.',
  'The mail service refuses the portal ({{detail}}).':
    'El servicio de correo rechaza al portal ({{detail}}).',
  'The identity of the Function App needs the role Communication and Email Service Owner.':
    'La identidad de la Function App necesita el rol Communication and Email Service Owner.',
  'The mail service takes no more messages right now.':
    'El servicio de correo no acepta más mensajes en este momento.',
  'Try again in an hour. If it happens often, ask for a higher limit in Azure.':
    'Inténtelo de nuevo en una hora. Si ocurre con frecuencia, solicite un límite mayor en Azure.',
  'The mail service did not respond ({{detail}}).': 'El servicio de correo no respondió ({{detail}}).',
  'Check ACS_ENDPOINT, then try again.': 'Revise ACS_ENDPOINT e inténtelo de nuevo.',
  'The mail service did not take the message ({{detail}}).':
    'El servicio de correo no aceptó el mensaje ({{detail}}).',
  'Try again. If it keeps failing, run npm run doctor.':
    'Inténtelo de nuevo. Si sigue fallando, ejecute npm run doctor.',
  'Stripe does not accept the secret key ({{detail}}).': 'Stripe no acepta la clave secreta ({{detail}}).',
  'Check STRIPE_SECRET_KEY.': 'Revise STRIPE_SECRET_KEY.',
  'Stripe did not respond ({{detail}}).': 'Stripe no respondió ({{detail}}).',
  'Check that the Function App may call Stripe, then try again.':
    'Compruebe que la Function App pueda llamar a Stripe e inténtelo de nuevo.',
  'Stripe answered with an error ({{detail}}).': 'Stripe respondió con un error ({{detail}}).',
  'Try again later.': 'Inténtelo más tarde.',
  'The secret key and the publishable key have different modes. Every payment fails.':
    'La clave secreta y la clave publicable tienen modos distintos. Todos los pagos fallan.',
  'The account cannot take payments yet. Complete it in the Stripe Dashboard.':
    'La cuenta aún no puede recibir pagos. Complétela en el panel de Stripe.',
  'The key may not read the account.': 'La clave no puede leer la cuenta.',
  'Stripe accepts the key. Payments are real (live mode).':
    'Stripe acepta la clave. Los pagos son reales (modo activo).',
  'Stripe accepts the key. Payments are tests (test mode).':
    'Stripe acepta la clave. Los pagos son de prueba (modo de prueba).',
  'Account: {{id}}': 'Cuenta: {{id}}',
  'Account: {{name}} ({{id}})': 'Cuenta: {{name}} ({{id}})',
  'Stripe sends its events to {{url}}.': 'Stripe envía sus eventos a {{url}}.',
  'The key may not read the webhooks. Check in the Stripe Dashboard that one exists for {{url}}.':
    'La clave no puede leer los webhooks. Compruebe en el panel de Stripe que exista uno para {{url}}.',
  'Stripe has no webhook for {{url}}. The portal learns about payments up to an hour late.':
    'Stripe no tiene ningún webhook para {{url}}. El portal se entera de los pagos con hasta una hora de retraso.',
  'Stripe has disabled the webhook. Enable it in the Stripe Dashboard.':
    'Stripe desactivó el webhook. Actívelo en el panel de Stripe.',
  'The webhook has another API version than the portal. Run npm run doctor for the details.':
    'El webhook tiene otra versión de la API que el portal. Ejecute npm run doctor para ver los detalles.',
  'The webhook sends other events than the portal needs. Run npm run doctor for the details.':
    'El webhook envía otros eventos que los que necesita el portal. Ejecute npm run doctor para ver los detalles.',
  'Send me a test email': 'Enviarme un correo de prueba',
  'Test Stripe': 'Probar Stripe',
  'Test message': 'Mensaje de prueba',
  'You asked for this message to test the email of the portal. It works.':
    'Usted pidió este mensaje para probar el correo del portal. Funciona.',
  'Open the dashboard': 'Abrir el panel',
  'This is a sample request. It cannot have charges, invoices, incidents, accounts or a new verification code, and cannot be changed once it is cancelled.':
    'Esta es una solicitud de muestra. No puede tener cargos, facturas, incidentes, cuentas ni un nuevo código de verificación, y no se puede cambiar después de cancelarla.',
  'Remove the sample request?': '¿Eliminar la solicitud de muestra?',
  'It is cancelled, and its documents and messages are deleted. You can create another one.':
    'Se cancela y se eliminan sus documentos y mensajes. Puede crear otra.',
  'Sample request removed': 'Solicitud de muestra eliminada',
  'This is a sample request': 'Esta es una solicitud de muestra',
  'Assign it, upload and release a document, and complete it. It is in no list and no figure, cannot have charges, and sends no email. Upload no real records.':
    'Asígnela, cargue y publique un documento y complétela. No está en ninguna lista ni cifra, no puede tener cargos y no envía correos electrónicos. No cargue expedientes reales.',
  'A sample request has no charges and no invoices.': 'Una solicitud de muestra no tiene cargos ni facturas.',
  'Try a sample request': 'Probar una solicitud de muestra',
  'It is in no list and no figure, and no client sees it.':
    'No está en ninguna lista ni cifra, y ningún cliente la ve.',
  Sample: 'Muestra',
  'The sample request is removed as well.': 'La solicitud de muestra también se elimina.',
};
