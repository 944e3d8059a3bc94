import type { Catalog } from '../catalog.ts';

export const messages: Catalog = {
  'Operation failed': 'La operación falló',
  'This takes longer than usual. Please keep this page open.':
    'Esto tarda más de lo habitual. Mantenga abierta esta página.',
  'We could not confirm that this was saved': 'No pudimos confirmar que esto se guardó',
  'We couldn’t reach the server. What you entered is still here. Check your connection and try again.':
    'No pudimos comunicarnos con el servidor. Lo que ingresó sigue aquí. Revise su conexión e inténtelo de nuevo.',
  'Failed to parse server response': 'No se pudo interpretar la respuesta del servidor',
  'HTTP error! status: {{status}}': 'Error HTTP. Estado: {{status}}',
  'Please type at least 2 characters': 'Escriba al menos 2 caracteres',
  'The upload key is not valid': 'La clave de carga no es válida',
  'The file name is too long': 'El nombre del archivo es demasiado largo',
  'Please select at least one file to upload': 'Seleccione al menos un archivo para cargar',
  'Date of birth is required': 'La fecha de nacimiento es obligatoria',
  'Please enter a valid date of birth': 'Ingrese una fecha de nacimiento válida',
  'Date of birth cannot be in the future': 'La fecha de nacimiento no puede ser futura',
  'Social Security number must be exactly 4 digits':
    'El número de Seguro Social debe tener exactamente 4 dígitos',
  'Social Security number can only contain digits 0-9':
    'El número de Seguro Social solo puede contener dígitos del 0 al 9',
  'Social Security number cannot be 0000': 'El número de Seguro Social no puede ser 0000',
  'Social Security number cannot have all the same digits':
    'El número de Seguro Social no puede tener todos los dígitos iguales',
  'The draft ID must be a UUID': 'El identificador del borrador debe ser un UUID',
  'The request ID is not valid': 'El identificador de la solicitud no es válido',
  'The file ID is not valid': 'El identificador del archivo no es válido',
  'Patient name is required': 'El nombre del paciente es obligatorio',
  'Please use at most 100 characters': 'Use como máximo 100 caracteres',
  'Please use at most 200 characters': 'Use como máximo 200 caracteres',
  'Please select a request type': 'Seleccione un tipo de solicitud',
  'Letter of Authorization / Proof of Service is required. Either upload files or check the box if included in subpoena packet.':
    'La carta de autorización o el comprobante de notificación es obligatorio. Cargue los archivos o marque la casilla si está incluido en el paquete de la citación (subpoena).',
  'PA applies to field is required for Personal Appearance':
    'Indique a quién o a qué corresponde la comparecencia personal',
  'Physician name is required when Physician is selected':
    'El nombre del médico es obligatorio cuando se selecciona “Médico”',
  'Order ID is required and must be between 1-100 characters':
    'El número de orden es obligatorio y debe tener entre 1 y 100 caracteres',
  'Copy service name is required and must be between 1-200 characters':
    'El nombre del servicio de copias es obligatorio y debe tener entre 1 y 200 caracteres',
  'Email address is too long': 'La dirección de correo electrónico es demasiado larga',
  'Copy service email is required': 'El correo electrónico del servicio de copias es obligatorio',
  'Please enter a valid email address': 'Ingrese una dirección de correo electrónico válida',
  'Please enter a valid phone number': 'Ingrese un número de teléfono válido',
  'Please enter a valid lawyer email': 'Ingrese un correo electrónico válido del abogado',
  'Please select a location': 'Seleccione una sucursal',
  'Copy service phone is required': 'El teléfono del servicio de copias es obligatorio',
  'Attorney email is required': 'El correo electrónico del abogado es obligatorio',
  'Attorney phone is required': 'El teléfono del abogado es obligatorio',
  'There were too many attempts from your account or network. Please wait and try again.':
    'Hubo demasiados intentos desde su cuenta o red. Espere e inténtelo de nuevo.',
  'This file is still being checked for viruses. Please try again in a moment.':
    'Este archivo todavía se está analizando en busca de virus. Inténtelo de nuevo en un momento.',
  'This file is blocked because it did not pass the virus scan.':
    'Este archivo está bloqueado porque no pasó el análisis de virus.',
  'This file is not available for download.': 'Este archivo no está disponible para descargar.',
  'The bank payment of the processing fee did not go through. Please pay again.':
    'El pago bancario de la tarifa de procesamiento no se completó. Pague de nuevo.',
  'The processing fee was paid again. Work on the request continues.':
    'La tarifa de procesamiento se pagó de nuevo. El trabajo en la solicitud continúa.',
  'The portal is down for maintenance. What you entered is still here. Please try again in a few minutes.':
    'El portal está en mantenimiento. Lo que ingresó sigue aquí. Inténtelo de nuevo en unos minutos.',
  'The service is temporarily unavailable. What you entered is still here. Please try again in a moment.':
    'El servicio no está disponible por el momento. Lo que ingresó sigue aquí. Inténtelo de nuevo en un momento.',
  'File downloaded successfully. You can download it again if needed.':
    'El archivo se descargó correctamente. Puede descargarlo de nuevo si lo necesita.',
  'Request submitted successfully': 'La solicitud se envió correctamente',
  'Something went wrong on our side. Please try again.': 'Algo falló de nuestro lado. Inténtelo de nuevo.',
  'Your access has expired. Please enter your Order ID and verification code again.':
    'Su acceso venció. Ingrese de nuevo su número de orden y su código de verificación.',
  'This field is required': 'Este campo es obligatorio',
  'This exceeds the limit': 'Esto supera el límite',
  'This value is not valid': 'Este valor no es válido',
  'The field “{{field}}” is required': 'El campo “{{field}}” es obligatorio',
  'The field “{{field}}” exceeds the limit': 'El campo “{{field}}” supera el límite',
  'The field “{{field}}” is not valid': 'El campo “{{field}}” no es válido',
  'The input is not valid': 'Los datos ingresados no son válidos',
  'The request body is not valid JSON': 'El contenido de la petición no es JSON válido',
  'The request body is not a valid form': 'El contenido de la petición no es un formulario válido',
  'The request is too large': 'La petición es demasiado grande',
  'A text in the request is too long': 'Un texto de la petición es demasiado largo',
  'The name of a field in the request is too long': 'El nombre de un campo de la petición es demasiado largo',
  'A list in the request has too many entries': 'Una lista de la petición tiene demasiados elementos',
  'The request has too many fields': 'La petición tiene demasiados campos',
  'The request has too many values': 'La petición tiene demasiados valores',
  'The request has too many levels of nested lists and fields':
    'La petición tiene demasiados niveles de listas y campos anidados',
  'This API endpoint does not exist.': 'Esta dirección de la API no existe.',
  'You do not have access to this.': 'No tiene acceso a esto.',
  'Please sign in, or enter your Order ID and verification code.':
    'Inicie sesión o ingrese su número de orden y su código de verificación.',
  'You can attach at most 20 files to one request.':
    'Puede adjuntar como máximo 20 archivos a una solicitud.',
  'Please upload fewer files at once': 'Cargue menos archivos a la vez',
  'You can attach at most {{files}} files to one request.':
    'Puede adjuntar como máximo {{files}} archivos a una solicitud.',
  'A file of this request was not uploaded. Please add it again.':
    'Un archivo de esta solicitud no se cargó. Agréguelo de nuevo.',
  'File {{name}} was not uploaded. Please add it again.':
    'El archivo {{name}} no se cargó. Agréguelo de nuevo.',
  'Too many verification codes were entered for this Order ID. Please wait a minute and try again.':
    'Se ingresaron demasiados códigos de verificación para este número de orden. Espere un minuto e inténtelo de nuevo.',
  'Too many wrong verification codes for this Order ID. To protect patient information, please try again in {{minutes}} min.':
    'Demasiados códigos de verificación incorrectos para este número de orden. Para proteger la información del paciente, inténtelo de nuevo en {{minutes}} min.',
  'File not found': 'No se encontró el archivo',
  'You can upload at most {{files}} files and {{megabytes}} MB for one request.':
    'Puede cargar como máximo {{files}} archivos y {{megabytes}} MB por solicitud.',
  'The processing fee of this request does not need to be paid again.':
    'No es necesario pagar de nuevo la tarifa de procesamiento de esta solicitud.',
  'This request was already submitted. We sent the confirmation by email.':
    'Esta solicitud ya se envió. Enviamos la confirmación por correo electrónico.',
  'This payment does not belong to this request.': 'Este pago no corresponde a esta solicitud.',
  'The payment is not complete. Please complete it first.':
    'El pago no ha finalizado. Termine primero el pago.',
  'We can’t find the saved request for this payment. Don’t pay again. Contact us with your Order ID. We’ll find the payment and help you finish.':
    'No encontramos la solicitud guardada de este pago. No vuelva a pagar. Comuníquese con nosotros e indique su número de orden. Encontraremos el pago y le ayudaremos a terminar.',
  'This request has reached its size limit. Shorten the text, or contact us.':
    'Esta solicitud alcanzó su tamaño máximo. Acorte el texto o comuníquese con nosotros.',
  'The text has characters that can’t be shown. Please paste it as plain text.':
    'El texto tiene caracteres que no se pueden mostrar. Péguelo como texto sin formato.',
  'Please write a message': 'Escriba un mensaje',
  'Please use at most 5,000 characters': 'Use como máximo 5,000 caracteres',
  'Please use at most 200 lines': 'Use como máximo 200 líneas',
  'The message ID must be a UUID': 'El identificador del mensaje debe ser un UUID',
  'The position of the message is not valid': 'La posición del mensaje no es válida',
  'Only staff can add internal notes and mention colleagues':
    'Solo el personal puede agregar notas internas y mencionar a colegas',
  'You can only mention colleagues with an active account':
    'Solo puede mencionar a colegas con una cuenta activa',
  'This request has reached the maximum number of messages. Please contact us another way.':
    'Esta solicitud alcanzó el número máximo de mensajes. Comuníquese con nosotros de otra forma.',
  'The verification code of this request was replaced. Please enter your Order ID and the new code.':
    'El código de verificación de esta solicitud se reemplazó. Ingrese su número de orden y el nuevo código.',
  'Someone else has just replaced the code. Reload the page.':
    'Otra persona acaba de reemplazar el código. Vuelva a cargar la página.',
  'The code of this request was replaced too often today. Please try again tomorrow, or contact us.':
    'El código de esta solicitud se reemplazó demasiadas veces hoy. Inténtelo de nuevo mañana o comuníquese con nosotros.',
  'Verification code replaced': 'Código de verificación reemplazado',
  'We’re busy right now. Please wait a moment and try again.':
    'Estamos muy ocupados en este momento. Espere un momento e inténtelo de nuevo.',
};
