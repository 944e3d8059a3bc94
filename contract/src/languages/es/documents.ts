import type { Catalog } from '../catalog.ts';

/** Documents that staff release to the client. */
export const documents: Catalog = {
  'PDF, DOC, DOCX, XLS, XLSX, PNG, JPG or JPEG up to 10MB each':
    'PDF, DOC, DOCX, XLS, XLSX, PNG, JPG o JPEG de hasta 10 MB cada uno',
  'File {{name}} has unsupported format. Allowed types are PDF, DOC, DOCX, XLS, XLSX, PNG, JPG and JPEG':
    'El archivo {{name}} tiene un formato no admitido. Los tipos permitidos son PDF, DOC, DOCX, XLS, XLSX, PNG, JPG y JPEG',
  'The content of file {{name}} does not match its file type. Please save it again as a PDF, Word, Excel, PNG or JPEG file and try again.':
    'El contenido del archivo {{name}} no coincide con su tipo. Guárdelo de nuevo como archivo PDF, Word, Excel, PNG o JPEG e inténtelo otra vez.',
  'Please use at most 500 characters': 'Use como máximo 500 caracteres',
  'Please enter a valid charge amount': 'Ingrese un monto válido',
  'The embargo must be between 1 and 365 days': 'El período de espera debe ser de entre 1 y 365 días',
  'Files uploaded successfully': 'Los archivos se cargaron correctamente',
  'You can add at most {{files}} files to a request.':
    'Puede agregar un máximo de {{files}} archivos a una solicitud.',
  'A request can hold at most {{files}} files.':
    'Una solicitud puede contener como máximo {{files}} archivos.',
  'Download window extended': 'Se amplió el plazo de descarga',
  'One more download allowed': 'Se permitió una descarga más',
  'This file is not paid for yet. Its download window opens with the payment.':
    'Este archivo aún no está pagado. Su plazo de descarga comienza con el pago.',
  'The download window of this file opens when its embargo ends.':
    'El plazo de descarga de este archivo comienza cuando termina su período de espera.',
  'The download window of this file is still open.': 'El plazo de descarga de este archivo sigue abierto.',
  'You can open this file after you pay for it.': 'Puede abrir este archivo después de pagarlo.',
  'This file is not available for download yet.': 'Este archivo aún no está disponible para descargar.',
  'The download window of this file has ended. You can request another download.':
    'El plazo de descarga de este archivo terminó. Puede solicitar otra descarga.',
  'This paid file has already been downloaded. Each paid file can only be downloaded once.':
    'Este archivo pagado ya se descargó. Cada archivo pagado se puede descargar una sola vez.',
  'New documents for your request': 'Nuevos documentos para su solicitud',
  'We added documents to your records request. Your request page shows which documents you can open now, which you need to pay for, and when you can download them.':
    'Agregamos documentos a su solicitud de expediente. La página de su solicitud muestra cuáles puede abrir ahora, cuáles debe pagar y cuándo puede descargarlos.',
  'Records file': 'Archivo del expediente',
  'Records files and invoices': 'Archivos y facturas del expediente',
  'This type of file cannot be shown. Please download it.':
    'Este tipo de archivo no se puede mostrar. Descárguelo.',
  'This file has no charge, so its downloads are not limited.':
    'Este archivo no tiene costo, por lo que sus descargas no están limitadas.',
  'The client hasn’t used the current download of this file yet.':
    'El cliente aún no ha usado la descarga disponible de este archivo.',
  'These files were already released with different terms.':
    'Estos archivos ya se entregaron con otras condiciones.',
  'Somebody else released documents for this request: {{names}}':
    'Otra persona entregó documentos para esta solicitud: {{names}}',
  '{{name}} created the invoice {{number}} for this request.':
    '{{name}} creó la factura {{number}} para esta solicitud.',
  'View documents': 'Ver documentos',
  'New documents: order {{orderId}}': 'Nuevos documentos: orden {{orderId}}',
  'You can pay for this file after it passes the virus scan.':
    'Puede pagar este archivo después de que pase el análisis de virus.',
  'You can’t pay for this file yet. The request page shows from when.':
    'Aún no puede pagar este archivo. La página de la solicitud muestra desde cuándo.',
  'This file is already paid for.': 'Este archivo ya está pagado.',
  'There is nothing to pay right now.': 'No hay nada que pagar en este momento.',
  'A bank account must be verified before this payment can continue. The link is on the request page and in our email.':
    'Hay que verificar una cuenta bancaria antes de que este pago pueda continuar. El enlace está en la página de la solicitud y en nuestro correo.',
  'This is part of a payment for several items, and a bank account must be verified first. The link is on the request page and in our email.':
    'Forma parte de un pago por varios conceptos, y primero hay que verificar una cuenta bancaria. El enlace está en la página de la solicitud y en nuestro correo.',
  'A bank payment for this file is already being processed.':
    'Ya se está procesando un pago bancario de este archivo.',
  'Payment received': 'Pago recibido',
  'A bank payment did not go through': 'Un pago bancario no se completó',
  'A document in your request was paid for twice. We are refunding the second payment. Expect the refund within 5 to 10 business days on a card, or within 5 business days in a bank account.':
    'Un documento de su solicitud se pagó dos veces. Estamos reembolsando el segundo pago. Verá el reembolso en un plazo de 5 a 10 días hábiles en una tarjeta o de 5 días hábiles en una cuenta bancaria.',
  'Refund for a document: order {{orderId}}': 'Reembolso de un documento: orden {{orderId}}',
  'A payment for “{{file}}” was started': 'Se inició un pago de “{{file}}”',
  '“{{file}}” was paid for': 'Se pagó “{{file}}”',
  'The bank payment for “{{file}}” is clearing': 'El pago bancario de “{{file}}” se está procesando',
  'The bank payment for “{{file}}” failed': 'El pago bancario de “{{file}}” no se completó',
  'Refund of {{amount}} for “{{file}}”: the file was already paid for':
    'Reembolso de {{amount}} por “{{file}}”: el archivo ya estaba pagado',
  'Thank you for your payment. You can download the document once, within {{hours}} hours. Your request page shows the deadline.':
    'Gracias por su pago. Puede descargar el documento una vez, en un plazo de {{hours}} horas. La página de su solicitud muestra la fecha límite.',
  'The bank payment for a document in your request did not go through. We received no money. Your bank may charge its own fee for the failed payment. You can pay again on your request page.':
    'El pago bancario de un documento de su solicitud no se completó. No recibimos dinero. Es posible que su banco cobre su propio cargo por el pago no completado. Puede pagar de nuevo en la página de su solicitud.',
  Amount: 'Monto',
  'Payment ID': 'Identificador del pago',
  'Payment received for a document: order {{orderId}}': 'Pago recibido por un documento: orden {{orderId}}',
  'Payment failed for a document: order {{orderId}}': 'Pago no completado de un documento: orden {{orderId}}',
  'Receipt for your payment: order {{orderId}}': 'Recibo de su pago: orden {{orderId}}',
  'Payment failed: order {{orderId}}': 'Pago no completado: orden {{orderId}}',
  'Thank you. Everything below is paid. You can download a receipt for each item as a PDF on your request page.':
    'Gracias. Todo lo siguiente está pagado. Puede descargar el recibo de cada concepto en PDF en la página de su solicitud.',
  'The bank payment for the items below did not go through. We received no money. Your bank may charge its own fee for the failed payment. You can pay again on your request page.':
    'El pago bancario de los conceptos siguientes no se completó. No recibimos dinero. Es posible que su banco cobre su propio cargo por el pago no completado. Puede pagar de nuevo en la página de su solicitud.',
  'You can download each document once, within {{hours}} hours of the payment. Your request page shows the deadline.':
    'Puede descargar cada documento una vez, en un plazo de {{hours}} horas desde el pago. La página de su solicitud muestra la fecha límite.',
  'Document {{number}}': 'Documento {{number}}',
  // A text message uses only letters of GSM 03.38; see textMessages.ts.
  '{{portal}}: we made changes to your request {{orderId}}. {{link}}':
    '{{portal}}: hicimos cambios en su solicitud {{orderId}}. {{link}}',
  '{{portal}}: we added new documents to your request {{orderId}}. {{link}}':
    '{{portal}}: hay nuevos documentos en su solicitud {{orderId}}. {{link}}',
  '{{portal}}: we received your payment for request {{orderId}}. {{link}}':
    '{{portal}}: recibimos el pago de su solicitud {{orderId}}. {{link}}',
  '{{portal}}: your bank payment for request {{orderId}} failed. Please pay again: {{link}}':
    '{{portal}}: el pago bancario de la solicitud {{orderId}} no se pudo completar. Pague de nuevo: {{link}}',
  '{{portal}}: a document in your request {{orderId}} was paid for. {{link}}':
    '{{portal}}: recibimos el pago de un documento de su solicitud {{orderId}}. {{link}}',
  '{{portal}}: the bank payment for a document in request {{orderId}} failed. Please pay again: {{link}}':
    '{{portal}}: el pago bancario de un documento de la solicitud {{orderId}} no se pudo completar. Pague de nuevo: {{link}}',
  'This type of file cannot be shown here. Open it in a new tab.':
    'Este tipo de archivo no se puede mostrar aquí. Ábralo en una pestaña nueva.',
  'The file itself may be fine. Try again, or open it in a new tab.':
    'Es posible que el archivo esté bien: inténtelo de nuevo o ábralo en una pestaña nueva.',
  'Upload Documents': 'Cargar documentos',
  'Upload Documents ({{files}})': 'Cargar documentos ({{files}})',
  'Leave without releasing the files?': '¿Salir sin entregar los archivos?',
  'The files you chose under “Upload Documents” aren’t saved yet. The client won’t receive them.':
    'Los archivos que eligió en “Cargar documentos” aún no se guardaron. El cliente no los recibirá.',
  Comment: 'Comentario',
  'The client sees this comment next to each of these files.':
    'El cliente ve este comentario junto a cada uno de estos archivos.',
  'Charge for these files': 'Cobrar por estos archivos',
  'The client pays before opening a file and can then download it once, within 12 hours.':
    'El cliente paga antes de abrir un archivo y luego puede descargarlo una vez, en un plazo de 12 horas.',
  'The client can open these files free of charge. The downloads start after the embargo.':
    'El cliente puede abrir estos archivos sin costo. Las descargas empiezan después del período de espera.',
  'The client can open these files free of charge and download them as often as needed.':
    'El cliente puede abrir estos archivos sin costo y descargarlos cuantas veces necesite.',
  'Amount for each file, in USD': 'Monto por cada archivo, en USD',
  Embargo: 'Período de espera',
  'The client can view the files now and download them from {{day}}.':
    'El cliente puede ver los archivos ahora y descargarlos a partir del {{day}}.',
  'The client can pay for and download these files from {{day}}.':
    'El cliente puede pagar y descargar estos archivos a partir del {{day}}.',
  'The client can download the files as soon as they are paid for.':
    'El cliente puede descargar los archivos en cuanto estén pagados.',
  'The client can download the files right away.': 'El cliente puede descargar los archivos de inmediato.',
  Days: 'Días',
  'Failed to upload file {{name}}': 'No se pudo cargar el archivo {{name}}',
  'Failed to upload files': 'No se pudieron cargar los archivos',
  'Failed to update request with files': 'No se pudieron agregar los archivos a la solicitud',
  'Files from the legal team': 'Archivos del equipo legal',
  'No files yet. Choose Upload Documents to release files to the client.':
    'Aún no hay archivos. Elija “Cargar documentos” para entregar archivos al cliente.',
  'Update Documents': 'Documentos de actualización',
  'The client hasn’t sent any updates': 'El cliente no ha enviado ninguna actualización',
  'No charge': 'Sin costo',
  Paid: 'Pagada',
  Paid_amount: 'Pagado',
  Paid_file: 'Pagado',
  Unpaid: 'Sin pagar',
  Unpaid_file: 'Sin pagar',
  'Embargo until {{time}}': 'No se puede descargar hasta el {{time}}',
  'Window Active': 'Plazo activo',
  'Download window active until {{time}}': 'Plazo de descarga activo hasta el {{time}}',
  'Download window opens on {{time}}': 'El plazo de descarga comienza el {{time}}',
  'Download window expired on {{time}}': 'El plazo de descarga venció el {{time}}',
  'Window extended on {{time}} (expired)': 'Plazo ampliado el {{time}} (vencido)',
  'Downloaded by {{name}} on {{time}}': 'Descargado por {{name}} el {{time}}',
  'Downloaded with Order ID and code on {{time}}': 'Descargado con número de orden y código el {{time}}',
  'Extend Window': 'Ampliar plazo',
  'Extend Window: {{name}}': 'Ampliar plazo: {{name}}',
  'Download window extended for "{{name}}". Users now have 12 more hours to download.':
    'Se amplió el plazo de descarga de “{{name}}”. Los usuarios tienen ahora 12 horas más para descargarlo.',
  'Error extending download window: {{reason}}': 'Error al ampliar el plazo de descarga: {{reason}}',
  'Allow one more download': 'Permitir una descarga más',
  'Allow one more download: {{name}}': 'Permitir una descarga más: {{name}}',
  'Allow one more download?': '¿Permitir una descarga más?',
  'Each person with access, and anyone with the Order ID and code, can download “{{name}}” once more without paying again. We’ll email the client.':
    'Cada persona con acceso, y quien tenga el número de orden y el código, podrá descargar “{{name}}” una vez más sin volver a pagar. Enviaremos un correo al cliente.',
  'Its download window has ended. It reopens for 12 hours.':
    'Su plazo de descarga terminó. Se reabre por 12 horas.',
  'One more download allowed for “{{name}}”': 'Se permitió una descarga más de “{{name}}”',
  'Error allowing another download: {{reason}}': 'Error al permitir otra descarga: {{reason}}',
  'Available in {{days}}d {{hours}}h {{minutes}}m, on {{date}}':
    'Disponible en {{days}} d {{hours}} h {{minutes}} min, el {{date}}',
  'Payment of {{amount}} required': 'Se requiere un pago de {{amount}}',
  'Download until {{time}}': 'Descargar hasta el {{time}}',
  'Already Downloaded': 'Ya descargado',
  'Downloaded on {{time}}.': 'Descargado el {{time}}.',
  'You can download it again until {{time}}.': 'Puede descargarlo de nuevo hasta el {{time}}.',
  'Download again': 'Descargar de nuevo',
  'Documents are ready to download': 'Hay documentos listos para descargar',
  'You have documents to pay for': 'Tiene documentos por pagar',
  '1 document': '1 documento',
  '{{number}} documents': '{{number}} documentos',
  '{{documents}} to pay for. Total: {{amount}}. You can open each document as soon as it is paid.':
    '{{documents}} por pagar. Total: {{amount}}. Puede abrir cada documento en cuanto esté pagado.',
  'Your documents are ready': 'Sus documentos están listos',
  'You can download {{files}} free of charge at any time.':
    'Puede descargar {{files}} sin costo en cualquier momento.',
  'There is nothing to download right now.': 'En este momento no hay nada que descargar.',
  'Together these files are larger than 2 GB. Please download them one by one.':
    'Estos archivos ocupan en conjunto más de 2 GB. Descárguelos uno por uno.',
  'Several downloads of this request are already being prepared. Please wait until they are ready.':
    'Ya se están preparando varias descargas de esta solicitud. Espere hasta que estén listas.',
  'These files are no longer ready to download. Please start again.':
    'Estos archivos ya no están listos para descargar. Comience de nuevo.',
  'The files are still being prepared. Please wait a moment.':
    'Los archivos aún se están preparando. Espere un momento.',
  'The files that you can download have changed. Please start again.':
    'Los archivos que puede descargar cambiaron. Comience de nuevo.',
  'All files you can download now, in one zip file':
    'Todos los archivos que puede descargar ahora, en un solo archivo zip',
  'Download all ({{files}} files, {{size}})': 'Descargar todo ({{files}} archivos, {{size}})',
  'Download all': 'Descargar todo',
  'All files downloaded successfully!': '¡Todos los archivos se descargaron correctamente!',
  'Failed to prepare the files.': 'No se pudieron preparar los archivos.',
  'Preparing...': 'Preparando...',
  'Start again': 'Comenzar de nuevo',
  'You can download paid files only once. This counts as that download.':
    'Los archivos pagados solo se pueden descargar una vez. Con esta acción usa esa única descarga.',
  'Preparing the files. This can take a minute.': 'Preparando los archivos. Puede tardar un minuto.',
  'One file is ready to download ({{size}}).': 'Un archivo está listo para descargar ({{size}}).',
  '{{files}} files are ready to download as one zip file ({{size}}).':
    '{{files}} archivos están listos para descargar en un solo archivo zip ({{size}}).',
  'The bundle ID is not valid': 'El identificador del paquete de archivos no es válido',
  '{{names}} and {{number}} more': '{{names}} y {{number}} más',
  'Your records are ready: order {{orderId}}': 'Su expediente está listo: orden {{orderId}}',
  'Your records are ready': 'Su expediente está listo',
  'Payment needed for your records: order {{orderId}}':
    'Pago necesario para su expediente: orden {{orderId}}',
  'Payment needed for your records': 'Pago necesario para su expediente',
  'Your records can be downloaded from {{day}}: order {{orderId}}':
    'Podrá descargar su expediente a partir del {{day}}: orden {{orderId}}',
  'You can pay for your records and download them from {{day}}: order {{orderId}}':
    'Podrá pagar y descargar su expediente a partir del {{day}}: orden {{orderId}}',
  'To pay': 'Por pagar',
  'Download from': 'Descarga a partir del',
  'You can’t pay for this file yet.': 'Aún no puede pagar este archivo.',
};
