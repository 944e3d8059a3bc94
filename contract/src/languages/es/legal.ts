import type { Catalogue } from '../catalogue.ts';

/** /terms and /privacy. */
export const legal: Catalogue = {
  'Default text': 'Texto predeterminado',
  'This is the text that the portal comes with. {{name}} has it reviewed by its counsel before relying on it.':
    'Este es el texto que trae el portal. {{name}} lo somete a la revisión de sus asesores legales antes de basarse en él.',
  Contact: 'Contacto',
  'Questions about this page:': 'Preguntas sobre esta página:',
  'Health information': 'Información de salud',
  '{{name}} handles health information as the Health Insurance Portability and Accountability Act (HIPAA) and the agreements with the facilities require: it is used to fulfil the request that it belongs to, and for nothing else. It is not sold, and not used for advertising.':
    '{{name}} maneja la información de salud como lo exigen la Ley de Portabilidad y Responsabilidad del Seguro Médico (HIPAA) y los acuerdos con los centros médicos: se usa para cumplir la solicitud a la que pertenece y para nada más. No se vende ni se usa para publicidad.',
  'What we keep': 'Qué conservamos',
  'Of an account: name, email address, phone number if you give one, and your preferences.':
    'De una cuenta: nombre, dirección de correo electrónico, número de teléfono si usted lo da y sus preferencias.',
  'Of a request: the patient’s name and date of birth, the last four digits of the Social Security number if you give them, the contacts of the firms involved, and the documents.':
    'De una solicitud: el nombre y la fecha de nacimiento del paciente, los últimos cuatro dígitos del número de Seguro Social si usted los da, los contactos de los bufetes y empresas que intervienen y los documentos.',
  'Of a payment: amount, time and the reference of the payment provider. Card and bank numbers stay with the provider.':
    'De un pago: el monto, la hora y la referencia del proveedor de pagos. Los números de tarjeta y de cuenta bancaria quedan en poder del proveedor.',
  'Of use: when and from which network address requests and documents were opened or changed. HIPAA requires this record.':
    'Del uso: cuándo y desde qué dirección de red se abrieron o cambiaron las solicitudes y los documentos. HIPAA exige este registro.',
  'Who sees it': 'Quién la ve',
  'The staff who fulfil the request; whoever holds its order ID and verification code; and the account that submitted it. Providers of hosting, payment and messages process data for us under agreements that bind them to the same care. Authorities receive data only where the law obliges us.':
    'El personal que cumple la solicitud; quien tenga su número de orden y su código de verificación; y la cuenta que la envió. Los proveedores de alojamiento, pagos y mensajes procesan datos para nosotros conforme a acuerdos que los obligan al mismo cuidado. Las autoridades reciben datos solo cuando la ley nos obliga.',
  'How it is protected': 'Cómo se protege',
  'Data is encrypted on its way and where it is stored. Every upload is scanned for malware. Access is limited by role, staff are signed out when idle, and every access is recorded. Emails and text messages name no patient.':
    'Los datos se cifran en tránsito y donde se almacenan. Cada archivo cargado se analiza en busca de software malicioso. El acceso está limitado según el rol, la sesión del personal se cierra por inactividad y cada acceso queda registrado. Los correos electrónicos y los mensajes de texto no mencionan a ningún paciente.',
  'In your browser': 'En su navegador',
  'The portal uses no tracking and no advertising cookies. Your browser keeps your session, your language and display preferences, an unfinished request until you close the tab, and which requests you opened last. Signing out removes them.':
    'El portal no usa rastreo ni cookies publicitarias. Su navegador conserva su sesión, sus preferencias de idioma y de visualización, una solicitud sin terminar hasta que cierre la pestaña y qué solicitudes abrió por última vez. Al cerrar sesión se eliminan.',
  'How long it is kept': 'Cuánto tiempo se conserva',
  'Requests and their documents are kept as long as the law and the agreements with the facilities require, and are then deleted. Account data is deleted when you close the account, except for what must be kept as a record.':
    'Las solicitudes y sus documentos se conservan el tiempo que exigen la ley y los acuerdos con los centros médicos, y después se eliminan. Los datos de la cuenta se eliminan cuando usted la cierra, salvo lo que deba conservarse como registro.',
  'Your rights': 'Sus derechos',
  'You may ask what we keep about you, have mistakes corrected, and receive a copy. A patient may ask which of their information was disclosed and to whom. Should a breach affect you, we tell you without delay.':
    'Puede preguntar qué conservamos sobre usted, pedir que se corrijan los errores y recibir una copia. Un paciente puede preguntar qué información suya se divulgó y a quién. Si una violación de la seguridad de los datos le afecta, se lo comunicaremos sin demora.',
  'Terms of Service': 'Términos del servicio',
  'What the service is': 'Qué es el servicio',
  '{{name}} takes requests for copies of medical records from law firms and copy services, obtains the records, and makes the documents available for download. It gives neither legal nor medical advice.':
    '{{name}} recibe solicitudes de copias de expedientes médicos de bufetes de abogados y servicios de copias, obtiene los expedientes y pone los documentos a disposición para descargarlos. No brinda asesoría legal ni médica.',
  'Who may use it': 'Quién puede usarlo',
  'You may request records only with a valid authorization, subpoena or other legal basis, and only for the purpose that it names. By submitting a request you confirm that you have it, and that what you enter is accurate.':
    'Puede solicitar expedientes solo con una autorización válida, una citación (subpoena) u otra base legal, y solo para el fin que esta indique. Al enviar una solicitud, usted confirma que la tiene y que lo que ingresa es exacto.',
  'Your account': 'Su cuenta',
  'Keep your password and your verification codes to yourself: whoever has the order ID and the verification code of a request can see it. Tell us at once when you believe that somebody else has used your account.':
    'No comparta su contraseña ni sus códigos de verificación: quien tenga el número de orden y el código de verificación de una solicitud puede verla. Avísenos de inmediato si cree que otra persona ha usado su cuenta.',
  'Fees and payment': 'Tarifas y pago',
  'Each request has a processing fee, which is shown before you pay. Documents and invoices may cost more; you see each amount before you agree to it. Payments are processed by a payment provider; card and bank details do not pass through our servers.':
    'Cada solicitud tiene una tarifa de procesamiento, que se muestra antes de pagar. Los documentos y las facturas pueden tener un costo adicional; usted ve cada monto antes de aceptarlo. Un proveedor de pagos procesa los pagos; los datos de la tarjeta y del banco no pasan por nuestros servidores.',
  'The processing fee covers work that begins with your request and is not refunded when a facility holds no records or declines to release them. Payments made twice by mistake are returned.':
    'La tarifa de procesamiento cubre el trabajo que comienza con su solicitud y no se reembolsa cuando un centro médico no tiene expedientes o se niega a entregarlos. Los pagos hechos dos veces por error se devuelven.',
  Documents: 'Documentos',
  'Documents are copies as the facility released them; we do not vouch for their content. A document may be held back for a time after it was uploaded, and may be downloadable once or for a limited time. Download and keep what you need.':
    'Los documentos son copias tal como las entregó el centro médico; no respondemos por su contenido. Un documento puede retenerse durante un tiempo después de cargarse, y puede que solo se pueda descargar una vez o por tiempo limitado. Descargue y conserve lo que necesite.',
  'What is not allowed': 'Qué no está permitido',
  'Requesting records without a legal basis, or in the name of somebody else.':
    'Solicitar expedientes sin una base legal o en nombre de otra persona.',
  'Uploading harmful files, or trying to reach requests that are not yours.':
    'Cargar archivos dañinos o intentar acceder a solicitudes que no son suyas.',
  'Copying the service by automated means, or placing a load on it that hinders others.':
    'Copiar el servicio por medios automatizados o someterlo a una carga que perjudique a otros.',
  'Availability and liability': 'Disponibilidad y responsabilidad',
  'We work to keep the service available, and announce planned interruptions where we can. To the extent that the law allows, we are liable for direct damage up to the fees that you paid for the request concerned.':
    'Trabajamos para mantener disponible el servicio y anunciamos las interrupciones planificadas cuando podemos. En la medida en que la ley lo permita, respondemos por los daños directos hasta el monto de las tarifas que usted pagó por la solicitud en cuestión.',
  'Changes and ending': 'Cambios y terminación',
  'We tell account holders of changes to these terms by email before they apply. You may close your account at any time; we may close one that breaks these terms. Requests that are paid for are completed.':
    'Comunicamos a los titulares de cuentas los cambios de estos términos por correo electrónico antes de que se apliquen. Usted puede cerrar su cuenta en cualquier momento; nosotros podemos cerrar una cuenta que incumpla estos términos. Las solicitudes pagadas se completan.',
};
