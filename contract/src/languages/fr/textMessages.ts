import type { Catalog } from '../catalog.ts';

/** Text messages use only letters of GSM 03.38. One other letter (á, í, ó, ú, ’, a no-break space) more than halves the text that fits into one SMS. */
export const textMessages: Catalog = {
  '{{portal}}: your request {{orderId}} was submitted. {{link}}':
    '{{portal}} : votre demande {{orderId}} a été soumise. {{link}}',
  '{{portal}}: the bank payment for request {{orderId}} failed. Please pay again: {{link}}':
    '{{portal}} : le paiement bancaire de la demande {{orderId}} a échoué. Payez de nouveau : {{link}}',
  '{{portal}}: something is missing from your request {{orderId}}. Please send it: {{link}}':
    '{{portal}} : il manque quelque chose à votre demande {{orderId}}. Envoyez-le : {{link}}',
  '{{portal}}: you can download a document in your request {{orderId}} again. {{link}}':
    '{{portal}} : vous pouvez télécharger de nouveau un document de votre demande {{orderId}}. {{link}}',
  '{{portal}}: we answered your request for another download in request {{orderId}}. {{link}}':
    '{{portal}} : nous avons répondu pour un autre téléchargement de votre demande {{orderId}}. {{link}}',
  '{{portal}}: you have a new message about your request {{orderId}}. {{link}}':
    '{{portal}} : vous avez un nouveau message concernant votre demande {{orderId}}. {{link}}',
  '{{portal}}: your code is {{code}}. It confirms this phone number and is valid for {{minutes}} minutes. Not you? Ignore this message.':
    "{{portal}} : votre code est {{code}}. Il confirme ce numéro et vaut {{minutes}} minutes. Si ce n'est pas vous, ignorez ce message.",
};
