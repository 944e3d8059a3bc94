import type { Catalog } from '../catalog.ts';

/** The setup list of a new portal. */
export const setup: Catalog = {
  'Set up your portal': 'Configurez votre portail',
  '{{done}} of {{total}} steps done': '{{done}} étapes sur {{total}} terminées',
  'Whom clients email or call. Until then, they see a sample address.':
    'À qui les clients écrivent ou téléphonent. D’ici là, ils voient une adresse d’exemple.',
  'Clients choose one of them for each request.': 'Les clients en choisissent un pour chaque demande.',
  'Invite at least one other person of your staff.': 'Invitez au moins une autre personne de votre équipe.',
  'Check rules, calendars and time zone with counsel, and save them.':
    'Vérifiez les règles, les calendriers et le fuseau horaire avec votre conseil juridique, puis enregistrez-les.',
  Checklists: 'Listes de contrôle',
  'The built-in checklists apply until you change them.':
    'Les listes fournies s’appliquent tant que vous ne les modifiez pas.',
  Prices: 'Tarifs',
  'The built-in invoice options have California’s prices until you change them.':
    'Les options de facture fournies ont les tarifs de la Californie tant que vous ne les modifiez pas.',
  'To do': 'À faire',
  Optional: 'Facultatif',
  'Settings made at deployment': 'Réglages du déploiement',
  'Whoever deploys the portal changes these. Below each value is the setting of the API and, if there is one, the azd value that sets it in Azure.':
    'La personne qui déploie le portail les modifie. Sous chaque valeur figurent le réglage de l’API et, s’il existe, la valeur azd qui le définit dans Azure.',
  'Change it in the deadline rules': 'Le modifier dans les règles de délais',
  'Name of the portal': 'Nom du portail',
  'Address of the portal': 'Adresse du portail',
  'Sender of emails': 'Expéditeur des e-mails',
  'Sender of text messages': 'Expéditeur des SMS',
  'Payments by Stripe': 'Paiements par Stripe',
  'Sign-in with Google': 'Connexion avec Google',
  'Sign-in with GitHub': 'Connexion avec GitHub',
  'Staff must use two-step sign-in': 'Le personnel doit utiliser la connexion en deux étapes',
  Set: 'Configuré',
  'Set, with test keys': 'Configuré, avec des clés de test',
  'Not set': 'Non configuré',
  'Dismiss the setup list?': 'Fermer la liste de configuration ?',
  'No admin will see it again. You can still do every step in the Management Center at any time.':
    'Aucun administrateur ne la reverra. Vous pouvez toujours effectuer chaque étape dans le Centre de gestion.',
};
