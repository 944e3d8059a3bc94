import type { Catalog } from '../catalog.ts';

/** Text messages use only letters of GSM 03.38. One other letter (á, í, ó, ú, ’, a no-break space) more than halves the text that fits into one SMS. */
export const textMessages: Catalog = {
  '{{portal}}: your request {{orderId}} was submitted. {{link}}':
    '{{portal}} : votre demande {{orderId}} a été soumise. {{link}}',
  '{{portal}}: the bank payment for request {{orderId}} failed. Please pay again: {{link}}':
    '{{portal}} : le paiement bancaire de la demande {{orderId}} a échoué. Payez de nouveau : {{link}}',
  '{{portal}}: we need something else for your request {{orderId}}. Please send it: {{link}}':
    '{{portal}} : il nous faut autre chose pour votre demande {{orderId}}. Envoyez-le : {{link}}',
  '{{portal}}: you can download a document in your request {{orderId}} again. The page shows until when: {{link}}':
    '{{portal}} : vous pouvez télécharger de nouveau un document de votre demande {{orderId}}. Voyez la date limite : {{link}}',
  '{{portal}}: we cannot allow another download in request {{orderId}}. The page shows why: {{link}}':
    '{{portal}} : nous ne pouvons pas autoriser un autre téléchargement pour la demande {{orderId}}. Voyez pourquoi : {{link}}',
  '{{portal}}: you have a new message about your request {{orderId}}. {{link}}':
    '{{portal}} : vous avez un nouveau message concernant votre demande {{orderId}}. {{link}}',
  '{{portal}}: your code is {{code}}. It confirms this phone number and is valid for {{minutes}} minutes. Not you? Ignore this message.':
    "{{portal}} : votre code est {{code}}. Il confirme ce numéro et vaut {{minutes}} minutes. Si ce n'est pas vous, ignorez ce message.",
  '{{portal}}: your request {{orderId}} has a new status: {{status}}. {{link}}':
    '{{portal}} : votre demande {{orderId}} a un nouveau statut : {{status}}. {{link}}',
};
