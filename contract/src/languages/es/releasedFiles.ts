import type { Catalog } from '../catalog.ts';

/** Terms of released files: changes and withdrawal. */
export const releasedFiles: Catalog = {
  '{{who}} withdrew “{{file}}”': '{{who}} retiró “{{file}}”',
  '{{who}} changed the terms of “{{file}}”': '{{who}} cambió las condiciones de “{{file}}”',
  'Refund of {{amount}} at Stripe: failed': 'Reembolso de {{amount}} en Stripe: falló',
  'Refund of {{amount}} at Stripe, outside the portal': 'Reembolso de {{amount}} en Stripe, fuera del portal',
  'Refund of {{amount}} for “{{file}}”: the file was withdrawn':
    'Reembolso de {{amount}} por “{{file}}”: el archivo se retiró',
  'The paid file was withdrawn': 'Se retiró el archivo pagado',
  'An admin must refund it: open the request and choose Refund on the withdrawn file.':
    'Un administrador debe reembolsarlo: abra la solicitud y elija “Reembolsar” en el archivo retirado.',
  'Change terms: {{name}}': 'Cambiar condiciones: {{name}}',
  'Change terms': 'Cambiar condiciones',
  'Terms of “{{name}}” changed': 'Se cambiaron las condiciones de “{{name}}”',
  'These terms apply to “{{name}}” from now on. If the client has started a payment, it is canceled. We’ll email the client.':
    'Estas condiciones se aplican a “{{name}}” desde ahora. Si el cliente inició un pago, este se cancela. Enviaremos un correo al cliente.',
  'Charge for this file': 'Cobrar por este archivo',
  'Amount in USD': 'Monto en USD',
  'Days are counted from the release on {{day}}.': 'Los días cuentan desde la entrega del {{day}}.',
  'Terms of each file': 'Condiciones de cada archivo',
  'Comment on {{name}}': 'Comentario sobre {{name}}',
  'Total: {{amount}} for {{charged}} of {{files}} files':
    'Total: {{amount}} por {{charged}} de {{files}} archivos',
  'Use the same terms: {{name}}': 'Usar las mismas condiciones: {{name}}',
  'Set different terms: {{name}}': 'Definir otras condiciones: {{name}}',
  'Use the same terms': 'Usar las mismas condiciones',
  'Set different terms': 'Definir otras condiciones',
  'Charge for {{name}}': 'Cobrar por {{name}}',
  'Amount for {{name}}, in USD': 'Monto por {{name}}, en USD',
  'Embargo on {{name}}': 'Período de espera de {{name}}',
  'Days for {{name}}': 'Días para {{name}}',
  '{{days}}-day embargo': 'Período de espera en días: {{days}}',
  'No embargo': 'Sin período de espera',
  'Error refunding payment: {{reason}}': 'Error al reembolsar el pago: {{reason}}',
  'Refund {{amount}}: {{name}}': 'Reembolsar {{amount}}: {{name}}',
  'Refund {{amount}}': 'Reembolsar {{amount}}',
  'Refund this payment?': '¿Reembolsar este pago?',
  '{{amount}} for the withdrawn file “{{name}}” is refunded to the card or bank account used to pay. You can’t undo a refund. We’ll email the client about it.':
    'Se reembolsan {{amount}} por el archivo retirado “{{name}}” a la tarjeta o cuenta bancaria con la que se pagó. No puede deshacer un reembolso. Enviaremos un correo al cliente al respecto.',
  'The payment for this withdrawn file hasn’t been refunded yet.':
    'El pago de este archivo retirado aún no se ha reembolsado.',
  'Payment refunded on {{time}}': 'Pago reembolsado el {{time}}',
  '“{{name}}” withdrawn': 'Se retiró “{{name}}”',
  'An admin must refund the payment of {{amount}}.':
    'Un administrador debe reembolsar el pago de {{amount}}.',
  'Error withdrawing file: {{reason}}': 'Error al retirar el archivo: {{reason}}',
  'Withdraw: {{name}}': 'Retirar: {{name}}',
  Withdraw: 'Retirar',
  'Withdraw this file?': '¿Retirar este archivo?',
  'Withdraw file': 'Retirar archivo',
  'The client can no longer open or download “{{name}}”. Existing links stop working. If we already emailed the client about it, we’ll tell them.':
    'El cliente ya no podrá abrir ni descargar “{{name}}”. Los enlaces existentes dejan de funcionar. Si ya le enviamos al cliente un correo sobre él, se lo comunicaremos.',
  'The file is deleted and can’t be restored. The record of who downloaded it is kept.':
    'El archivo se elimina y no se puede restaurar. Se conserva el registro de quién lo descargó.',
  'The client paid {{amount}} for it. An admin must refund the payment.':
    'El cliente pagó {{amount}} por él. Un administrador debe reembolsar el pago.',
  'Refund the payment of {{amount}} now': 'Reembolsar ahora el pago de {{amount}}',
  'The provider changed the charge, download date or comment on {{time}}.':
    'El proveedor cambió el cargo, la fecha de descarga o el comentario el {{time}}.',
  'You’re due a refund of {{amount}}. We’ll email you when we send it.':
    'Le corresponde un reembolso de {{amount}}. Le enviaremos un correo electrónico cuando lo hagamos.',
  'We refunded your payment of {{amount}} on {{time}}.': 'Le reembolsamos su pago de {{amount}} el {{time}}.',
  'The amount changed from {{before}} to {{now}}.': 'El monto cambió de {{before}} a {{now}}.',
  'Withdrawn by the records provider on {{date}}': 'Retirado por el proveedor de expedientes el {{date}}',
  'The records provider has withdrawn this file.': 'El proveedor de expedientes retiró este archivo.',
  'This file has a charge, but is marked as requiring no payment':
    'Este archivo tiene un cargo, pero indica que no requiere pago',
  'This file has embargo days, but is marked as having no embargo':
    'Este archivo tiene días de espera, pero indica que no tiene período de espera',
  'Terms changed': 'Condiciones cambiadas',
  'Payment refunded': 'Pago reembolsado',
  'Only an admin can refund a payment.': 'Solo un administrador puede reembolsar un pago.',
  'File withdrawn': 'Archivo retirado',
  'Document withdrawn: order {{orderId}}': 'Documento retirado: orden {{orderId}}',
  'We withdrew a document': 'Retiramos un documento',
  'We withdrew a document from your records request. You can no longer open or download it.':
    'Retiramos un documento de su solicitud de expediente. Ya no puede abrirlo ni descargarlo.',
  'If your bank payment of {{amount}} goes through, we will refund it.':
    'Si su pago bancario de {{amount}} se completa, se lo reembolsaremos.',
  'New charge or download date: order {{orderId}}': 'Nuevo cargo o fecha de descarga: orden {{orderId}}',
  'A document has a new charge or download date': 'Un documento tiene un nuevo cargo o fecha de descarga',
  'We changed these terms of a document in your records request:':
    'Cambiamos estas condiciones de un documento de su solicitud de expediente:',
  'Your request page shows the current terms.': 'La página de su solicitud muestra las condiciones actuales.',
  'We changed the charge, download date, or comment for a document in your records request. Your request page shows the current terms.':
    'Cambiamos el cargo, la fecha de descarga o el comentario de un documento de su solicitud de expediente. La página de su solicitud muestra las condiciones actuales.',
  Charge: 'Cargo',
  'We withdrew a document from your request and are refunding your payment for it. Expect the refund within 5 to 10 business days on a card, or within 5 business days in a bank account.':
    'Retiramos un documento de su solicitud y le estamos reembolsando su pago. Verá el reembolso en un plazo de 5 a 10 días hábiles en una tarjeta o de 5 días hábiles en una cuenta bancaria.',
  '{{portal}}: we withdrew a document from your request {{orderId}}. {{link}}':
    '{{portal}}: retiramos un documento de su solicitud {{orderId}}. {{link}}',
  '{{portal}}: we changed the charge, download date or comment of a document in your request {{orderId}}. {{link}}':
    '{{portal}}: cambiamos el cargo, la fecha de descarga o el comentario de un documento de su solicitud {{orderId}}. {{link}}',
  'This file was paid for. Its terms can no longer be changed.':
    'Este archivo se pagó. Sus condiciones ya no se pueden cambiar.',
  'A bank payment for this file is being processed. You cannot change its terms until the payment is complete.':
    'Se está procesando un pago bancario por este archivo. No puede cambiar sus condiciones hasta que el pago termine.',
  'The client has downloaded this file. Its terms can no longer be changed.':
    'El cliente descargó este archivo. Sus condiciones ya no se pueden cambiar.',
  'Someone else changed the terms of this file. Please check them and try again.':
    'Otra persona cambió las condiciones de este archivo. Revíselas e inténtelo de nuevo.',
  'One of these files was withdrawn. Please upload it again.':
    'Uno de estos archivos se retiró. Cárguelo de nuevo.',
  'The same file is named twice with different terms':
    'El mismo archivo aparece dos veces con condiciones distintas',
  'Withdraw the file before you refund its payment.': 'Retire el archivo antes de reembolsar su pago.',
  'The refund didn’t go through. The payment is listed under Payments, Needs review.':
    'El reembolso no se completó. El pago está en Pagos, Por revisar.',
  'Request another download: {{name}}': 'Solicitar otra descarga: {{name}}',
  '{{name}}: Request another download': '{{name}}: solicitar otra descarga',
  'Request another download': 'Solicitar otra descarga',
  'We received your request for another download': 'Recibimos su solicitud de otra descarga',
  'Send request': 'Enviar solicitud',
  'Our staff decide whether “{{name}}” can be downloaded again. We’ll email you the answer.':
    'Nuestro personal decide si “{{name}}” se puede descargar de nuevo. Le enviaremos la respuesta por correo electrónico.',
  'Note to our staff': 'Nota para nuestro personal',
  'Please choose a reason': 'Elija un motivo',
  'Please tell the client why': 'Explique el motivo al cliente',
  'The download failed or was not saved': 'La descarga falló o no se guardó',
  'The file was lost or is damaged': 'El archivo se perdió o está dañado',
  'The download window ended too early': 'El plazo de descarga terminó demasiado pronto',
  'Another person at our firm needs it': 'Otra persona de nuestro bufete lo necesita',
  'Another reason': 'Otro motivo',
  'Another download was requested on {{time}}. We’ll email you the answer.':
    'Se solicitó otra descarga el {{time}}. Le enviaremos la respuesta por correo electrónico.',
  'We allowed another download on {{time}}.': 'Permitimos otra descarga el {{time}}.',
  'We declined another download on {{time}}: {{note}}': 'Rechazamos otra descarga el {{time}}: {{note}}',
  'The client asks for another download of “{{name}}”': 'El cliente solicita otra descarga de “{{name}}”',
  'Allow another download: {{name}}': 'Permitir otra descarga: {{name}}',
  'Decline another download: {{name}}': 'Rechazar otra descarga: {{name}}',
  Allow: 'Permitir',
  Decline: 'Rechazar',
  'Another download allowed. We’ll email the client.':
    'Otra descarga permitida. Avisaremos al cliente por correo electrónico.',
  'Another download declined. We’ll email the client.':
    'Otra descarga rechazada. Avisaremos al cliente por correo electrónico.',
  'Decline another download?': '¿Rechazar otra descarga?',
  'The client can’t download “{{name}}” again, and reads your note.':
    'El cliente no podrá descargar “{{name}}” de nuevo y leerá su nota.',
  'You can still download this file. Choose Download.':
    'Todavía puede descargar este archivo. Elija Descargar.',
  'This request for another download was already answered.':
    'Esta solicitud de otra descarga ya se respondió.',
  'Request for another download declined': 'Solicitud de otra descarga rechazada',
  'A download window has ended': 'Terminó un plazo de descarga',
  'You downloaded your documents': 'Descargó sus documentos',
  'A paid document can be downloaded once, within 12 hours. If you need it again, request another download.':
    'Un documento pagado se puede descargar una vez, en un plazo de 12 horas. Si lo necesita de nuevo, solicite otra descarga.',
  'You asked for another download': 'Solicitó otra descarga',
  'Our staff will answer soon. We’ll email you, and the answer appears on this page.':
    'Nuestro personal responderá pronto. Le avisaremos por correo electrónico y la respuesta aparecerá en esta página.',
  'We declined another download of this file. You can ask again after 24 hours, or contact us.':
    'Rechazamos otra descarga de este archivo. Puede pedirla de nuevo después de 24 horas o comunicarse con nosotros.',
  'You can download 1 document once, until {{time}}.':
    'Puede descargar 1 documento una vez, hasta el {{time}}.',
  'You can download {{documents}}, each one once. The first download window ends on {{time}}.':
    'Puede descargar {{documents}}, cada uno una vez. El primer plazo de descarga termina el {{time}}.',
  'You can download {{documents}} again until {{time}}, in case something went wrong. After that, you can request another download.':
    'Puede descargar {{documents}} de nuevo hasta el {{time}}, por si algo salió mal. Después, puede solicitar otra descarga.',
  'Not downloaded in time: {{documents}}. {{next}}': 'Sin descargar a tiempo: {{documents}}. {{next}}',
  'Other accounts downloaded your documents': 'Otras cuentas descargaron sus documentos',
  'Enough accounts have downloaded {{documents}}. {{next}}':
    'Suficientes cuentas descargaron {{documents}}. {{next}}',
  'You can request another download.': 'Puede solicitar otra descarga.',
  'We declined another download. You can ask again after 24 hours, or contact us.':
    'Rechazamos otra descarga. Puede pedirla de nuevo después de 24 horas o comunicarse con nosotros.',
  'The bank withdrew a payment': 'El banco retiró un pago',
  'You cannot download {{documents}}. Please contact us to pay again.':
    'No puede descargar {{documents}}. Comuníquese con nosotros para pagar de nuevo.',
  'You can download {{documents}} after the dispute is resolved.':
    'Podrá descargar {{documents}} cuando se resuelva la disputa.',
  'You can open {{documents}} when your bank completes the payment. That takes 3-7 business days.':
    'Podrá abrir {{documents}} cuando su banco complete el pago. Tarda de 3 a 7 días hábiles.',
  'Your records can be downloaded today from {{time}}':
    'Podrá descargar su expediente hoy. Hora de inicio: {{time}}',
  'Your records can be downloaded from {{day}}': 'Podrá descargar su expediente a partir del {{day}}',
  '{{next}} Can’t be downloaded yet: {{documents}}.': '{{next}} Descarga más adelante: {{documents}}.',
  'You can pay for your records and download them today from {{time}}':
    'Podrá pagar y descargar su expediente hoy. Hora de inicio: {{time}}',
  'You can pay for your records and download them from {{day}}':
    'Podrá pagar y descargar su expediente a partir del {{day}}',
  'Not available yet: {{documents}}. Total: {{amount}}. You can open each document as soon as it is paid.':
    'Disponible más adelante: {{documents}}. Total: {{amount}}. Puede abrir cada documento en cuanto esté pagado.',
  'Your documents are being checked for viruses': 'Estamos analizando sus documentos en busca de virus',
  'In the virus scan: {{documents}}. Please look again in a few minutes.':
    'En el análisis de virus: {{documents}}. Vuelva a mirar en unos minutos.',
  'We withdrew your documents': 'Retiramos sus documentos',
  'You can no longer open or download {{documents}}. Please contact us if you have a question.':
    'Ya no puede abrir ni descargar {{documents}}. Si tiene alguna pregunta, comuníquese con nosotros.',
  'So far, we released only the notice of 42 CFR 2.32. We are working on your records.':
    'Hasta ahora, solo entregamos el aviso de 42 CFR 2.32. Estamos trabajando en su expediente.',
  'Download until {{time}}: {{documents}}': 'Descargar hasta el {{time}}: {{documents}}',
  'To pay: {{documents}} ({{amount}})': 'Por pagar: {{documents}} ({{amount}})',
  'Ready to download: {{documents}}': 'Listo para descargar: {{documents}}',
  'Download again until {{time}}: {{documents}}': 'Descargar de nuevo hasta el {{time}}: {{documents}}',
  'Download window ended: {{documents}}': 'Plazo de descarga terminado: {{documents}}',
  'Downloaded by other accounts: {{documents}}': 'Descargado por otras cuentas: {{documents}}',
  'Already downloaded: {{documents}}': 'Ya descargado: {{documents}}',
  'Another download requested: {{documents}}': 'Otra descarga solicitada: {{documents}}',
  'Payment withdrawn by the bank: {{documents}}': 'Pago retirado por el banco: {{documents}}',
  'Payment disputed: {{documents}}': 'Pago en disputa: {{documents}}',
  'Bank payment clearing: {{documents}}': 'Pago bancario en proceso: {{documents}}',
  'Download from {{day}}: {{documents}}': 'Descargar a partir del {{day}}: {{documents}}',
  'Pay and download from {{day}}: {{documents}}': 'Pagar y descargar a partir del {{day}}: {{documents}}',
  'In the virus scan: {{documents}}': 'En el análisis de virus: {{documents}}',
  'Blocked by the virus scan: {{documents}}': 'Bloqueado por el análisis de virus: {{documents}}',
  'Withdrawn: {{documents}}': 'Retirado: {{documents}}',
  'Deleted under the retention schedule: {{documents}}':
    'Eliminado según el calendario de conservación: {{documents}}',
  'Only the notice of 42 CFR 2.32: {{documents}}': 'Solo el aviso de 42 CFR 2.32: {{documents}}',
  'They are locked until then.': 'Hasta entonces está bloqueado.',
  'You can read them now.': 'Puede leerlo ahora.',
  'You can read {{documents}} now.': 'Puede leer {{documents}} ahora.',
  'Other documents': 'Otros documentos',
  '{{name}}: Download again': '{{name}}: descargar de nuevo',
  'The wrong document was uploaded': 'Se cargó el documento equivocado',
  'Its charge or embargo is wrong': 'Su cargo o su período de espera es incorrecto',
  'Pages are missing or illegible': 'Faltan páginas o son ilegibles',
  'It contains more than was asked for': 'Contiene más de lo que se pidió',
  'The authorization is not valid or was revoked': 'La autorización no es válida o fue revocada',
  'The client asked for it': 'El cliente lo pidió',
  'Released to the wrong person': 'Entregado a la persona equivocada',
  'Please enter the reason': 'Ingrese el motivo',
  '{{who}} withdrew “{{file}}”: {{reason}}': '{{who}} retiró “{{file}}”: {{reason}}',
  'Withdrawn by {{name}}: {{reason}}': 'Retirado por {{name}}: {{reason}}',
  'Documents released. We’ll email the client after the virus scan.':
    'Documentos entregados. Enviaremos un correo al cliente después del análisis de virus.',
  'Saving releases these files to the client.': 'Al guardar, estos archivos se entregan al cliente.',
  'After the virus scan, we’ll email the client.':
    'Después del análisis de virus, enviaremos un correo al cliente.',
  'New comment on a document: order {{orderId}}': 'Nuevo comentario sobre un documento: orden {{orderId}}',
  'We changed the comment on a document': 'Cambiamos el comentario sobre un documento',
  'Download date': 'Fecha de descarga',
};
