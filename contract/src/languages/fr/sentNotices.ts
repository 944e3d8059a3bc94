import type { Catalog } from '../catalog.ts';

/** The notices about a request, and what people do about emails that do not arrive. */
export const sentNotices: Catalog = {
  '1 email bounced, on {{day}}.': '1 courriel a été rejeté, le {{day}}.',
  'Accounts that already have this order keep it.': 'Les comptes qui ont déjà cette commande la conservent.',
  'Address corrected. We email the new verification code to {{email}}.':
    'Adresse corrigée. Nous envoyons le nouveau code de vérification à {{email}}.',
  'After a bounce, Azure itself may refuse an address for up to a day. Until then, an email may still not be sent. “Notices” shows what becomes of it.':
    'Après un rejet, Azure peut lui-même refuser une adresse pendant un jour au plus. D’ici là, un courriel peut encore ne pas être envoyé. La carte « Avis » montre ce qu’il devient.',
  'Allow emails again': 'Autoriser de nouveau les courriels',
  'Allow emails to {{address}} again?': 'Autoriser de nouveau les courriels à {{address}} ?',
  'Also send the present state now': 'Envoyer aussi l’état actuel maintenant',
  'An account added the request': 'Un compte a ajouté la demande',
  'Another download allowed': 'Autre téléchargement autorisé',
  'Another download declined': 'Autre téléchargement refusé',
  'Ask your email provider about it. When the mailbox works again, choose “Email me a link” to test it.':
    'Renseignez-vous auprès de votre fournisseur de messagerie. Quand la boîte fonctionne de nouveau, choisissez « M’envoyer un lien » pour la tester.',
  'Bank account to verify': 'Compte bancaire à vérifier',
  Bounced: 'Rejeté',
  'Code {{code}}': 'Code {{code}}',
  'Combined payment failed': 'Échec du paiement groupé',
  'Combined payment received': 'Paiement groupé reçu',
  'Correct the address': 'Corriger l’adresse',
  'Correct the email address': 'Corriger l’adresse courriel',
  Delivered: 'Remis',
  'Disputed payment': 'Paiement contesté',
  'Document refunded': 'Document remboursé',
  'Document withdrawn': 'Document retiré',
  'Earlier emails to this address bounced.': 'Des courriels précédents à cette adresse ont été rejetés.',
  'Email address of the contact': 'Adresse courriel du contact',
  'Emails about this request, and its verification code, do not arrive there.':
    'Les courriels sur cette demande et son code de vérification n’y arrivent pas.',
  'Emails are allowed again, but the present state was not sent':
    'Les courriels sont de nouveau autorisés, mais l’état actuel n’a pas été envoyé',
  'Emails don’t arrive: {{recipients}}': 'Les courriels n’arrivent pas : {{recipients}}',
  'Emails don’t reach the account {{address}}': 'Les courriels ne parviennent pas au compte {{address}}',
  'Emails don’t reach the attorney, {{address}}': 'Les courriels ne parviennent pas à l’avocat, {{address}}',
  'Emails don’t reach the contact, {{address}}': 'Les courriels ne parviennent pas au contact, {{address}}',
  'Emails to the address of your account, {{email}}, are rejected':
    'Les courriels à l’adresse de votre compte, {{email}}, sont rejetés',
  'Emails to {{address}} are allowed again.': 'Les courriels à {{address}} sont de nouveau autorisés.',
  'Emails to {{address}} are allowed again. The present state is on its way.':
    'Les courriels à {{address}} sont de nouveau autorisés. L’état actuel est en route.',
  'Emails to {{email}} are rejected': 'Les courriels à {{email}} sont rejetés',
  'Failed to load the notices': 'Impossible de charger les avis',
  'If the email to {{email}} arrives, your address works again, and so do our other emails.':
    'Si le courriel à {{email}} arrive, votre adresse fonctionne de nouveau, et nos autres courriels aussi.',
  'If you no longer use this address, ask an admin to invite another one.':
    'Si vous n’utilisez plus cette adresse, demandez à un administrateur d’en inviter une autre.',
  'If you no longer use this address, sign up with another one, and add your requests with their Order IDs and verification codes.':
    'Si vous n’utilisez plus cette adresse, inscrivez-vous avec une autre et ajoutez vos demandes avec leurs numéros de commande et codes de vérification.',
  'Invoice refunded': 'Facture remboursée',
  'Invoice sent': 'Facture envoyée',
  'Loading the notices...': 'Chargement des avis...',
  'Mark as handled': 'Marquer comme traité',
  'Mark {{address}} as handled?': 'Marquer {{address}} comme traité ?',
  'Marked as handled': 'Marqué comme traité',
  'New message from records staff': 'Nouveau message du personnel des dossiers',
  'New message from the client': 'Nouveau message du client',
  'New update from the client': 'Nouvelle mise à jour du client',
  'New verification code': 'Nouveau code de vérification',
  'No notices yet. An email or a text message appears here once the portal sent it.':
    'Aucun avis pour le moment. Un courriel ou un SMS apparaît ici une fois que le portail l’a envoyé.',
  'Not delivered': 'Non remis',
  'Not sent by the portal': 'Non envoyé par le portail',
  'Not tried by the email service': 'Non tenté par le service de messagerie',
  'Nothing was changed': 'Rien n’a été modifié',
  'Passed on to a distribution list': 'Transmis à une liste de diffusion',
  'Payment for a document failed': 'Échec du paiement d’un document',
  'Payment of an invoice failed': 'Échec du paiement d’une facture',
  'Payment of the processing fee failed': 'Échec du paiement des frais de traitement',
  'Present state, sent by staff': 'État actuel, envoyé par le personnel',
  'Quarantined as spam': 'En quarantaine comme spam',
  'Reach them by phone instead:': 'Vous pouvez joindre cette personne par téléphone :',
  'Refresh the notices': 'Actualiser les avis',
  'Rejected as spam': 'Rejeté comme spam',
  'Reminder for staff': 'Rappel pour le personnel',
  'Reminder of what is missing': 'Rappel de ce qui manque',
  'Reminder to download documents': 'Rappel de télécharger des documents',
  'Request received': 'Demande reçue',
  'Send the present state': 'Envoyer l’état actuel',
  'Send the present state to {{address}}': 'Envoyer l’état actuel à {{address}}',
  'Several changes in one email': 'Plusieurs changements dans un courriel',
  'Show notices': 'Afficher les avis',
  'Someone else changed the address': 'Quelqu’un d’autre a modifié l’adresse',
  'Status changed': 'Statut modifié',
  'Submission rejected': 'Envoi rejeté',
  'Terms of a document changed': 'Conditions d’un document modifiées',
  'Text message': 'SMS',
  'Text messages about the request still go to this person’s phone.':
    'Les SMS sur la demande vont toujours au téléphone de cette personne.',
  'The address was not corrected': 'L’adresse n’a pas été corrigée',
  'The client asks for another download': 'Le client demande un autre téléchargement',
  'The first email was rejected on {{day}}.': 'Le premier courriel a été rejeté le {{day}}.',
  'The mailbox doesn’t exist.': 'La boîte de courriel n’existe pas.',
  'The mailbox is closed.': 'La boîte de courriel est fermée.',
  'The mailbox is full.': 'La boîte de courriel est pleine.',
  'The part of the address after “@” doesn’t exist.': 'La partie de l’adresse après « @ » n’existe pas.',
  'The portal emails this address again. It does not repeat earlier emails.':
    'Le portail écrit de nouveau à cette adresse. Il ne répète pas les courriels précédents.',
  'The portal no longer emails this address. To send something, allow emails again.':
    'Le portail n’écrit plus à cette adresse. Pour envoyer quelque chose, autorisez de nouveau les courriels.',
  'The portal no longer emails this address. To send something, correct the address or allow emails again.':
    'Le portail n’écrit plus à cette adresse. Pour envoyer quelque chose, corrigez l’adresse ou autorisez de nouveau les courriels.',
  'The portal still does not email this address, and you can’t allow it here afterward.':
    'Le portail n’écrit toujours pas à cette adresse, et vous ne pourrez plus l’autoriser ici ensuite.',
  'The present state is on its way to {{email}}.': 'L’état actuel est en route vers {{email}}.',
  'The present state was not sent': 'L’état actuel n’a pas été envoyé',
  'The recipient’s mail server can’t be reached.':
    'Le serveur de messagerie du destinataire est injoignable.',
  'The recipient’s mail server gave no clear reason.':
    'Le serveur de messagerie du destinataire n’a pas donné de raison claire.',
  'The recipient’s mail server refuses our emails.':
    'Le serveur de messagerie du destinataire refuse nos courriels.',
  'The recipient’s mail server takes our emails for spam.':
    'Le serveur de messagerie du destinataire prend nos courriels pour du spam.',
  'The verification code is replaced, because {{email}} may belong to someone else: the current code and its link stop working. We email the new code to the corrected address.':
    'Le code de vérification est remplacé, car {{email}} peut appartenir à quelqu’un d’autre : le code actuel et son lien cessent de fonctionner. Nous envoyons le nouveau code à l’adresse corrigée.',
  'The verification code is replaced: the current code and its link stop working. We email the new code to the corrected address.':
    'Le code de vérification est remplacé : le code actuel et son lien cessent de fonctionner. Nous envoyons le nouveau code à l’adresse corrigée.',
  'They get no text messages. Reach them by phone or postal mail instead.':
    'Cette personne ne reçoit pas de SMS. Joignez-la par téléphone ou par courrier.',
  'This is already the address. Please enter another one.': 'C’est déjà l’adresse. Saisissez-en une autre.',
  'This notice and the mark in the list disappear. If another email bounces, they return.':
    'Cet avis et la marque dans la liste disparaissent. Si un autre courriel est rejeté, ils réapparaissent.',
  'Update received': 'Mise à jour reçue',
  'What became of it': 'Ce qu’il est devenu',
  'Your account has the same address.': 'Votre compte a la même adresse.',
  '{{number}} emails bounced since {{day}}.': '{{number}} courriels ont été rejetés depuis le {{day}}.',
};
