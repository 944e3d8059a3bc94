import type { Catalogue } from '../catalogue.ts';

export const wizard: Catalogue = {
  'Copy service contact': 'Contacto del servicio de copias',
  'Copy service': 'Servicio de copias',
  'Select a copy service': 'Seleccione un servicio',
  'Other Copy Service': 'Otro servicio de copias',
  Location: 'Sucursal',
  'Select a location': 'Seleccione una sucursal',
  'Copy service name': 'Nombre del servicio de copias',
  'Copy service email': 'Correo electrónico del servicio de copias',
  'The confirmation goes to this address.': 'La confirmación se envía a esta dirección.',
  'Copy service phone': 'Teléfono del servicio de copias',
  'The email and phone above are not those of the selected location.':
    'El correo electrónico y el teléfono de arriba no son los de la sucursal seleccionada.',
  'Use the location’s email and phone': 'Usar el correo electrónico y el teléfono de la sucursal',
  'Error loading options. You can still enter a custom value.':
    'Error al cargar las opciones. De todos modos puede ingresar otro valor.',
  'Choose from the list or type another name.': 'Elija de la lista o escriba otro nombre.',
  'Facility name': 'Nombre del centro médico',
  'Who or what is to appear in court.': 'Quién o qué debe presentarse ante el tribunal.',
  'PA applies to': 'La comparecencia aplica a',
  'Physician name': 'Nombre del médico',
  'Edit {{group}}': 'Editar {{group}}',
  Edit: 'Editar',
  'Not provided': 'No proporcionado',
  Next: 'Siguiente',
  'Submitting....': 'Enviando....',
  'Submit Request': 'Enviar solicitud',
  'Complete Payment First': 'Complete primero el pago',
  'Steps of the request': 'Pasos de la solicitud',
  Done: 'Completado',
  'Step {{step}} of {{total}}': 'Paso {{step}} de {{total}}',
  Cancel: 'Cancelar',
  Back: 'Atrás',
  'Please wait until all files are uploaded': 'Espere hasta que se carguen todos los archivos',
  'Some files were not uploaded. Try again or remove them.':
    'Algunos archivos no se cargaron. Inténtelo de nuevo o quítelos.',
  'New records request': 'Nueva solicitud de expediente',
  'Who’s Submitting': 'Quién solicita',
  'Patient Details': 'Datos del paciente',
  'Request Details': 'Detalles de la solicitud',
  'Review Your Request': 'Revise su solicitud',
  Payment: 'Pago',
  'Patient information': 'Información del paciente',
  'Patient full name': 'Nombre completo del paciente',
  'As it stands on the authorization.': 'Tal como figura en la autorización.',
  'Date of birth': 'Fecha de nacimiento',
  'Social Security number, last 4 digits': 'Número de Seguro Social, últimos 4 dígitos',
  'Not kept after the page was loaded again: please enter the digits once more.':
    'No se conservan al volver a cargar la página: ingrese los dígitos otra vez.',
  'Helps to find the right chart. Never kept in this browser.':
    'Ayuda a encontrar el expediente correcto. Nunca se guarda en este navegador.',
  'Facility information': 'Información del centro médico',
  'The request is stored as you paid for it, so the steps before can no longer be changed.':
    'La solicitud se guarda tal como la pagó, por lo que los pasos anteriores ya no se pueden cambiar.',
  'After payment, submit the request: you get a verification code and a confirmation by email. The facility may bill for copies later.':
    'Después del pago, envíe la solicitud: recibirá un código de verificación y una confirmación por correo electrónico. El centro médico puede facturar las copias más adelante.',
  'When you submit the request, you get a verification code and a confirmation by email. The facility may bill for copies later.':
    'Al enviar la solicitud, recibirá un código de verificación y una confirmación por correo electrónico. El centro médico puede facturar las copias más adelante.',
  'Record Request Type': 'Tipo de expediente solicitado',
  'Choose what the facility should copy.': 'Elija qué debe copiar el centro médico.',
  'The signed authorization of the patient, or the proof that the subpoena was served.':
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
  'Please check everything: the information cannot be edited after submission.':
    'Revise todo: la información no se puede editar después del envío.',
  'Social Security digits were not kept': 'No se conservaron los dígitos del Seguro Social',
  'For the patient’s protection they do not survive a reload. Use Edit to enter them again.':
    'Para proteger al paciente, no se conservan al volver a cargar la página. Use Editar para ingresarlos de nuevo.',
  'No LOA/Proof of Service uploaded - Required!':
    'No se cargó la carta de autorización ni el comprobante de notificación: ¡obligatorio!',
  Confirmation: 'Confirmación',
  'By clicking Next you confirm that the information above is accurate and complete, and proceed to payment.':
    'Al hacer clic en Siguiente, usted confirma que la información anterior es exacta y completa, y pasa al pago.',
  'The documents are in the subpoena packet': 'Los documentos están en el paquete de la citación (subpoena)',
  'A separate upload is required': 'Se deben cargar por separado',
  'Order information': 'Información de la orden',
  'Your own number for this order. You will need it to track the request.':
    'Su propio número para esta orden. Lo necesitará para seguir la solicitud.',
  'Attorney information': 'Información del abogado',
  'The attorney on whose behalf the records are requested.':
    'El abogado en cuyo nombre se solicita el expediente.',
  'Submission failed': 'No se pudo enviar la solicitud',
  'Discard request': 'Descartar la solicitud',
  'Fields marked with * are required.': 'Los campos marcados con * son obligatorios.',
  Leave: 'Salir',
  'Leave this request?': '¿Salir de esta solicitud?',
  Stay: 'Quedarse',
  'Requests that are not paid are kept for 7 days. Nothing was charged, and everything you entered is still here.':
    'Las solicitudes sin pagar se conservan 7 días. No se cobró nada y todo lo que ingresó sigue aquí.',
  'Requests that are not paid within 7 days expire on our side. What you entered is still here: please check it, then go on as usual. If a file is no longer kept, we ask you to add it again.':
    'Las solicitudes que no se pagan en 7 días vencen de nuestro lado. Lo que ingresó sigue aquí: revíselo y continúe como de costumbre. Si algún archivo ya no se conserva, le pedimos que lo agregue de nuevo.',
  'The fee is paid. If you leave now, your request is submitted by itself and the confirmation comes by email.':
    'La tarifa está pagada. Si sale ahora, su solicitud se envía por sí sola y la confirmación llega por correo electrónico.',
  'This request has expired': 'Esta solicitud venció',
  'This will be lost:': 'Se perderá lo siguiente:',
  'What you entered is still here. Only these files have to be added again: {{files}}.':
    'Lo que ingresó sigue aquí. Solo debe agregar de nuevo estos archivos: {{files}}.',
  'What you entered is still here. Please check it and go on as usual.':
    'Lo que ingresó sigue aquí. Revíselo y continúe como de costumbre.',
  'Your request goes on under a new number': 'Su solicitud continúa con un nuevo número',
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
};
