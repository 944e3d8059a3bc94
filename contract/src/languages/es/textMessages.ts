import type { Catalog } from '../catalog.ts';

/** Text messages use only letters of GSM 03.38. One other letter (á, í, ó, ú, ’, a no-break space) more than halves the text that fits into one SMS. */
export const textMessages: Catalog = {
  '{{portal}}: your request {{orderId}} was submitted. {{link}}':
    '{{portal}}: recibimos su solicitud {{orderId}}. {{link}}',
  '{{portal}}: the bank payment for request {{orderId}} failed. Please pay again: {{link}}':
    '{{portal}}: el pago bancario de la solicitud {{orderId}} no se pudo completar. Pague de nuevo: {{link}}',
  '{{portal}}: we need something else for your request {{orderId}}. Please send it: {{link}}':
    '{{portal}}: necesitamos algo mas para su solicitud {{orderId}}. Por favor, mande lo que falta: {{link}}',
  '{{portal}}: you can download a document in your request {{orderId}} again. The page shows until when: {{link}}':
    '{{portal}}: puede descargar de nuevo un documento de su solicitud {{orderId}}. Plazo de descarga: {{link}}',
  '{{portal}}: we cannot allow another download in request {{orderId}}. The page shows why: {{link}}':
    '{{portal}}: no podemos permitir otra descarga en la solicitud {{orderId}}. Motivo: {{link}}',
  '{{portal}}: you have a new message about your request {{orderId}}. {{link}}':
    '{{portal}}: tiene un mensaje nuevo sobre su solicitud {{orderId}}. {{link}}',
  '{{portal}}: your code is {{code}}. It confirms this phone number and is valid for {{minutes}} minutes. Not you? Ignore this message.':
    '{{portal}}: su clave es {{code}}. Confirma este celular y vale {{minutes}} minutos. Si no es para usted, ignore este mensaje.',
  '{{portal}}: your request {{orderId}} has a new status: {{status}}. {{link}}':
    '{{portal}}: su solicitud {{orderId}} tiene un nuevo estado: {{status}}. {{link}}',
};
