import type { Catalog } from '../catalog.ts';

export const wizard: Catalog = {
  'Copy service contact': 'Contacto del servicio de copias',
  'Copy service': 'Servicio de copias',
  'Select a copy service': 'Seleccione un servicio',
  'Other Copy Service': 'Otro servicio de copias',
  Location: 'Sucursal',
  'Select a location': 'Seleccione una sucursal',
  'Copy service name': 'Nombre del servicio de copias',
  'Copy service email': 'Correo electrónico del servicio de copias',
  'We’ll email the confirmation to this address.': 'Enviaremos la confirmación a esta dirección.',
  'Copy service phone': 'Teléfono del servicio de copias',
  'The email and phone above don’t match the selected location.':
    'El correo electrónico y el teléfono de arriba no coinciden con los de la sucursal seleccionada.',
  'Use the location’s email and phone': 'Usar datos de la sucursal',
  'Error loading options. You can still enter a custom value.':
    'Error al cargar las opciones. De todos modos puede ingresar otro valor.',
  'Choose from the list or type another name.': 'Elija de la lista o escriba otro nombre.',
  'Facility name': 'Nombre del centro médico',
  'Who or what must appear in court.': 'Quién o qué debe presentarse ante el tribunal.',
  'PA applies to': 'La comparecencia corresponde a',
  'Physician name': 'Nombre del médico',
  'Edit {{group}}': 'Editar {{group}}',
  Edit: 'Editar',
  'Not provided': 'Sin indicar',
  Next: 'Siguiente',
  'Submitting....': 'Enviando....',
  'Submit Request': 'Enviar solicitud',
  'Complete Payment First': 'Complete primero el pago',
  'A payment has started, so the request can’t be changed':
    'El pago ya comenzó, por lo que la solicitud no se puede cambiar',
  'Request steps': 'Pasos de la solicitud',
  Done: 'Completado',
  'Step {{step}} of {{total}}': 'Paso {{step}} de {{total}}',
  Cancel: 'Cancelar',
  Back: 'Atrás',
  'Please wait until all files are uploaded': 'Espere hasta que se carguen todos los archivos',
  'Some files were not uploaded. Choose Retry, or remove them.':
    'Algunos archivos no se cargaron. Elija “Reintentar” o quítelos.',
  'New records request': 'Nueva solicitud de expediente',
  'Who’s Submitting': 'Quién solicita',
  'Patient Details': 'Datos del paciente',
  'Request Details': 'Detalles de la solicitud',
  'Review Your Request': 'Revise su solicitud',
  Payment: 'Pago',
  'Patient information': 'Información del paciente',
  'Patient full name': 'Nombre completo del paciente',
  'As shown on the authorization.': 'Tal como figura en la autorización.',
  'Date of birth': 'Fecha de nacimiento',
  'Social Security number, last 4 digits': 'Número de Seguro Social, últimos 4 dígitos',
  'The page was reloaded, so the digits weren’t kept. Please enter them again.':
    'La página se volvió a cargar y los dígitos no se conservaron. Ingréselos de nuevo.',
  'Helps us find the right chart. Never stored in this browser.':
    'Nos ayuda a encontrar el expediente correcto. Nunca se guarda en este navegador.',
  'Facility information': 'Información del centro médico',
  'You already paid for this request, so you can no longer change the earlier steps.':
    'Ya pagó esta solicitud, por lo que ya no puede cambiar los pasos anteriores.',
  'Once the request is paid and submitted, you’ll get a verification code and a confirmation email. The facility may bill for copies later.':
    'Cuando la solicitud esté pagada y enviada, recibirá un código de verificación y un correo de confirmación. El centro médico puede facturar las copias más adelante.',
  'When you submit the request, you’ll get a verification code and a confirmation email. The facility may bill for copies later.':
    'Al enviar la solicitud, recibirá un código de verificación y una confirmación por correo electrónico. El centro médico puede facturar las copias más adelante.',
  'Record Request Type': 'Tipo de expediente solicitado',
  'Choose what the facility should copy.': 'Elija qué debe copiar el centro médico.',
  'The patient’s signed authorization, or proof that the subpoena was served.':
    'La autorización firmada del paciente o el comprobante de que se notificó la citación (subpoena).',
  'It is included in the subpoena packet': 'Está incluido en el paquete de la citación (subpoena)',
  'Subpoena packet, court orders or anything else that helps. Optional.':
    'Paquete de la citación (subpoena), órdenes judiciales o cualquier otro documento útil. Opcional.',
  'Client Order Number': 'Número de orden del cliente',
  'Attorney email': 'Correo electrónico del abogado',
  'Attorney phone': 'Teléfono del abogado',
  'Attorney name': 'Nombre del abogado',
  'Firm name': 'Nombre del bufete',
  'Social Security number': 'Número de Seguro Social',
  'ending in {{digits}}': 'termina en {{digits}}',
  'Please check everything. The information cannot be edited after submission.':
    'Revise todo. La información no se puede editar después del envío.',
  'Social Security digits were not kept': 'No se conservaron los dígitos del Seguro Social',
  'To protect the patient, we don’t keep them when the page reloads. Choose Edit to enter them again.':
    'Para proteger al paciente, no los conservamos cuando se vuelve a cargar la página. Elija “Editar” para ingresarlos de nuevo.',
  'No LOA/Proof of Service uploaded - Required!':
    'Falta la carta de autorización o el comprobante de notificación (obligatorio)',
  Confirmation: 'Confirmación',
  'By clicking Next, you confirm that the information above is accurate and complete, and proceed to payment.':
    'Al hacer clic en “Siguiente”, usted confirma que la información anterior es exacta y completa, y pasa al pago.',
  'The documents are in the subpoena packet': 'Los documentos están en el paquete de la citación (subpoena)',
  'A separate upload is required': 'Se deben cargar por separado',
  'Order information': 'Información de la orden',
  'Your own number for this order. You will need it to track the request. Emails and text messages show it, so don’t use the patient’s name or date of birth.':
    'Su propio número para esta orden. Lo necesitará para consultar la solicitud. Aparece en correos y mensajes de texto, así que no use el nombre ni la fecha de nacimiento del paciente.',
  'Attorney information': 'Información del abogado',
  'The attorney you are requesting the records for.': 'El abogado para quien solicita el expediente.',
  'Submission failed': 'No se pudo enviar la solicitud',
  'Leave and discard': 'Salir y descartar',
  'Fields marked with * are required.': 'Los campos marcados con * son obligatorios.',
  Leave: 'Salir',
  'Leave this request?': '¿Salir de esta solicitud?',
  Stay: 'Quedarse',
  'A request must be paid within 7 days of its last change. Nothing was charged, and everything you entered is still here.':
    'Una solicitud debe pagarse en un plazo de 7 días desde su último cambio. No se cobró nada y todo lo que ingresó sigue aquí.',
  'A request must be paid within 7 days of its last change. What you entered is still here. Please check it, then continue. If a file is no longer available, we’ll ask you to add it again.':
    'Una solicitud debe pagarse en un plazo de 7 días desde su último cambio. Lo que ingresó sigue aquí. Revíselo y continúe. Si un archivo ya no está disponible, le pediremos que lo agregue de nuevo.',
  'The fee is paid. If you leave now, we’ll submit your request automatically and email you a confirmation.':
    'La tarifa está pagada. Si sale ahora, enviaremos su solicitud automáticamente y le mandaremos una confirmación por correo electrónico.',
  'This request has expired': 'Esta solicitud venció',
  'This will be lost:': 'Se perderá lo siguiente:',
  'What you entered is still here. You only need to add these files again: {{files}}.':
    'Lo que ingresó sigue aquí. Solo debe agregar de nuevo estos archivos: {{files}}.',
  'What you entered is still here. Please check it and continue.':
    'Lo que ingresó sigue aquí. Revíselo y continúe.',
  'Your saved request expired, so we started a new one':
    'Su solicitud guardada venció, así que iniciamos una nueva',
  'card or bank details': 'los datos de la tarjeta o del banco',
  'the Social Security digits': 'los dígitos del Seguro Social',
  'the upload of {{name}}': 'la carga de {{name}}',
  'Known attorneys': 'Abogados conocidos',
  'Used {{times}} times': 'Usado {{times}} veces',
  'Everything else you entered stays in this tab until you close it or start another request.':
    'Todo lo demás que ingresó permanece en esta pestaña hasta que la cierre o inicie otra solicitud.',
  'What you entered stays in this tab until you close it or start another request.':
    'Lo que ingresó permanece en esta pestaña hasta que la cierre o inicie otra solicitud.',
  'You last worked on this request on {{date}}': 'Trabajó en esta solicitud por última vez el {{date}}',
  'No request type matches “{{text}}”': 'Ningún tipo de solicitud coincide con “{{text}}”',
  '1 request type': '1 tipo de solicitud',
  '{{number}} request types': '{{number}} tipos de solicitud',
  'Search request types': 'Buscar tipos de solicitud',
  'Used last': 'Usados recientemente',
  'Copy service and attorney': 'Servicio de copias y abogado',
  'Filled in from an earlier request.': 'Completado con los datos de una solicitud anterior suya.',
  Attorney: 'Abogado',
  Change: 'Cambiar',
  'Change {{group}}': 'Cambiar {{group}}',
  'Choose a contact of an earlier request to fill in the fields below.':
    'Elija un contacto de una solicitud anterior para completar los campos de abajo.',
  'Saved copy services': 'Servicios de copias guardados',
  'Saved attorneys': 'Abogados guardados',
  'Choose a contact': 'Elija un contacto',
  'Failed to check the authorization': 'No se pudo comprobar la autorización',
  'Please check “{{name}}”': 'Revise “{{name}}”',
  'Change files': 'Cambiar archivos',
  'Change files: {{name}}': 'Cambiar archivos: {{name}}',
  'It seems to have expired on {{date}}. We cannot release records with an expired authorization.':
    'Parece que venció el {{date}}. No podemos entregar expedientes con una autorización vencida.',
  'We couldn’t find {{missing}}.': 'No encontramos {{missing}}.',
  'the name of the patient': 'el nombre del paciente',
  'the patient’s date of birth': 'la fecha de nacimiento del paciente',
  'a signature': 'una firma',
  'a signature date': 'la fecha de la firma',
  'an expiration date or event': 'una fecha o un evento de vencimiento',
  'who receives the records': 'quién recibe los expedientes',
  'We couldn’t read it, because it is a dynamic form (XFA). Open it in Adobe Acrobat or Adobe Reader, print it, choose “Save as PDF”, and upload that file.':
    'No pudimos leerlo porque es un formulario dinámico (XFA). Ábralo en Adobe Acrobat o Adobe Reader, imprímalo, elija “Guardar como PDF” y cargue ese archivo.',
  'We couldn’t read it, because it needs a password.': 'No pudimos leerlo porque requiere una contraseña.',
  'We couldn’t read it, for example because it is a scan. Is it complete, signed, and not expired?':
    'No pudimos leerlo, por ejemplo porque es un documento escaneado. ¿Está completo, firmado y vigente?',
  'We only read the first {{pagesRead}} of {{pages}} pages.':
    'Solo leímos las primeras {{pagesRead}} de {{pages}} páginas.',
  'We couldn’t read all of it, for example because a page is a scan.':
    'No pudimos leerlo todo, por ejemplo porque una página es un documento escaneado.',
  'Your own number for this order. You will need it to track the request. Emails and text messages show it, so don’t use the patient’s name or date of birth. In them, it appears as “{{text}}”.':
    'Su propio número para esta orden. Lo necesitará para consultar la solicitud. Aparece en correos y mensajes de texto, así que no use el nombre ni la fecha de nacimiento del paciente. En ellos aparece como “{{text}}”.',
  'Your session has ended': 'Su sesión ha terminado',
  'Your payment and what you entered are safe. Sign in, then submit the request to have it in your account.':
    'Su pago y lo que ingresó están seguros. Inicie sesión y luego envíe la solicitud para tenerla en su cuenta.',
  'What you entered is still here. Sign in to have this request in your account.':
    'Lo que ingresó sigue aquí. Inicie sesión para tener esta solicitud en su cuenta.',
  'Requests belong to accounts of clients. This is an account of the staff.':
    'Las solicitudes pertenecen a cuentas de clientes. Esta es una cuenta del personal.',
  'This request was paid for with another account and belongs to it. Sign in with that account, or submit the request without signing in.':
    'Esta solicitud se pagó con otra cuenta y le pertenece. Inicie sesión con esa cuenta o envíe la solicitud sin iniciar sesión.',
  'You started this request with another account. The request will belong to this account.':
    'Comenzó esta solicitud con otra cuenta. La solicitud pertenecerá a esta cuenta.',
  'Continue as {{email}}?': '¿Continuar como {{email}}?',
  'Please use another account': 'Use otra cuenta',
  'Use another account': 'Usar otra cuenta',
  'Your account requires two-step sign-in. Set it up on the sign-in page, then sign in here.':
    'Su cuenta requiere la verificación en dos pasos. Configúrela en la página de inicio de sesión y luego inicie sesión aquí.',
  'Open the sign-in page': 'Abrir la página de inicio de sesión',
  'Discard this request?': '¿Descartar esta solicitud?',
};
