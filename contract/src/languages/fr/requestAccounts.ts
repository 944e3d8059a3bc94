import type { Catalog } from '../catalog.ts';

export const requestAccounts: Catalog = {
  'Account not found': 'Compte introuvable',
  'Account removed': 'Compte retiré',
  'The account can add the request again': 'Le compte peut de nouveau ajouter la demande',
  'The account that submitted the request can’t be removed.':
    'Le compte qui a soumis la demande ne peut pas être retiré.',
  'Your account was removed from this request. Please ask the person who submitted it, or contact us.':
    'Votre compte a été retiré de cette demande. Adressez-vous à la personne qui l’a soumise, ou contactez-nous.',
  'An account added your request': 'Un compte a ajouté votre demande',
  'An account added your order {{orderId}}': 'Un compte a ajouté votre commande {{orderId}}',
  'Someone who knows the Order ID and verification code of your records request added it to their account. They can now see the request and its documents.':
    'Une personne qui connaît le numéro de commande et le code de vérification de votre demande de dossier l’a ajoutée à son compte. Elle peut maintenant voir la demande et ses documents.',
  'If you don’t know who did this, open the request. Under “Accounts with this order” you can remove the account.':
    'Si vous ne savez pas qui l’a fait, ouvrez la demande. Sous « Comptes ayant cette commande », vous pouvez retirer le compte.',
  'If you don’t know who did this, please contact us. We can remove the account.':
    'Si vous ne savez pas qui l’a fait, contactez-nous. Nous pouvons retirer le compte.',
  'Accounts with this order': 'Comptes ayant cette commande',
  'These accounts see this order without its code. An account gets on the list when it submits the order, or adds it with the Order ID and verification code.':
    'Ces comptes voient cette commande sans son code. Un compte entre dans la liste lorsqu’il soumet la commande, ou l’ajoute avec le numéro de commande et le code de vérification.',
  'Failed to load the accounts': 'Impossible de charger les comptes',
  'No account has this order.': 'Aucun compte n’a cette commande.',
  'Unknown account': 'Compte inconnu',
  'Your account': 'Votre compte',
  'Submitted the order': 'A soumis la commande',
  'Added {{time}}': 'Ajouté le {{time}}',
  'Removed accounts': 'Comptes retirés',
  'Removed by you, {{time}}': 'Retiré par vous, {{time}}',
  'Removed by the account that submitted the order, {{time}}':
    'Retiré par le compte qui a soumis la commande, {{time}}',
  'Removed by records staff, {{time}}': 'Retiré par le service des dossiers médicaux, {{time}}',
  Readmit: 'Réadmettre',
  'Readmit {{account}}': 'Réadmettre {{account}}',
  'Remove {{account}}?': 'Retirer {{account}} ?',
  'Remove account': 'Retirer le compte',
  'This account will no longer see the order and its documents, and will get no more notifications about it. It can’t add the order again until you or records staff readmit it.':
    'Ce compte ne verra plus la commande ni ses documents et ne recevra plus de notifications à son sujet. Il ne pourra pas l’ajouter de nouveau avant que vous ou le service des dossiers médicaux ne le réadmettiez.',
  'This account will no longer see the order and its documents, and will get no more notifications about it. It can’t add the order again until staff or the account that submitted it readmit it.':
    'Ce compte ne verra plus la commande ni ses documents et ne recevra plus de notifications à son sujet. Il ne pourra pas l’ajouter de nouveau avant que le personnel ou le compte qui l’a soumise ne le réadmette.',
  'Anyone who still has the Order ID and verification code can open the order without an account. Replace the code to prevent that.':
    'Toute personne qui a encore le numéro de commande et le code de vérification peut ouvrir la commande sans compte. Remplacez le code pour l’éviter.',
  'Failed to remove the account': 'Impossible de retirer le compte',
  'Readmit {{account}}?': 'Réadmettre {{account}} ?',
  'Readmit account': 'Réadmettre le compte',
  'This account can add the order again with its Order ID and verification code. It doesn’t see the order until then.':
    'Ce compte peut de nouveau ajouter la commande avec le numéro de commande et le code de vérification. D’ici là, il ne la voit pas.',
  'Failed to readmit the account': 'Impossible de réadmettre le compte',
  '{{who}} added the order to their account': '{{who}} a ajouté la commande à son compte',
  '{{who}} removed {{account}} from the order': '{{who}} a retiré {{account}} de la commande',
  '{{who}} replaced the verification code': '{{who}} a remplacé le code de vérification',
  '{{who}} readmitted {{account}}': '{{who}} a réadmis {{account}}',
  'Who opened and downloaded what, which accounts added the order, and when. Only the account that submitted the request sees this.':
    'Qui a ouvert et téléchargé quoi, quels comptes ont ajouté la commande, et quand. Seul le compte qui a soumis la demande voit ceci.',
  'Enough accounts have downloaded this paid file. You can ask our staff for a download.':
    'Un nombre suffisant de comptes a téléchargé ce fichier payant. Vous pouvez demander un téléchargement à notre personnel.',
  '{{who}} removed an account from the request: {{person}}':
    '{{who}} a retiré un compte de la demande : {{person}}',
  '{{who}} let an account add the request again: {{person}}':
    '{{who}} a permis à un compte d’ajouter de nouveau la demande : {{person}}',
};
