import type { MessageTemplate, TemplateForm } from '@portal/contract/templates/schemas.ts';
import type { StoredTemplates } from './storedTemplates.ts';

const starters: readonly (TemplateForm & { readonly templateId: string })[] = [
  {
    templateId: 'missing-information',
    name: 'Missing information',
    asLetter: false,
    texts: {
      en: {
        subject: 'We need more information for order {{orderId}}',
        text: 'Dear {{requesterName}},\n\nWe can’t continue with your request for the records of {{patientName}} ({{requestType}}) because something is missing.\n\nPlease answer this message, or send us what is missing as an update on this page.\n\n{{portalName}}',
      },
      es: {
        subject: 'Necesitamos más información para la orden {{orderId}}',
        text: 'Estimado/a {{requesterName}}:\n\nNo podemos continuar con su solicitud de los expedientes de {{patientName}} ({{requestType}}) porque falta algo.\n\nResponda a este mensaje o envíenos lo que falta como actualización en esta página.\n\n{{portalName}}',
      },
      fr: {
        subject: 'Nous avons besoin de plus d’informations pour la commande {{orderId}}',
        text: 'Bonjour {{requesterName}},\n\nNous ne pouvons pas poursuivre votre demande concernant les dossiers de {{patientName}} ({{requestType}}), car il manque quelque chose.\n\nVeuillez répondre à ce message ou nous envoyer ce qui manque comme mise à jour sur cette page.\n\n{{portalName}}',
      },
    },
  },
  {
    templateId: 'fee-quote',
    name: 'Fee quote',
    asLetter: true,
    texts: {
      en: {
        subject: 'Fees for order {{orderId}}',
        text: 'Dear {{requesterName}},\n\nThe balance due for the records of {{patientName}} is {{balanceDue}}. You can pay it on the page of your request. We’ll prepare the records when we have your payment.\n\n{{portalName}}',
      },
      es: {
        subject: 'Tarifas de la orden {{orderId}}',
        text: 'Estimado/a {{requesterName}}:\n\nEl saldo pendiente por los expedientes de {{patientName}} es de {{balanceDue}}. Puede pagarlo en la página de su solicitud. Prepararemos los expedientes cuando recibamos su pago.\n\n{{portalName}}',
      },
      fr: {
        subject: 'Frais de la commande {{orderId}}',
        text: 'Bonjour {{requesterName}},\n\nLe solde dû pour les dossiers de {{patientName}} est de {{balanceDue}}. Vous pouvez le payer sur la page de votre demande. Nous préparerons les dossiers dès réception de votre paiement.\n\n{{portalName}}',
      },
    },
  },
  {
    templateId: 'no-records',
    name: 'No records found',
    asLetter: true,
    texts: {
      en: {
        subject: 'No records found for order {{orderId}}',
        text: 'Dear {{requesterName}},\n\nWe searched our files and found no records of {{patientName}} that match your request ({{requestType}}).\n\nIf you have other dates of service, another spelling of the name or another date of birth, please send us a message and we’ll search again.\n\n{{portalName}}',
      },
      es: {
        subject: 'No se encontraron expedientes para la orden {{orderId}}',
        text: 'Estimado/a {{requesterName}}:\n\nBuscamos en nuestros archivos y no encontramos expedientes de {{patientName}} que correspondan a su solicitud ({{requestType}}).\n\nSi tiene otras fechas de servicio, otra forma de escribir el nombre u otra fecha de nacimiento, envíenos un mensaje y buscaremos de nuevo.\n\n{{portalName}}',
      },
      fr: {
        subject: 'Aucun dossier trouvé pour la commande {{orderId}}',
        text: 'Bonjour {{requesterName}},\n\nNous avons cherché dans nos archives et n’avons trouvé aucun dossier de {{patientName}} correspondant à votre demande ({{requestType}}).\n\nSi vous avez d’autres dates de soins, une autre orthographe du nom ou une autre date de naissance, envoyez-nous un message et nous chercherons de nouveau.\n\n{{portalName}}',
      },
    },
  },
  {
    templateId: 'delay',
    name: 'Delay',
    asLetter: false,
    texts: {
      en: {
        subject: 'Order {{orderId}} needs more time',
        text: 'Dear {{requesterName}},\n\nWe need more time for the records of {{patientName}}. We now expect to finish your request by {{dueDate}}.\n\nWe’re sorry for the delay. You can see the status on this page at any time.\n\n{{portalName}}',
      },
      es: {
        subject: 'La orden {{orderId}} necesita más tiempo',
        text: 'Estimado/a {{requesterName}}:\n\nNecesitamos más tiempo para los expedientes de {{patientName}}. Esperamos terminar su solicitud a más tardar el {{dueDate}}.\n\nLamentamos la demora. Puede ver el estado en esta página en cualquier momento.\n\n{{portalName}}',
      },
      fr: {
        subject: 'La commande {{orderId}} demande plus de temps',
        text: 'Bonjour {{requesterName}},\n\nNous avons besoin de plus de temps pour les dossiers de {{patientName}}. Nous prévoyons de terminer votre demande au plus tard le {{dueDate}}.\n\nNous vous prions d’excuser ce retard. Vous pouvez consulter le statut sur cette page à tout moment.\n\n{{portalName}}',
      },
    },
  },
  {
    templateId: 'delivery',
    name: 'Delivery',
    asLetter: false,
    texts: {
      en: {
        subject: 'The records for order {{orderId}} are ready',
        text: 'Dear {{requesterName}},\n\nThe records of {{patientName}} are on this page. Documents with a charge can be downloaded after you pay. The balance due is {{balanceDue}}.\n\nIf something is missing, please answer this message.\n\n{{portalName}}',
      },
      es: {
        subject: 'Los expedientes de la orden {{orderId}} están listos',
        text: 'Estimado/a {{requesterName}}:\n\nLos expedientes de {{patientName}} están en esta página. Los documentos con cargo se pueden descargar después del pago. El saldo pendiente es de {{balanceDue}}.\n\nSi falta algo, responda a este mensaje.\n\n{{portalName}}',
      },
      fr: {
        subject: 'Les dossiers de la commande {{orderId}} sont prêts',
        text: 'Bonjour {{requesterName}},\n\nLes dossiers de {{patientName}} sont sur cette page. Les documents payants peuvent être téléchargés après le paiement. Le solde dû est de {{balanceDue}}.\n\nS’il manque quelque chose, répondez à ce message.\n\n{{portalName}}',
      },
    },
  },
];

/** The templates of a new portal. */
export function starterTemplates(): StoredTemplates {
  const templates = starters.map((starter): MessageTemplate => ({ ...starter, version: 0, changed: null }));
  return { revision: 0, templates, history: [] };
}
