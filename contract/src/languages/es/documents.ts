import type { Catalogue } from '../catalogue.ts';

/** Documents that staff release to the client. */
export const documents: Catalogue = {
  'PDF, DOC, DOCX, XLS, XLSX, PNG, JPG or JPEG up to 10MB each':
    'PDF, DOC, DOCX, XLS, XLSX, PNG, JPG o JPEG de hasta 10 MB cada uno',
  'File {{name}} has unsupported format. Allowed types are PDF, DOC, DOCX, XLS, XLSX, PNG, JPG and JPEG':
    'El archivo {{name}} tiene un formato no admitido. Los tipos permitidos son PDF, DOC, DOCX, XLS, XLSX, PNG, JPG y JPEG',
  'File {{name}} is not what its name says. Please save it again as a PDF, Word, Excel, PNG or JPEG file and try once more.':
    'El archivo {{name}} no corresponde a lo que indica su nombre. Guárdelo de nuevo como archivo PDF, Word, Excel, PNG o JPEG e inténtelo otra vez.',
  'Please select at least one file to upload': 'Seleccione al menos un archivo para cargar',
  'Please use at most 500 characters': 'Use como máximo 500 caracteres',
  'Please enter a valid charge amount': 'Ingrese un importe válido',
  'The embargo must be between 1 and 365 days': 'El embargo debe ser de entre 1 y 365 días',
  'Files uploaded successfully': 'Los archivos se cargaron correctamente',
  'A request can hold at most {{files}} files.':
    'Una solicitud puede contener como máximo {{files}} archivos.',
  'Download window extended': 'Se amplió el plazo de descarga',
  'One more download allowed': 'Se permitió una descarga más',
  'This file is not paid for yet. Its download window opens with the payment.':
    'Este archivo aún no está pagado. Su plazo de descarga comienza con el pago.',
  'The download window of this file opens when its embargo ends.':
    'El plazo de descarga de este archivo comienza cuando termina su embargo.',
  'The download window of this file is still open.': 'El plazo de descarga de este archivo sigue abierto.',
  'This file can be opened once it is paid for.': 'Este archivo se puede abrir una vez pagado.',
  'This file is not available for download yet.': 'Este archivo aún no está disponible para descargar.',
  'The time to download this file is over. Please contact support to have the window extended.':
    'El plazo para descargar este archivo terminó. Comuníquese con soporte para ampliarlo.',
  'This paid file has already been downloaded. Each paid file can only be downloaded once.':
    'Este archivo pagado ya se descargó. Cada archivo pagado se puede descargar una sola vez.',
  'New documents for your request': 'Nuevos documentos para su solicitud',
  'We have added documents to your records request. Its page tells what can be opened now, what is to be paid, and when each can be downloaded.':
    'Agregamos documentos a su solicitud de expediente. En su página puede ver qué se puede abrir ahora, qué se debe pagar y cuándo se puede descargar cada uno.',
  'Records file': 'Archivo del expediente',
  'This type of file cannot be shown. Please download it.':
    'Este tipo de archivo no se puede mostrar. Descárguelo.',
  'This file has no charge, so that its downloads are not limited.':
    'Este archivo no tiene costo, por lo que sus descargas no están limitadas.',
  'Nobody has used their download of this file yet.': 'Nadie ha usado aún su descarga de este archivo.',
  'These files were released already, on other terms.':
    'Estos archivos ya se entregaron, en otras condiciones.',
  'View Documents': 'Ver documentos',
  'New documents: order {{orderId}}': 'Nuevos documentos: orden {{orderId}}',
  'This file cannot be paid for before it has passed the virus check.':
    'Este archivo no se puede pagar antes de pasar la revisión de virus.',
  'This file can be paid for when its embargo ends.':
    'Este archivo se puede pagar cuando termine su embargo.',
  'This file is paid for already.': 'Este archivo ya está pagado.',
  'A bank payment for this file is being cleared already.':
    'Ya se está procesando un pago bancario de este archivo.',
  'Payment received': 'Pago recibido',
  'A bank payment did not go through': 'Un pago bancario no se completó',
  'A document of your request was paid for twice, and the second payment is being given back. Cards show it within 5 to 10 business days, bank accounts within 5.':
    'Un documento de su solicitud se pagó dos veces y se está devolviendo el segundo pago. Las tarjetas lo muestran en un plazo de 5 a 10 días hábiles; las cuentas bancarias, en 5.',
  'Refund: order {{orderId}}': 'Reembolso: orden {{orderId}}',
  'A payment of "{{file}}" was prepared': 'Se preparó un pago de «{{file}}»',
  '"{{file}}" was paid': 'Se pagó «{{file}}»',
  'The bank payment of "{{file}}" is clearing': 'El pago bancario de «{{file}}» se está procesando',
  'The bank payment of "{{file}}" failed': 'El pago bancario de «{{file}}» falló',
  'Refund of {{amount}} for "{{file}}": it was paid already':
    'Reembolso de {{amount}} por «{{file}}»: ya estaba pagado',
  'Thank you. The document that you paid for can be downloaded once, within {{hours}} hours. The page of your request tells until when.':
    'Gracias. El documento que pagó se puede descargar una vez, en un plazo de {{hours}} horas. La página de su solicitud indica hasta cuándo.',
  'The bank payment for a document of your request did not go through. Nothing was charged; you can pay again on the page of your request.':
    'El pago bancario de un documento de su solicitud no se completó. No se cobró nada; puede pagar de nuevo en la página de su solicitud.',
  Amount: 'Importe',
  'Payment ID': 'Id. del pago',
  'Payment received: order {{orderId}}': 'Pago recibido: orden {{orderId}}',
  'Payment failed: order {{orderId}}': 'Pago no completado: orden {{orderId}}',
  // A text message: no letter outside GSM 03.38, as in textMessages.ts.
  '{{portal}}: new documents were added to your request {{orderId}}. {{link}}':
    '{{portal}}: hay nuevos documentos en su solicitud {{orderId}}. {{link}}',
  '{{portal}}: a document of your request {{orderId}} was paid. {{link}}':
    '{{portal}}: se recibio el pago de un documento de su solicitud {{orderId}}. {{link}}',
  '{{portal}}: the bank payment for a document of request {{orderId}} failed. {{link}}':
    '{{portal}}: el pago bancario de un documento de la solicitud {{orderId}} no se realizo. {{link}}',
  'This type of file cannot be shown here. Open it in a new tab.':
    'Este tipo de archivo no se puede mostrar aquí. Ábralo en una pestaña nueva.',
  'The file itself may be fine: try again, or open it in a new tab.':
    'Es posible que el archivo esté bien: inténtelo de nuevo o ábralo en una pestaña nueva.',
  'Upload Documents': 'Cargar documentos',
  'Upload Documents ({{files}})': 'Cargar documentos ({{files}})',
  'Leave without releasing the files?': '¿Salir sin entregar los archivos?',
  'Files chosen under “Upload Documents” are not saved yet. The client does not get them.':
    'Los archivos elegidos en «Cargar documentos» aún no se guardaron. El cliente no los recibe.',
  Comment: 'Comentario',
  'The client reads it beside each of these files.': 'El cliente lo lee junto a cada uno de estos archivos.',
  'Charge for these files': 'Cobrar por estos archivos',
  'The client pays before opening a file, and can then download it once, within 12 hours.':
    'El cliente paga antes de abrir un archivo y luego puede descargarlo una vez, en un plazo de 12 horas.',
  'The client opens these files free of charge, and downloads them as often as needed.':
    'El cliente abre estos archivos sin costo y los descarga cuantas veces necesite.',
  'Amount for each file, in USD': 'Importe por cada archivo, en USD',
  Embargo: 'Embargo',
  'The client can download the files from {{day}}, and until then only look at them.':
    'El cliente puede descargar los archivos a partir del {{day}}; hasta entonces solo puede verlos.',
  'The client can pay for and download these files from {{day}}.':
    'El cliente puede pagar y descargar estos archivos a partir del {{day}}.',
  'The client can download the files as soon as they are paid for.':
    'El cliente puede descargar los archivos en cuanto estén pagados.',
  'The client can download the files at once.': 'El cliente puede descargar los archivos de inmediato.',
  Days: 'Días',
  'Failed to upload file {{name}}': 'No se pudo cargar el archivo {{name}}',
  'Failed to upload files': 'No se pudieron cargar los archivos',
  'Failed to update request with files': 'No se pudieron agregar los archivos a la solicitud',
  'Files from the legal team': 'Archivos del equipo legal',
  'No files yet. Upload Documents releases files to the client.':
    'Aún no hay archivos. «Cargar documentos» los pone a disposición del cliente.',
  'Update Documents': 'Documentos de actualización',
  'The client has sent no update': 'El cliente no envió ninguna actualización',
  'No charge': 'Sin costo',
  Paid: 'Pagado',
  Unpaid: 'Sin pagar',
  'Embargo until {{time}}': 'Embargo hasta {{time}}',
  'Window Active': 'Plazo activo',
  'Download window active until {{time}}': 'Plazo de descarga activo hasta {{time}}',
  'Download window opens on {{time}}': 'El plazo de descarga comienza el {{time}}',
  'Download window expired on {{time}}': 'El plazo de descarga venció el {{time}}',
  'Window extended on {{time}} (expired)': 'Plazo ampliado el {{time}} (vencido)',
  'Downloaded by {{name}} on {{time}}': 'Descargado por {{name}} el {{time}}',
  'Downloaded with order ID and code on {{time}}': 'Descargado con número de orden y código el {{time}}',
  'Extend Window': 'Ampliar plazo',
  'Extend Window: {{name}}': 'Ampliar plazo: {{name}}',
  'Download window extended for "{{name}}". Users now have 12 more hours to download.':
    'Se amplió el plazo de descarga de «{{name}}». Los usuarios tienen ahora 12 horas más para descargarlo.',
  'Error extending download window: {{reason}}': 'Error al ampliar el plazo de descarga: {{reason}}',
  'Allow one more download': 'Permitir una descarga más',
  'Allow one more download: {{name}}': 'Permitir una descarga más: {{name}}',
  'Allow one more download?': '¿Permitir una descarga más?',
  'Everybody who may see “{{name}}” can then download it once more, without paying again.':
    'Todas las personas que pueden ver «{{name}}» podrán descargarlo una vez más, sin volver a pagar.',
  'Its download window has ended, and opens again for 12 hours.':
    'Su plazo de descarga terminó y se abre de nuevo por 12 horas.',
  'One more download allowed for "{{name}}".': 'Se permitió una descarga más de «{{name}}».',
  'Error allowing another download: {{reason}}': 'Error al permitir otra descarga: {{reason}}',
  'Available in {{days}}d {{hours}}h {{minutes}}m, on {{date}}':
    'Disponible en {{days}} d {{hours}} h {{minutes}} min, el {{date}}',
  'Payment of {{amount}} required': 'Se requiere un pago de {{amount}}',
  'Download until {{time}}': 'Descargar hasta {{time}}',
  'Already Downloaded': 'Ya descargado',
  'Downloaded on {{time}}.': 'Descargado el {{time}}.',
  'You can download it again until {{time}}.': 'Puede descargarlo de nuevo hasta {{time}}.',
  'Download again': 'Descargar de nuevo',
  'Download {{name}} again': 'Descargar {{name}} de nuevo',
  'Documents wait to be downloaded': 'Hay documentos por descargar',
  'You find them below. The first of them can be downloaded, once, until {{time}}.':
    'Los encontrará abajo. El primero de ellos se puede descargar, una sola vez, hasta {{time}}.',
  'Documents wait for your payment': 'Hay documentos pendientes de pago',
  '1 document': '1 documento',
  '{{number}} documents': '{{number}} documentos',
  '{{documents}} to pay, {{amount}} in all. Each opens as soon as it is paid.':
    '{{documents}} por pagar, {{amount}} en total. Cada uno se abre en cuanto se paga.',
  'Your documents are ready': 'Sus documentos están listos',
  'You find them below and can download them at any time: {{files}} free of charge.':
    'Los encuentra abajo y puede descargarlos en cualquier momento: {{files}} sin costo.',
  'There is nothing to download right now.': 'En este momento no hay nada que descargar.',
  'Together these files are larger than 2 GB. Please download them one by one.':
    'Estos archivos ocupan en conjunto más de 2 GB. Descárguelos uno por uno.',
  'Several downloads of this request are being prepared already. Please wait until they are ready.':
    'Ya se están preparando varias descargas de esta solicitud. Espere hasta que estén listas.',
  'These files are no longer prepared. Please start again.':
    'Estos archivos ya no están preparados. Comience de nuevo.',
  'The files are still being prepared. Please wait a moment.':
    'Los archivos aún se están preparando. Espere un momento.',
  'What you may download has changed meanwhile. Please start again.':
    'Lo que puede descargar cambió entretanto. Comience de nuevo.',
  'Everything that can be downloaded now, in one zip': 'Todo lo que se puede descargar ahora, en un solo zip',
  'Download All ({{files}} files, {{size}})': 'Descargar todo ({{files}} archivos, {{size}})',
  'Download All': 'Descargar todo',
  'All files downloaded successfully!': '¡Todos los archivos se descargaron correctamente!',
  'Failed to prepare the files.': 'No se pudieron preparar los archivos.',
  'Preparing...': 'Preparando...',
  'Start Again': 'Comenzar de nuevo',
  'Paid files can be downloaded once, and this counts as their download.':
    'Los archivos pagados se pueden descargar una sola vez, y esta cuenta como su descarga.',
  'Left out for now:': 'Quedan fuera por ahora:',
  'Preparing the files. This can take a minute.': 'Preparando los archivos. Puede tardar un minuto.',
  'One file is ready to be saved ({{size}}).': 'Un archivo está listo para guardarse ({{size}}).',
  '{{files}} files are ready to be saved as one zip ({{size}}).':
    '{{files}} archivos están listos para guardarse en un solo zip ({{size}}).',
  'The id of the files is not valid': 'El identificador de los archivos no es válido',
};
