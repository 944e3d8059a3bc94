import type { Catalog } from '../catalog.ts';

/** The notices about a request, and what people do about emails that do not arrive. */
export const sentNotices: Catalog = {
  '1 email did not arrive, on {{day}}.': '1 courriel n’est pas arrivé, le {{day}}.',
  'Accounts that already have this order keep it.': 'Les comptes qui ont déjà cette commande la conservent.',
  'Address corrected. We email the new verification code to {{email}}.':
    'Adresse corrigée. Nous envoyons le nouveau code de vérification à {{email}}.',
  'Allow emails again': 'Réautoriser les courriels',
  'Allow emails to {{address}} again?': 'Autoriser de nouveau les courriels à {{address}} ?',
  'Also email the current status now': 'Envoyer aussi le statut actuel maintenant',
  'An account added the request': 'Un compte a ajouté la demande',
  'Another download allowed': 'Autre téléchargement autorisé',
  'Another download declined': 'Autre téléchargement refusé',
  'Ask your email provider about it. When the mailbox works again, choose “Email me a link” to test it.':
    'Renseignez-vous auprès de votre fournisseur de messagerie. Quand la boîte fonctionne de nouveau, choisissez « M’envoyer un lien » pour la tester.',
  'Bank account to verify': 'Compte bancaire à vérifier',
  Bounced: 'Rejeté',
  'Code replaced, but nobody was emailed: {{email}} doesn’t take our emails. Correct the address.':
    'Code remplacé, mais personne n’a reçu de courriel : {{email}} n’accepte pas nos courriels. Corrigez l’adresse.',
  'Code {{code}}': 'Code {{code}}',
  'Combined payment failed': 'Échec du paiement groupé',
  'Combined payment received': 'Paiement groupé reçu',
  'Contact email': 'Courriel du contact',
  'Correct the address': 'Corriger l’adresse',
  'Correct the email address': 'Corriger l’adresse courriel',
  'Current status, sent by staff': 'État actuel, envoyé par le personnel',
  Delivered: 'Remis',
  'Disputed payment': 'Paiement contesté',
  'Document refunded': 'Document remboursé',
  'Document withdrawn': 'Document retiré',
  'Earlier emails to this address bounced.': 'Des courriels précédents à cette adresse ont été rejetés.',
  'Email address of the contact': 'Adresse courriel du contact',
  'Email the current status to {{address}}': 'Envoyer le statut actuel par courriel à {{address}}',
  'Email the current status': 'Envoyer le statut actuel par courriel',
  'Emails are allowed again, but the current status was not emailed':
    'Les courriels sont de nouveau autorisés, mais le statut actuel n’a pas été envoyé',
  'Emails don’t arrive: {{recipients}}': 'Les courriels n’arrivent pas : {{recipients}}',
  'Emails don’t reach the account {{address}}': 'Les courriels ne parviennent pas au compte {{address}}',
  'Emails don’t reach the attorney, {{address}}': 'Les courriels ne parviennent pas à l’avocat, {{address}}',
  'Emails don’t reach the contact, {{address}}': 'Les courriels ne parviennent pas au contact, {{address}}',
  'Emails to {{address}} are allowed again. The current status is on its way.':
    'Les courriels à {{address}} sont de nouveau autorisés. Le statut actuel est en route.',
  'Emails to {{address}} are allowed again.': 'Les courriels à {{address}} sont de nouveau autorisés.',
  'Failed to load the notices': 'Impossible de charger les avis',
  'For up to a day, the email service may still refuse the address because of the earlier emails. “Notices” shows what becomes of each email.':
    'Pendant un jour au plus, le service de messagerie peut encore refuser l’adresse à cause des courriels précédents. La carte « Avis » montre ce que devient chaque courriel.',
  'Held back as spam': 'Retenu comme indésirable',
  'If the email to {{email}} arrives, your address works again, and so do our other emails.':
    'Si le courriel à {{email}} arrive, votre adresse fonctionne de nouveau, et nos autres courriels aussi.',
  'If you no longer use this address, ask an admin to invite another one.':
    'Si vous n’utilisez plus cette adresse, demandez à un administrateur d’en inviter une autre.',
  'If you no longer use this address, you can still sign in, and your orders stay here. The address of an account can’t be changed, and a forgotten password can’t be reset without its mailbox.':
    'Si vous n’utilisez plus cette adresse, vous pouvez toujours vous connecter, et vos commandes restent ici. L’adresse d’un compte ne peut pas être modifiée, et un mot de passe oublié ne peut pas être réinitialisé sans sa boîte de courriel.',
  'Invoice refunded': 'Facture remboursée',
  'Invoice sent': 'Facture envoyée',
  'Loading the notices...': 'Chargement des avis...',
  'Mark as handled': 'Marquer comme traité',
  'Mark {{address}} as handled?': 'Marquer {{address}} comme traité ?',
  'Marked as handled': 'Marqué comme traité',
  'New message from records staff': 'Nouveau message du service des dossiers médicaux',
  'New message from the client': 'Nouveau message du client',
  'New update from the client': 'Nouvelle mise à jour du client',
  'New verification code': 'Nouveau code de vérification',
  'No notices yet. An email or a text message appears here once the portal sent it.':
    'Aucun avis pour le moment. Un courriel ou un SMS apparaît ici une fois que le portail l’a envoyé.',
  'Not delivered to {{email}}': 'Non remis à {{email}}',
  'Not delivered': 'Non remis',
  'Not sent: emails to this address are off': 'Non envoyé : les courriels à cette adresse sont désactivés',
  'Not sent: the address bounced before': 'Non envoyé : l’adresse a déjà rejeté des courriels',
  'Nothing was changed': 'Rien n’a été modifié',
  'Our emails to the address of your account, {{email}}, don’t arrive':
    'Nos courriels à l’adresse de votre compte, {{email}}, n’arrivent pas',
  'Our emails to {{email}} don’t arrive': 'Nos courriels à {{email}} n’arrivent pas',
  'Passed on to a distribution list': 'Transmis à une liste de diffusion',
  'Payment for a document failed': 'Échec du paiement d’un document',
  'Payment of an invoice failed': 'Échec du paiement d’une facture',
  'Payment of the processing fee failed': 'Échec du paiement des frais de traitement',
  'Reach them by phone instead:': 'Vous pouvez joindre cette personne par téléphone :',
  'Refresh the notices': 'Actualiser les avis',
  'Rejected as spam': 'Rejeté comme indésirable',
  'Reminder for staff': 'Rappel pour le personnel',
  'Reminder of what is missing': 'Rappel de ce qui manque',
  'Reminder to download documents': 'Rappel de télécharger des documents',
  'Request received': 'Demande reçue',
  'Several changes in one email': 'Plusieurs changements dans un courriel',
  'Show notices': 'Afficher les avis',
  'Someone else changed the address': 'Une autre personne a modifié l’adresse',
  'Status changed': 'Statut modifié',
  'Submission rejected': 'Soumission rejetée',
  'Terms of a document changed': 'Conditions d’un document modifiées',
  'Text message': 'SMS',
  'Text messages about the request still go to this person’s phone.':
    'Les SMS sur la demande vont toujours au téléphone de cette personne.',
  'The address was not corrected': 'L’adresse n’a pas été corrigée',
  'The client asks for another download': 'Le client demande un autre téléchargement',
  'The copy service’s email address is the contact’s. To change it, close this form and choose “Correct the address”: the verification code is replaced with it.':
    'L’adresse courriel du service de reprographie est celle du contact. Pour la modifier, fermez ce formulaire et choisissez « Corriger l’adresse » : le code de vérification est remplacé en même temps.',
  'The current status is on its way to {{email}}.': 'Le statut actuel est en route vers {{email}}.',
  'The current status was not emailed': 'Le statut actuel n’a pas été envoyé',
  'The first email failed on {{day}}.': 'Le premier courriel a échoué le {{day}}.',
  'The mailbox doesn’t exist.': 'La boîte de courriel n’existe pas.',
  'The mailbox is closed.': 'La boîte de courriel est fermée.',
  'The mailbox is full.': 'La boîte de courriel est pleine.',
  'The part of the address after “@” doesn’t exist.': 'La partie de l’adresse après « @ » n’existe pas.',
  'The portal doesn’t email {{recipient}}': 'Le portail n’écrit pas à : {{recipient}}',
  'The portal emails this address again. It does not repeat earlier emails.':
    'Le portail écrit de nouveau à cette adresse. Il ne répète pas les courriels précédents.',
  'The portal no longer emails this address. To send something, allow emails again.':
    'Le portail n’écrit plus à cette adresse. Pour envoyer quelque chose, autorisez de nouveau les courriels.',
  'The portal no longer emails this address. To send something, correct the address or allow emails again.':
    'Le portail n’écrit plus à cette adresse. Pour envoyer quelque chose, corrigez l’adresse ou autorisez de nouveau les courriels.',
  'The portal still does not email this address. You can allow emails again at any time: “Notices” in the tab “Activity” keeps offering it.':
    'Le portail n’écrit toujours pas à cette adresse. Vous pouvez autoriser de nouveau les courriels à tout moment : la carte « Avis » de l’onglet « Activité » le propose toujours.',
  'The recipient’s mail server can’t be reached.':
    'Le serveur de messagerie du destinataire est injoignable.',
  'The recipient’s mail server gave no clear reason.':
    'Le serveur de messagerie du destinataire n’a pas donné de raison claire.',
  'The recipient’s mail server refuses our emails.':
    'Le serveur de messagerie du destinataire refuse nos courriels.',
  'The recipient’s mail server takes our emails for spam.':
    'Le serveur de messagerie du destinataire prend nos courriels pour du courrier indésirable.',
  'The verification code is replaced, because {{email}} may belong to someone else: the current code and its link stop working. We email the new code to the corrected address.':
    'Le code de vérification est remplacé, car {{email}} peut appartenir à une autre personne : le code actuel et son lien cessent de fonctionner. Nous envoyons le nouveau code à l’adresse corrigée.',
  'The verification code is replaced: the current code and its link stop working. We email the new code to the corrected address.':
    'Le code de vérification est remplacé : le code actuel et son lien cessent de fonctionner. Nous envoyons le nouveau code à l’adresse corrigée.',
  'They get no text messages. Reach them by phone or postal mail instead.':
    'Cette personne ne reçoit pas de SMS. Joignez-la par téléphone ou par courrier.',
  'This includes the verification code, and every email that this page announces. Everything that we write is also on this page.':
    'C’est aussi le cas du code de vérification et de chaque courriel que cette page annonce. Tout ce que nous écrivons se trouve aussi sur cette page.',
  'This is already the address. Please enter another one.': 'C’est déjà l’adresse. Saisissez-en une autre.',
  'This notice and the mark in the list disappear. If another email does not arrive, they return.':
    'Cet avis et la marque dans la liste disparaissent. Si un autre courriel n’arrive pas, ils réapparaissent.',
  'To get the emails about an order at another address, open an order that you submitted and choose “Correct the address”. For orders that you only added, write to us:':
    'Pour recevoir les courriels sur une commande à une autre adresse, ouvrez une commande que vous avez soumise et choisissez « Corriger l’adresse ». Pour les commandes que vous avez seulement ajoutées, écrivez-nous :',
  'Undelivered emails': 'Courriels non remis',
  'Update received': 'Mise à jour reçue',
  'We can’t email the new one: {{email}} doesn’t take our emails. To send a new code, choose “Correct the address” instead: that replaces the code too.':
    'Nous ne pouvons pas envoyer le nouveau par courriel : {{email}} n’accepte pas nos courriels. Pour envoyer un nouveau code, choisissez plutôt « Corriger l’adresse » : cela remplace aussi le code.',
  'What became of it': 'Ce qu’il est devenu',
  'Your account has the same address.': 'Votre compte a la même adresse.',
  '{{number}} emails have not arrived since {{day}}.':
    '{{number}} courriels ne sont pas arrivés depuis le {{day}}.',
};
