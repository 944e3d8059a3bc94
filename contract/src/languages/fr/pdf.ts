import type { Catalog } from '../catalog.ts';

export const pdf: Catalog = {
  Letter: 'Lettre',
  'Letter about order {{orderId}}': 'Lettre concernant la commande {{orderId}}',
  'Re: order {{orderId}}': 'Objet : commande {{orderId}}',
  'Facility: {{facility}}': 'Établissement : {{facility}}',
  'Receipt not found': 'Reçu introuvable',
  'Invoice {{number}}': 'Facture {{number}}',
  'Invoice number': 'Numéro de facture',
  'Invoice date': 'Date de la facture',
  'Bill to': 'Facturer à',
  'Amount due': 'Montant dû',
  'Could not retrieve (CNR): {{reason}}': 'Impossible à obtenir (CNR) : {{reason}}',
  'Study type: {{type}}': 'Type d’examen : {{type}}',
  'Study date: {{day}}': 'Date de l’examen : {{day}}',
  PAID: 'PAYÉ',
  PAID_invoice: 'PAYÉE',
  DRAFT: 'BROUILLON',
  INACTIVE: 'INACTIVE',
  'Paid on {{day}}. Thank you.': 'Payée le {{day}}. Merci.',
  'Paid outside the portal on {{day}}. Reference: {{reference}}':
    'Payée hors du portail le {{day}}. Référence : {{reference}}',
  'This invoice is inactive and cannot be paid.': 'Cette facture est inactive et ne peut pas être payée.',
  'This is a draft. It was not sent, and cannot be paid yet.':
    'Ceci est un brouillon. Il n’a pas été envoyé et ne peut pas encore être payé.',
  'A bank payment for this invoice is clearing. That takes 3-7 business days.':
    'Un paiement bancaire de cette facture est en cours de compensation. Cela prend de 3 à 7 jours ouvrables.',
  'Please pay by card or bank account at {{address}}. You need the Order ID and verification code of your request.':
    'Veuillez payer par carte ou compte bancaire sur {{address}}. Il vous faut le numéro de commande et le code de vérification de votre demande.',
  'Refunded on {{day}}': 'Remboursé le {{day}}',
  'Refund in progress since {{day}}': 'Remboursement en cours depuis le {{day}}',
  'Another payment of {{amount}} was refunded on {{day}}: {{reason}}':
    'Un autre paiement de {{amount}} a été remboursé le {{day}} : {{reason}}',
  Receipt: 'Reçu',
  'Receipt for invoice {{number}}': 'Reçu de la facture {{number}}',
  'Receipt for order {{orderId}}': 'Reçu de la commande {{orderId}}',
  'Paid on': 'Payé le',
  Reference: 'Référence',
  'Total paid': 'Total payé',
  'Paid after refunds': 'Payé après remboursements',
  'This invoice was paid outside the portal.': 'Cette facture a été payée hors du portail.',
  'Thank you for your payment. This receipt covers only the items above.':
    'Merci de votre paiement. Ce reçu ne porte que sur les éléments ci-dessus.',
  'Processing fee of a records request': 'Frais de traitement d’une demande de dossier',
  'Document released on {{day}}': 'Document communiqué le {{day}}',
};
