import type { Catalog } from '../catalog.ts';

/** The setup list of a new portal. */
export const setup: Catalog = {
  'Set up your portal': 'Configurez votre portail',
  '{{done}} of {{total}} steps done': 'Étapes terminées : {{done}} sur {{total}}',
  'Whom clients email or call. Until then, they see a sample address.':
    'À qui les clients écrivent ou téléphonent. D’ici là, ils voient une adresse d’exemple.',
  'Clients choose one of their offices. Until you enter your own, they see a sample.':
    'Les clients choisissent un de leurs bureaux. Tant que vous n’avez pas saisi les vôtres, ils voient un exemple.',
  'Clients choose one of them for each request.': 'Les clients en choisissent un pour chaque demande.',
  'Invite at least one other person of your staff.':
    'Invitez au moins une autre personne de votre personnel.',
  'Check rules, calendars and time zone with counsel, and save them.':
    'Vérifiez les règles, les calendriers et le fuseau horaire avec un avocat, puis enregistrez-les.',
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
  'Change it in the deadline rules': 'Le modifier dans les règles d’échéance',
  'Address of the portal': 'Adresse du portail',
  'Sender of emails': 'Expéditeur des courriels',
  'Sender of text messages': 'Expéditeur des SMS',
  'Payments by Stripe': 'Paiements par Stripe',
  'Sign-in with Google': 'Connexion avec Google',
  'Sign-in with GitHub': 'Connexion avec GitHub',
  'Staff must use two-step sign-in': 'Le personnel doit utiliser la connexion en deux étapes',
  Set: 'Configuré',
  'Set, with test keys': 'Configuré, avec des clés de test',
  'Not set': 'Non configuré',
  'Dismiss the setup list?': 'Fermer la liste de configuration ?',
  'No admin will see it again. You can still do every step in the Management Center at any time.':
    'Aucun administrateur ne la reverra. Vous pouvez toujours effectuer chaque étape dans le Centre de gestion.',
  'The mail service took a test message to {{to}}.':
    'Le service de messagerie a accepté un message de test pour {{to}}.',
  'Check that it arrives. Look into the spam folder as well.':
    'Vérifiez qu’il arrive. Regardez aussi dans le dossier des indésirables.',
  'No mail service is set.': 'Aucun service de messagerie n’est configuré.',
  'The setting is ACS_ENDPOINT.': 'Le paramètre est ACS_ENDPOINT.',
  'The mail service does not send for {{from}} ({{detail}}).':
    'Le service de messagerie n’envoie pas pour {{from}} ({{detail}}).',
  'Check MAIL_FROM, and that its domain is verified and connected to the mail service.':
    'Vérifiez MAIL_FROM et que son domaine est validé et connecté au service de messagerie.',
  'The mail service refuses the portal ({{detail}}).':
    'Le service de messagerie refuse le portail ({{detail}}).',
  'The identity of the Function App needs the role Communication and Email Service Owner.':
    'L’identité de la Function App a besoin du rôle Communication and Email Service Owner.',
  'The mail service takes no more messages right now.':
    'Le service de messagerie n’accepte plus de messages pour le moment.',
  'Try again in an hour. If it happens often, ask for a higher limit in Azure.':
    'Réessayez dans une heure. Si cela se répète, demandez une limite plus élevée dans Azure.',
  'The mail service did not respond ({{detail}}).': 'Le service de messagerie n’a pas répondu ({{detail}}).',
  'Check ACS_ENDPOINT, then try again.': 'Vérifiez ACS_ENDPOINT, puis réessayez.',
  'The mail service did not take the message ({{detail}}).':
    'Le service de messagerie n’a pas accepté le message ({{detail}}).',
  'Try again. If it keeps failing, run npm run doctor.':
    'Réessayez. Si l’échec persiste, lancez npm run doctor.',
  'Stripe does not accept the secret key ({{detail}}).': 'Stripe n’accepte pas la clé secrète ({{detail}}).',
  'Check STRIPE_SECRET_KEY.': 'Vérifiez STRIPE_SECRET_KEY.',
  'Stripe did not respond ({{detail}}).': 'Stripe n’a pas répondu ({{detail}}).',
  'Check that the Function App may call Stripe, then try again.':
    'Vérifiez que la Function App peut appeler Stripe, puis réessayez.',
  'Stripe answered with an error ({{detail}}).': 'Stripe a répondu par une erreur ({{detail}}).',
  'Try again later.': 'Réessayez plus tard.',
  'The secret key and the publishable key have different modes. Every payment fails.':
    'La clé secrète et la clé publiable ont des modes différents. Tous les paiements échouent.',
  'The account cannot take payments yet. Complete it in the Stripe Dashboard.':
    'Le compte ne peut pas encore recevoir de paiements. Complétez-le dans le tableau de bord Stripe.',
  'The key may not read the account.': 'La clé ne peut pas lire le compte.',
  'Stripe accepts the key. Payments are real (live mode).':
    'Stripe accepte la clé. Les paiements sont réels (mode production).',
  'Stripe accepts the key. Payments are tests (test mode).':
    'Stripe accepte la clé. Les paiements sont fictifs (mode test).',
  'Account: {{id}}': 'Compte : {{id}}',
  'Account: {{name}} ({{id}})': 'Compte : {{name}} ({{id}})',
  'Stripe sends its events to {{url}}.': 'Stripe envoie ses événements à {{url}}.',
  'The key may not read the webhooks. Check in the Stripe Dashboard that one exists for {{url}}.':
    'La clé ne peut pas lire les webhooks. Vérifiez dans le tableau de bord Stripe qu’il en existe un pour {{url}}.',
  'Stripe has no webhook for {{url}}. The portal learns about payments up to an hour late.':
    'Stripe n’a pas de webhook pour {{url}}. Le portail apprend les paiements avec jusqu’à une heure de retard.',
  'Stripe has disabled the webhook. Enable it in the Stripe Dashboard.':
    'Stripe a désactivé le webhook. Activez-le dans le tableau de bord Stripe.',
  'The webhook has another API version than the portal. Run npm run doctor for the details.':
    'Le webhook a une autre version de l’API que le portail. Lancez npm run doctor pour les détails.',
  'The webhook sends other events than the portal needs. Run npm run doctor for the details.':
    'Le webhook envoie d’autres événements que ceux dont le portail a besoin. Lancez npm run doctor pour les détails.',
  'Send me a test email': 'M’envoyer un courriel de test',
  'Test Stripe': 'Tester Stripe',
  'Test message': 'Message de test',
  'You asked for this message to test the email of the portal. It works.':
    'Vous avez demandé ce message pour tester les courriels du portail. Cela fonctionne.',
  'Open the dashboard': 'Ouvrir le tableau de bord',
  'This is a sample request. It cannot have charges, invoices, incidents, accounts or a new verification code, and cannot be changed once it is cancelled.':
    'Ceci est une demande d’essai. Elle ne peut avoir ni frais, ni factures, ni incidents, ni comptes, ni nouveau code de vérification, et ne peut plus être modifiée une fois annulée.',
  'Remove the sample request?': 'Supprimer la demande d’essai ?',
  'It is cancelled, and its documents and messages are deleted. You can create another one.':
    'Elle est annulée, et ses documents et messages sont supprimés. Vous pouvez en créer une autre.',
  'Sample request removed': 'Demande d’essai supprimée',
  'This is a sample request': 'Ceci est une demande d’essai',
  'Assign it, upload and release a document, and complete it. It is in no list and no figure, cannot have charges, and sends no email. Upload no real records.':
    'Attribuez-la, téléversez et communiquez un document, puis terminez-la. Elle ne figure dans aucune liste ni aucun chiffre, ne peut pas avoir de frais et n’envoie aucun courriel. Ne téléversez pas de vrais dossiers.',
  'A sample request has no charges and no invoices.': 'Une demande d’essai n’a ni frais ni factures.',
  'Try a sample request': 'Essayer une demande d’essai',
  'It is in no list and no figure, and no client sees it.':
    'Elle ne figure dans aucune liste ni aucun chiffre, et aucun client ne la voit.',
  Sample: 'Essai',
  'The sample request is removed as well.': 'La demande d’essai est également supprimée.',
};
