import type { Catalog } from '../catalog.ts';

/** /terms and /privacy. */
export const legal: Catalog = {
  'Default text': 'Texto predeterminado',
  'This is the portal’s default text. {{name}} should have its legal counsel review it before relying on it.':
    'Este es el texto predeterminado del portal. {{name}} debe hacerlo revisar por un abogado antes de basarse en él.',
  Contact: 'Contacto',
  'Questions about this page:': 'Preguntas sobre esta página:',
  'Health information': 'Información de salud',
  '{{name}} handles health information as required by the Health Insurance Portability and Accountability Act (HIPAA) and the agreements with the facilities. We use it only to fulfill the request it belongs to. We do not sell it or use it for advertising.':
    '{{name}} maneja la información de salud como lo exigen la Ley de Portabilidad y Responsabilidad del Seguro Médico (HIPAA) y los acuerdos con los centros médicos. La usamos solo para cumplir la solicitud a la que pertenece. No la vendemos ni la usamos para publicidad.',
  'What we keep': 'Qué conservamos',
  'For an account: name, email address, phone number if you provide one, your preferences, unfinished requests, and the contacts of requests that you submitted.':
    'De una cuenta: nombre, dirección de correo electrónico, número de teléfono si usted lo proporciona, sus preferencias, las solicitudes sin terminar y los contactos de las solicitudes que envió.',
  'For a request: the patient’s name and date of birth, the last four digits of the Social Security number if you provide them, contact details of the firms involved, messages, and the documents.':
    'De una solicitud: el nombre y la fecha de nacimiento del paciente, los últimos cuatro dígitos del número de Seguro Social si usted los proporciona, los datos de contacto de los bufetes y empresas que intervienen, los mensajes y los documentos.',
  'For a payment: amount, time and the payment provider’s reference. Only the payment provider stores card and bank numbers.':
    'De un pago: el monto, la hora y la referencia del proveedor de pagos. Solo el proveedor de pagos guarda los números de tarjeta y de cuenta bancaria.',
  'For access and changes: when requests and documents were opened or changed, and from which IP address. HIPAA requires this record.':
    'De los accesos y cambios: cuándo y desde qué dirección IP se abrieron o cambiaron las solicitudes y los documentos. HIPAA exige este registro.',
  'Who can see it': 'Quién puede verla',
  'The staff who fulfill the request, anyone who has its Order ID and verification code, and the account that submitted it. Our hosting, payment and messaging providers process data for us under agreements that require the same care. We share data with authorities only where the law requires it.':
    'El personal que cumple la solicitud, cualquier persona que tenga su número de orden y su código de verificación, y la cuenta que la envió. Nuestros proveedores de alojamiento, pagos y mensajes procesan datos para nosotros conforme a acuerdos que exigen el mismo cuidado. Compartimos datos con las autoridades solo cuando la ley lo exige.',
  'How it is protected': 'Cómo se protege',
  'Data is encrypted in transit and at rest. Every upload is scanned for malware. Access is limited by role, staff are signed out when idle, and every access is recorded. Emails and text messages do not name patients, but they show the order ID that you chose.':
    'Los datos se cifran en tránsito y en reposo. Cada archivo cargado se analiza en busca de software malicioso. El acceso está limitado según el rol, la sesión del personal se cierra por inactividad y cada acceso queda registrado. Los correos electrónicos y los mensajes de texto no mencionan a ningún paciente, pero muestran el número de orden que usted eligió.',
  'In your browser': 'En su navegador',
  'The portal uses no tracking and no advertising cookies. Your browser stores your session, your language and display preferences, an unfinished request until you close the tab, and the requests you opened recently. Signing out removes them.':
    'El portal no usa rastreo ni cookies publicitarias. Su navegador guarda su sesión, sus preferencias de idioma y de visualización, una solicitud sin terminar hasta que cierre la pestaña y las solicitudes que abrió recientemente. Al cerrar sesión se eliminan.',
  'How long it is kept': 'Cuánto tiempo se conserva',
  'We keep requests and their documents for as long as the law and the agreements with the facilities require, and then delete them. Unfinished requests in your account are deleted after 30 days. Contacts in your address book are deleted after two years without use.':
    'Conservamos las solicitudes y sus documentos el tiempo que exigen la ley y los acuerdos con los centros médicos, y después los eliminamos. Las solicitudes sin terminar de su cuenta se eliminan después de 30 días. Los contactos de su libreta de direcciones se eliminan después de dos años sin uso.',
  'Your rights': 'Sus derechos',
  'You may ask what we keep about you, have errors corrected, and receive a copy. Patients may ask which of their information was disclosed and to whom. If a breach affects you, we notify you without delay.':
    'Puede preguntar qué conservamos sobre usted, pedir que se corrijan los errores y recibir una copia. Los pacientes pueden preguntar qué información suya se divulgó y a quién. Si una violación de la seguridad de los datos le afecta, se lo notificaremos sin demora.',
  'Terms of Service': 'Términos del servicio',
  'What the service is': 'Qué es el servicio',
  '{{name}} accepts requests for copies of medical records from law firms and copy services, obtains the records, and makes the documents available for download. It does not give legal or medical advice.':
    '{{name}} recibe solicitudes de copias de expedientes médicos de bufetes de abogados y servicios de copias, obtiene los expedientes y pone los documentos a disposición para descargarlos. No brinda asesoría legal ni médica.',
  'Who may use it': 'Quién puede usarlo',
  'You may request records only with a valid authorization, subpoena or other legal basis, and only for the purpose it states. By submitting a request, you confirm that you have this legal basis and that the information you enter is accurate.':
    'Puede solicitar expedientes solo con una autorización válida, una citación (subpoena) u otro fundamento legal, y solo para la finalidad que allí se indica. Al enviar una solicitud, usted confirma que tiene este fundamento legal y que la información que ingresa es exacta.',
  'Keep your password and verification codes private. Anyone who has a request’s Order ID and verification code can see it. Tell us right away if you believe someone else has used your account.':
    'No comparta su contraseña ni sus códigos de verificación. Quien tenga el número de orden y el código de verificación de una solicitud puede verla. Avísenos de inmediato si cree que otra persona ha usado su cuenta.',
  'Fees and payment': 'Tarifas y pago',
  'Each request has a processing fee, which we show before you pay. Documents and invoices may cost extra. You see each amount before you agree to it. A payment provider processes payments. Card and bank details do not pass through our servers.':
    'Cada solicitud tiene una tarifa de procesamiento, que se muestra antes de pagar. Los documentos y las facturas pueden tener un costo adicional; usted ve cada monto antes de aceptarlo. Un proveedor de pagos procesa los pagos; los datos de la tarjeta y del banco no pasan por nuestros servidores.',
  'The processing fee covers work that begins with your request and is not refunded when a facility has no records or declines to release them. Duplicate payments made by mistake are refunded.':
    'La tarifa de procesamiento cubre el trabajo que comienza con su solicitud y no se reembolsa cuando un centro médico no tiene expedientes o se niega a entregarlos. Los pagos duplicados por error se reembolsan.',
  Documents: 'Documentos',
  'Documents are copies of what the facility released. We do not guarantee their content. A document may be withheld for a time after upload, and you may be able to download it only once or for a limited time. Download and keep what you need.':
    'Los documentos son copias de lo que entregó el centro médico. No garantizamos su contenido. Un documento puede retenerse durante un tiempo después de cargarse, y es posible que solo pueda descargarlo una vez o por tiempo limitado. Descargue y conserve lo que necesite.',
  'What is not allowed': 'Qué no está permitido',
  'Requesting records without a legal basis or in someone else’s name.':
    'Solicitar expedientes sin un fundamento legal o haciéndose pasar por otra persona.',
  'Uploading harmful files, or trying to access requests that are not yours.':
    'Cargar archivos dañinos o intentar acceder a solicitudes que no son suyas.',
  'Copying the service with automated tools, or overloading it.':
    'Copiar el servicio con herramientas automatizadas o sobrecargarlo.',
  'Availability and liability': 'Disponibilidad y responsabilidad',
  'We work to keep the service available and announce planned interruptions when we can. To the extent the law allows, our liability is limited to direct damages up to the fees you paid for the request concerned.':
    'Trabajamos para mantener disponible el servicio y anunciamos las interrupciones planificadas cuando podemos. En la medida en que la ley lo permita, nuestra responsabilidad se limita a los daños directos hasta el monto de las tarifas que usted pagó por la solicitud en cuestión.',
  'Changes and termination': 'Cambios y terminación',
  'This page shows the current terms. If you no longer want your account, write to us, and we disable it. We may disable an account that violates these terms. We complete requests that are paid for.':
    'Esta página muestra los términos vigentes. Si ya no desea su cuenta, escríbanos y la desactivaremos. Podemos desactivar una cuenta que incumpla estos términos. Las solicitudes pagadas se completan.',
};
