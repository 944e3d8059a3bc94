import type { Catalog } from '../catalog.ts';

export const tracker: Catalog = {
  'Something went wrong. We’re still trying to complete your request.':
    'Algo salió mal. Seguimos intentando completar su solicitud.',
  'File "{{name}}" downloaded successfully!': '¡El archivo “{{name}}” se descargó correctamente!',
  'Failed to download file': 'No se pudo descargar el archivo',
  'Error downloading file: {{reason}}': 'Error al descargar el archivo: {{reason}}',
  'Your browser blocked the new tab. Allow pop-ups for this site and try again.':
    'El navegador bloqueó la pestaña nueva. Permita las ventanas emergentes de este sitio e inténtelo de nuevo.',
  'Error viewing file: {{reason}}': 'Error al ver el archivo: {{reason}}',
  'Failed to view file': 'No se pudo ver el archivo',
  'Verification code': 'Código de verificación',
  '10 characters, such as 7K3M9-QX2TB': '10 caracteres, por ejemplo 7K3M9-QX2TB',
  '{{label}} copied': '{{label}}: copiado',
  'Failed to copy to clipboard': 'No se pudo copiar al portapapeles',
  'Copy {{label}}': 'Copiar: {{label}}',
  Unavailable: 'No disponible',
  '{{amount}}, paid on {{day}}': '{{amount}}, pagada el {{day}}',
  '{{amount}}, paid': '{{amount}}, pagada',
  '{{amount}}, bank payment clearing': '{{amount}}, pago bancario en proceso',
  'Bank payment clearing': 'Pago bancario en proceso',
  '{{amount}}, payment failed': '{{amount}}, el pago no se completó',
  Waived: 'Condonada (no se cobra)',
  'Open {{name}} in a new tab': 'Abrir {{name}} en una pestaña nueva',
  Open: 'Abrir',
  'Download {{name}}': 'Descargar {{name}}',
  'No files': 'No hay archivos',
  'Order {{orderId}} found. Status: {{status}}': 'Se encontró la orden {{orderId}}. Estado: {{status}}',
  'Looking up the request...': 'Buscando la solicitud...',
  'Please enter a valid order ID': 'Ingrese un número de orden válido',
  'Please enter your case verification code': 'Ingrese el código de verificación de su caso',
  'Find your request': 'Encuentre su solicitud',
  'The Client Order Number you entered in the request':
    'El número de orden del cliente que ingresó en la solicitud',
  'Check status': 'Consultar estado',
  'Where to find your Order ID and code': 'Dónde encontrar su número de orden y su código',
  'Both are in the confirmation email that we sent when the request was submitted. The link in that email fills them in for you.':
    'Ambos están en el correo de confirmación que le enviamos cuando se envió la solicitud. El enlace de ese correo los completa por usted.',
  'Enter both to see the request’s status, history and files here.':
    'Ingrese ambos para ver aquí el estado, el historial y los archivos de la solicitud.',
  'This page could not be refreshed': 'No se pudo actualizar esta página',
  'Below is the request as we last loaded it.': 'Abajo está la solicitud tal como se cargó la última vez.',
  'Request not found': 'No se encontró la solicitud',
  'No request matches this Order ID and verification code. Please check both against our latest email: a code that was replaced no longer works.':
    'Ninguna solicitud coincide con este número de orden y este código de verificación. Compare ambos con nuestro correo más reciente: un código reemplazado ya no funciona.',
  'Lookup paused': 'Consulta en pausa',
  'Too many wrong codes were entered for this Order ID. To protect patient information, you can’t open this request for now, even with the correct code. You can still look up other requests.':
    'Se ingresaron demasiados códigos incorrectos para este número de orden. Para proteger la información de los pacientes, por ahora no podrá abrir esta solicitud, ni siquiera con el código correcto. Puede seguir consultando otras solicitudes.',
  'Error retrieving request. Please try again.': 'Error al obtener la solicitud. Inténtelo de nuevo.',
  'What you entered is still here, and your request isn’t affected.':
    'Lo que ingresó sigue aquí y su solicitud no se ve afectada.',
  'Your payment did not go through': 'Su pago no se completó',
  'We could not accept “{{name}}”': 'No pudimos aceptar “{{name}}”',
  'It didn’t pass our virus scan, so no one can open it. Please send a clean copy.':
    'No pasó nuestro análisis de virus, así que nadie puede abrirlo. Envíe una copia limpia.',
  'Your request is on hold': 'Su solicitud está en espera',
  'We will continue as soon as we can. Please contact us if you have a question.':
    'Continuaremos tan pronto como podamos. Comuníquese con nosotros si tiene alguna pregunta.',
  'Nothing to do right now': 'No hay nada que hacer por ahora',
  'We have your update and are reviewing it.': 'Tenemos su actualización y la estamos revisando.',
  'We are working on your request. Every change appears on this page.':
    'Estamos trabajando en su solicitud. Cada cambio aparece en esta página.',
  'We have your request. Every change appears on this page.':
    'Tenemos su solicitud. Cada cambio aparece en esta página.',
  'Your request is complete': 'Su solicitud está completada',
  'You don’t need to do anything else.': 'No tiene que hacer nada más.',
  'This request was canceled': 'Esta solicitud fue cancelada',
  'We are no longer working on it. The status history shows when it was canceled, with our note if we wrote one. If you still need the records, contact us.':
    'Ya no estamos trabajando en ella. El historial de estados muestra cuándo se canceló, con nuestra nota si la hay. Si aún necesita los expedientes, comuníquese con nosotros.',
  Received: 'Recibida',
  'In progress': 'En curso',
  Completed: 'Completada',
  Progress: 'Progreso',
  'Request details': 'Detalles de la solicitud',
  Patient: 'Paciente',
  Facility: 'Centro médico',
  'No facility': 'Sin centro médico',
  'Request type': 'Tipo de solicitud',
  Submitted: 'Enviada',
  'Last updated': 'Última actualización',
  'Number of files': 'Número de archivos',
  'Processing fee': 'Tarifa de procesamiento',
  'Order {{orderId}}': 'Orden {{orderId}}',
  'Letter of Authorization / Proof of Service': 'Carta de autorización / Comprobante de notificación',
  'Supporting Documents': 'Documentos de respaldo',
  'Link copied. It opens the request and the patient’s records without signing in. Send it only to people who may see them.':
    'Enlace copiado. Abre la solicitud y los expedientes del paciente sin iniciar sesión. Envíelo solo a quienes puedan verlos.',
  'Failed to copy URL to clipboard': 'No se pudo copiar el enlace al portapapeles',
  'Look up another': 'Buscar otra',
  'Share Direct Link': 'Compartir enlace directo',
  'Status history': 'Historial de estados',
  'No status history available': 'No hay historial de estados',
  'Payment received. We’re completing your request.': 'Pago recibido. Estamos completando su solicitud.',
  'We couldn’t complete it while you waited. We’ll keep trying, even if you close this page.':
    'No pudimos completarla mientras esperaba. Seguiremos intentándolo, aunque cierre esta página.',
  'Coming by email': 'Llegará por correo electrónico',
  'You’ll get your verification code in the confirmation email.':
    'Recibirá su código de verificación en el correo de confirmación.',
  'Please don’t pay or submit again. Your payment and details are safe.':
    'No pague ni envíe de nuevo. Su pago y sus datos están a salvo.',
  'Not completed yet': 'Aún no se ha completado',
  'Trying again...': 'Intentando de nuevo...',
  'Thank you! Your request was submitted successfully.': '¡Gracias! Su solicitud se envió correctamente.',
  'We sent a confirmation email.': 'Enviamos un correo de confirmación.',
  'We show the verification code here only on the day of submission. You can find it in the confirmation email we sent to the request’s contact email.':
    'El código de verificación solo se muestra aquí el día del envío. Lo encontrará en el correo de confirmación que enviamos al correo de contacto de la solicitud.',
  'We sent a confirmation email to the copy service.':
    'Enviamos un correo de confirmación al servicio de copias.',
  'You need both to look up your request. Keep them in case the confirmation email doesn’t arrive.':
    'Necesita ambos para consultar su solicitud. Guárdelos por si el correo de confirmación no llega.',
  'Submit Another Request': 'Enviar otra solicitud',
  'View Request Status': 'Ver el estado de la solicitud',
  'Virus scan in progress': 'Análisis de virus en curso',
  'Blocked: this file did not pass the virus scan': 'Bloqueado: este archivo no pasó el análisis de virus',
  'Virus scan passed': 'Análisis de virus superado',
  'You can try again in {{wait}}.': 'Puede intentarlo de nuevo en {{wait}}.',
  'You can try again now.': 'Ya puede intentarlo de nuevo.',
  'What happens next': 'Qué sigue',
  'We check your documents for viruses and review your request.':
    'Analizamos sus documentos en busca de virus y revisamos su solicitud.',
  'We collect the records from the facility.': 'Obtenemos el expediente del centro médico.',
  'You can track every change on the status page with the Order ID and code above.':
    'Puede seguir cada cambio en la página de estado con el número de orden y el código de arriba.',
  'Request Status Tracker': 'Seguimiento de solicitudes',
  'Pay the processing fee again': 'Pagar de nuevo la tarifa de procesamiento',
  '{{amount}} for order {{orderId}}': '{{amount}} por la orden {{orderId}}',
  Close: 'Cerrar',
  'You don’t need to do anything right now. We have your request. Your bank needs 3-7 business days to complete the payment. If the payment fails, we’ll notify you and you can pay again here.':
    'No tiene que hacer nada por ahora. Tenemos su solicitud. Su banco necesita de 3 a 7 días hábiles para completar el pago. Si el pago no se completa, le avisaremos y podrá pagar de nuevo aquí.',
  'Thank you. Your payment is being processed.': 'Gracias. Su pago se está procesando.',
  'Your bank did not complete the payment of the processing fee, so your request is on hold. We kept everything you sent. Pay again with a card or another bank account, and we’ll continue with your request.':
    'Su banco no completó el pago de la tarifa de procesamiento, por lo que su solicitud está en espera. Conservamos todo lo que envió. Pague de nuevo con una tarjeta u otra cuenta bancaria y continuaremos con su solicitud.',
  'Your request continues as soon as the payment is recorded. This page updates automatically.':
    'Su solicitud continúa en cuanto se registre el pago. Esta página se actualiza automáticamente.',
  'We’re completing your request.': 'Estamos completando su solicitud.',
  'Your bank needs 3-7 business days to complete the payment of the processing fee. You don’t need to wait or do anything. If the payment fails, we’ll notify you and you can pay again on the status page.':
    'Su banco necesita de 3 a 7 días hábiles para completar el pago de la tarifa de procesamiento. No tiene que esperar ni hacer nada. Si el pago no se completa, le avisaremos y podrá pagar de nuevo en la página de estado.',
  'In your requests': 'En sus solicitudes',
  'Adding to your requests...': 'Agregando a sus solicitudes...',
  'Add to my requests': 'Agregar a mis solicitudes',
  'Your bank did not complete the payment of the processing fee. Please pay again with a card or another bank account.':
    'Su banco no completó el pago de la tarifa de procesamiento. Pague de nuevo con una tarjeta u otra cuenta bancaria.',
  'Stripe is sending a small deposit to the account. Enter the code from your bank statement on Stripe’s page, or choose “Pay again” and enter it here. The payment then continues automatically. You can also pay another way.':
    'Stripe está enviando un pequeño depósito a la cuenta. Ingrese el código de su estado de cuenta en la página de Stripe, o elija “Pagar de nuevo” e ingréselo aquí. El pago continúa entonces automáticamente. También puede pagar de otra manera.',
  'A new bank payment for the processing fee is being processed.':
    'Se está procesando un nuevo pago bancario de la tarifa de procesamiento.',
  'A new bank payment for the processing fee is being processed. Work on the request continues.':
    'Se está procesando un nuevo pago bancario de la tarifa de procesamiento. El trabajo en la solicitud continúa.',
  'The processing fee was paid again.': 'La tarifa de procesamiento se pagó de nuevo.',
  'Contact us': 'Contáctenos',
  'Upload again': 'Cargar de nuevo',
  'Upload what is missing': 'Cargar lo que falta',
  '{{number}} more below': '{{number}} más abajo',
  '{{name}}: Pay {{amount}}': '{{name}}: pagar {{amount}}',
  '{{name}}: Download': '{{name}}: descargar',
  'Access log': 'Registro de accesos',
  'Failed to load the access log': 'No se pudo cargar el registro de accesos',
  'Nothing has been opened yet.': 'Aún no se ha abierto nada.',
  'Show all ({{number}})': 'Mostrar todo ({{number}})',
  'Older entries are not shown.': 'No se muestran entradas más antiguas.',
  You: 'Usted',
  'Someone with the code': 'Alguien con el código',
  'Records staff': 'El personal de expedientes',
  'a deleted file': 'un archivo eliminado',
  '{{who}} opened the request': '{{who}} abrió la solicitud',
  'You sent an update. We will review it.': 'Usted envió una actualización. La revisaremos.',
  'Request again': 'Solicitar de nuevo',
  'Replace your unfinished request?': '¿Reemplazar su solicitud sin terminar?',
  'Replace it': 'Reemplazarla',
  'You have an unfinished request in this tab. A copy of this request replaces it.':
    'Tiene una solicitud sin terminar en esta pestaña. Una copia de esta solicitud la reemplazará.',
  'Failed to copy the request': 'No se pudo copiar la solicitud',
  '{{name}}: Upload again': '{{name}}: cargar de nuevo',
  'Upload again: {{name}}': 'Cargar de nuevo: {{name}}',
  'Send files': 'Enviar archivos',
  'Add a clean copy of “{{name}}”. Our staff review it.':
    'Agregue una copia limpia de “{{name}}”. Nuestro personal la revisa.',
  'Replaces “{{name}}”, which did not pass the virus scan.':
    'Reemplaza “{{name}}”, que no pasó el análisis de virus.',
  'Stripe is sending a small deposit to the account. Enter the code from your bank statement on Stripe’s page, and the payment continues automatically. Nothing is charged until then. You can also pay another way.':
    'Stripe está enviando un pequeño depósito a la cuenta. Ingrese el código de su estado de cuenta en la página de Stripe y el pago continuará automáticamente. Hasta entonces no se cobra nada. También puede pagar de otra manera.',
  'You have invoices and documents to pay': 'Tiene facturas y documentos por pagar',
  'Replace code': 'Reemplazar código',
  'Replace the verification code?': '¿Reemplazar el código de verificación?',
  'The current link and code stop working.': 'El enlace y el código actuales dejarán de funcionar.',
  'We email the new one to {{email}}.': 'Enviaremos el nuevo por correo a {{email}}.',
  'This request has no email address, so you have to pass on the new one yourself.':
    'Esta solicitud no tiene dirección de correo, así que usted debe comunicar el nuevo código.',
  'Accounts that already have this order keep it. You can remove them under “Accounts with this order”.':
    'Las cuentas que ya tienen esta orden la conservan. Puede quitarlas en “Cuentas con esta orden”.',
  'The code was not replaced': 'El código no se reemplazó',
  'Code replaced. We emailed the new one to {{email}}.':
    'Código reemplazado. Enviamos el nuevo por correo a {{email}}.',
  'Code replaced. Show the new one and pass it on to the client.':
    'Código reemplazado. Muestre el nuevo y comuníqueselo al cliente.',
  'Emailed to {{email}}': 'Enviado por correo a {{email}}',
  'This verification code no longer works': 'Este código de verificación ya no funciona',
  'The code of this request was replaced while you had it open. The new one is in our latest email to the contact of the request, or you can ask us. Enter it to continue.':
    'El código de esta solicitud se reemplazó mientras la tenía abierta. El nuevo está en nuestro correo más reciente al contacto de la solicitud, o puede pedírnoslo. Ingréselo para continuar.',
};
