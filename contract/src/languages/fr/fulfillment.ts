import type { Catalog } from '../catalog.ts';

/** The panel in which staff fulfill a request. */
export const fulfillment: Catalog = {
  'Documents: {{names}}': 'Documents : {{names}}',
  'Invoices: {{names}}': 'Factures : {{names}}',
  'A status or a note': 'Un statut ou une note',
  Fulfill: 'Traiter la demande',
  'Fulfill {{orderId}}': 'Traiter la demande {{orderId}}',
  'Use last terms: {{terms}}': 'Utiliser les dernières conditions : {{terms}}',
  'Status and note': 'Statut et note',
  'Complete the request': 'Terminer la demande',
  'Complete and start next': 'Terminer et commencer la suivante',
  'Send to client': 'Envoyer au client',
  'Sent to the client': 'Envoyé au client',
  'Nothing to send yet': 'Rien à envoyer pour l’instant',
  'Nothing to send yet. Add a document, an invoice line, a new status, or a note.':
    'Rien à envoyer pour l’instant. Ajoutez un document, une ligne de facture, un nouveau statut ou une note.',
  'Files are still uploading.': 'Des fichiers sont encore en cours de téléversement.',
  'Decide about the changed status first.': 'Décidez d’abord du statut modifié.',
  'What the client receives': 'Ce que le client reçoit',
  'Note for the client': 'Note pour le client',
  'Private note': 'Note privée',
  'The client owes': 'Le client doit',
  'Download: once paid': 'Téléchargement : après paiement',
  'Download: right away': 'Téléchargement : immédiatement',
  'Download: from {{day}}': 'Téléchargement : à partir du {{day}}',
  'Payment and download: from {{day}}': 'Paiement et téléchargement : à partir du {{day}}',
  Notification: 'Notification',
  'Email to {{people}}': 'Courriel à {{people}}',
  'Text message to {{people}}': 'SMS à {{people}}',
  'No email to {{people}}: emails are turned off':
    'Pas de courriel à {{people}} : les courriels sont désactivés',
  'No email address on file. Send it another way.':
    'Aucune adresse courriel enregistrée. Envoyez-le autrement.',
  'Nothing. Only the private note is saved.': 'Rien. Seule la note privée est enregistrée.',
  'Only for staff': 'Réservé au personnel',
  'The client isn’t notified of private notes.': 'Le client n’est pas informé des notes privées.',
  'The client isn’t notified of notes without a new status.':
    'Le client n’est pas informé des notes sans nouveau statut.',
  'Private note saved': 'Note privée enregistrée',
  'Sent to the client. The private note was saved.': 'Envoyé au client. La note privée est enregistrée.',
  'It may have been deleted. This page shows it as it was, and keeps what you entered.':
    'Elle a peut-être été supprimée. Cette page la montre telle qu’elle était et conserve ce que vous avez saisi.',
  'Nothing was sent': 'Rien n’a été envoyé',
  'What you entered is still here.': 'Ce que vous avez saisi est toujours là.',
  'Someone else closed this request': 'Une autre personne a clos cette demande',
  'You have unsent input': 'Vous avez une saisie non envoyée',
  'Continue: {{form}}': 'Continuer : {{form}}',
  'What you entered earlier is still here': 'Ce que vous avez saisi auparavant est toujours là',
  'It was not sent yet.': 'Rien n’a encore été envoyé.',
  'Choose these files again: {{names}}. They get their terms back.':
    'Choisissez de nouveau ces fichiers : {{names}}. Ils retrouvent leurs conditions.',
  'Try again': 'Réessayer',
  'This request was closed in the meantime': 'Cette demande a été close entre-temps',
  'Leave while it is being sent?': 'Quitter pendant l’envoi ?',
  'You will have to choose the files again.': 'Vous devrez choisir de nouveau les fichiers.',
  'These files were not chosen again and are not sent: {{names}}':
    'Ces fichiers n’ont pas été choisis de nouveau et ne sont pas envoyés : {{names}}',
  'Withdraw this file and upload a clean copy.': 'Retirez ce fichier et téléversez une copie saine.',
  'Leave without sending?': 'Quitter sans envoyer ?',
  'What you entered under “Fulfill” isn’t sent yet.':
    'Ce que vous avez saisi sous « Traiter la demande » n’est pas encore envoyé.',
  'The submission is rejected: {{reasons}}': 'La soumission est rejetée : {{reasons}}',
  'We are waiting for the client’s answer.': 'Nous attendons la réponse du client.',
  'The submission isn’t approved yet.': 'La soumission n’est pas encore approuvée.',
  'Send anyway?': 'Envoyer quand même ?',
  'Send anyway': 'Envoyer quand même',
  'Complete without sending anything?': 'Terminer sans rien envoyer ?',
  'The client gets no document, invoice or note, only the new status.':
    'Le client ne reçoit ni document, ni facture, ni note, seulement le nouveau statut.',
  'Completing the request leaves the review undecided.': 'Terminer la demande laisse l’examen sans décision.',
  'New charges': 'Nouveaux frais',
  'Already owed': 'Déjà dû',
  'Documents: {{number}}': 'Documents : {{number}}',
  'Goes to': 'Destinataire',
  Exclusions: 'Exclusions',
  Authority: 'Fondement',
  'Request at a glance': 'Aperçu de la demande',
  '{{who}} chose the status “{{status}}”, which is set after the virus scan':
    '{{who}} a choisi le statut « {{status}} », qui s’applique après l’analyse antivirus',
  'The status “{{status}}” has waited for the virus scan for a day':
    'Le statut « {{status}} » attend l’analyse antivirus depuis un jour',
  'The status “{{status}}” was not set: the virus scan found malware':
    'Le statut « {{status}} » n’a pas été appliqué : l’analyse antivirus a trouvé un logiciel malveillant',
  'The status “{{status}}” was not set: a document was withdrawn':
    'Le statut « {{status}} » n’a pas été appliqué : un document a été retiré',
  'The status “{{status}}” was not set: the client sent an update':
    'Le statut « {{status}} » n’a pas été appliqué : le client a envoyé une mise à jour',
  'The status “{{status}}” was not set: another one was':
    'Le statut « {{status}} » n’a pas été appliqué : un autre l’a été',
  'Not completed': 'Non terminées',
  'Somebody else worked on this request in the meantime. Please check it before you send anything.':
    'Une autre personne a travaillé sur cette demande entre-temps. Vérifiez-la avant d’envoyer quoi que ce soit.',
  'There is nothing to send': 'Il n’y a rien à envoyer',
  'The virus scan takes longer than a day': 'L’analyse antivirus dure plus d’un jour',
  'The status “{{status}}” is set after the virus scan':
    'Le statut « {{status}} » s’applique après l’analyse antivirus',
  '{{name}} chose it on {{time}}. Microsoft Defender can take longer than a minute.':
    'Choisi par {{name}} le {{time}}. Microsoft Defender peut prendre plus d’une minute.',
  'Withdraw the documents, or set the status under “Update Request”.':
    'Retirez les documents ou changez le statut sous « Mettre à jour la demande ».',
  'The virus scan found malware. Withdraw the file, and send a clean copy.':
    'L’analyse antivirus a trouvé un logiciel malveillant. Retirez le fichier et envoyez une copie saine.',
  'A document was withdrawn in the meantime.': 'Un document a été retiré entre-temps.',
  'The client sent an update in the meantime.': 'Le client a envoyé une mise à jour entre-temps.',
  'The portal changed the status in the meantime.': 'Le portail a changé le statut entre-temps.',
  'The status “{{status}}” was not set': 'Le statut « {{status}} » n’a pas été appliqué',
  '{{name}} chose it on {{time}}. Choose a status or write a note.':
    'Choisi par {{name}} le {{time}}. Choisissez un statut ou écrivez une note.',
  'What you entered under “Fulfill” is being sent. If you leave now, it may not be sent.':
    'Ce que vous avez saisi sous « Traiter la demande » est en cours d’envoi. Si vous partez maintenant, il se peut que rien ne soit envoyé.',
  'We could not confirm that it was sent': 'Nous n’avons pas pu confirmer l’envoi',
  'Try again. Nothing is sent twice.': 'Réessayez. Rien n’est envoyé deux fois.',
  'This was added to the request after you opened the panel:':
    'Ceci a été ajouté à la demande après l’ouverture du panneau :',
  'An invoice or a status was changed': 'Une facture ou un statut a été modifié',
  'Sent to the client. The request is completed after the virus scan of the documents.':
    'Envoyé au client. La demande sera terminée après l’analyse antivirus des documents.',
  'Sent to the client. The status was not set: the request says why.':
    'Envoyé au client. Le statut n’a pas été appliqué : la demande dit pourquoi.',
  'Sent. Someone else deleted the status that you chose, so the request has another one.':
    'Envoyé. Une autre personne a supprimé le statut que vous avez choisi : la demande en a un autre.',
  'File {{name}} is blocked because it did not pass the virus scan. Please send a clean copy.':
    'Le fichier {{name}} est bloqué, car il n’a pas passé l’analyse antivirus. Envoyez une copie saine.',
  'The virus scan has ended. The status is “{{status}}”.':
    'L’analyse antivirus est terminée. Le statut est « {{status}} ».',
  'The client did not get all documents': 'Le client n’a pas reçu tous les documents',
  '{{name}} was not accepted. Remove it first.': '{{name}} n’a pas été accepté. Retirez-le d’abord.',
  'Send, complete, and start next': 'Envoyer, terminer et passer à la suivante',
};
