import type { Catalog } from '../catalog.ts';

/** The setup list of a new portal. */
export const setup: Catalog = {
  'Set up your portal': 'Configure su portal',
  '{{done}} of {{total}} steps done': '{{done}} de {{total}} pasos completados',
  'Whom clients email or call. Until then, they see a sample address.':
    'A quién escriben o llaman los clientes. Hasta entonces ven una dirección de ejemplo.',
  'Clients choose one of them for each request.': 'Los clientes eligen uno para cada solicitud.',
  'Invite at least one other person of your staff.': 'Invite al menos a otra persona de su personal.',
  'Check rules, calendars and time zone with counsel, and save them.':
    'Revise las reglas, los calendarios y la zona horaria con su asesor jurídico y guárdelos.',
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
  'Name of the portal': 'Nombre del portal',
  'Address of the portal': 'Dirección del portal',
  'Sender of emails': 'Remitente de los correos electrónicos',
  'Sender of text messages': 'Remitente de los mensajes de texto',
  'Payments by Stripe': 'Pagos con Stripe',
  'Sign-in with Google': 'Inicio de sesión con Google',
  'Sign-in with GitHub': 'Inicio de sesión con GitHub',
  'Staff must use two-step sign-in': 'El personal debe usar el inicio de sesión en dos pasos',
  Set: 'Configurado',
  'Set, with test keys': 'Configurado, con claves de prueba',
  'Not set': 'Sin configurar',
  'Dismiss the setup list?': '¿Cerrar la lista de configuración?',
  'No admin will see it again. You can still do every step in the Management Center at any time.':
    'Ningún administrador volverá a verla. Puede completar cada paso en el Centro de administración en cualquier momento.',
};
