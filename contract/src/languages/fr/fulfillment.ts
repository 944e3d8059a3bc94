import type { Catalog } from '../catalog.ts';

/** The panel in which staff fulfill a request. */
export const fulfillment: Catalog = {
  'Somebody else worked on this request after you opened the panel:':
    'Quelqu’un d’autre a travaillé sur cette demande après que vous avez ouvert le panneau :',
  'Documents: {{names}}': 'Documents : {{names}}',
  'Invoices: {{names}}': 'Factures : {{names}}',
  'A status or a note': 'Un statut ou une note',
  'The virus scan found malware in: {{names}}. Withdraw these files first.':
    'L’analyse antivirus a trouvé un logiciel malveillant dans : {{names}}. Retirez d’abord ces fichiers.',
  'The virus scan of the documents takes longer than usual. Please try again.':
    'L’analyse antivirus des documents prend plus de temps que d’habitude. Veuillez réessayer.',
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
  'Note saved': 'Note enregistrée',
  'Private note saved': 'Note privée enregistrée',
  'Sent to the client. The private note was saved.': 'Envoyé au client. La note privée est enregistrée.',
  'Delete the draft invoice and start over': 'Supprimer le brouillon de la facture et recommencer',
  'Keep the draft invoice and start over': 'Conserver le brouillon de la facture et recommencer',
  'The draft invoice {{number}} exists under “Money”. If you send the lines below, it is sent with them.':
    'Le brouillon de la facture {{number}} se trouve sous « Paiements et factures ». Si vous envoyez les lignes ci-dessous, il est envoyé avec elles.',
  'It may have been deleted. This page shows it as it was, and keeps what you entered.':
    'Elle a peut-être été supprimée. Cette page la montre telle qu’elle était et conserve ce que vous avez saisi.',
  'Not everything was sent': 'Une partie n’a pas été envoyée',
  'Try again to send the rest. Nothing is sent twice.':
    'Réessayez pour envoyer le reste. Rien n’est envoyé deux fois.',
  'Nothing was sent': 'Rien n’a été envoyé',
  'What you entered is still here.': 'Ce que vous avez saisi est toujours là.',
  'Everything was sent, except files with malware':
    'Tout a été envoyé, sauf les fichiers contenant un logiciel malveillant',
  'The client can’t open these files. Replace them with clean copies:':
    'Le client ne peut pas ouvrir ces fichiers. Remplacez-les par des copies saines :',
  'Documents: sent': 'Documents : envoyés',
  'Documents: not sent. {{reason}}': 'Documents : non envoyés. {{reason}}',
  'Documents: not sent yet': 'Documents : pas encore envoyés',
  'Invoice: sent': 'Facture : envoyée',
  'Invoice: not sent. {{reason}}': 'Facture : non envoyée. {{reason}}',
  'Invoice: not sent yet': 'Facture : pas encore envoyée',
  'Status and note: saved': 'Statut et note : enregistrés',
  'Status and note: not saved. {{reason}}': 'Statut et note : non enregistrés. {{reason}}',
  'Status and note: not saved yet': 'Statut et note : pas encore enregistrés',
  'Someone else closed this request': 'Quelqu’un d’autre a clos cette demande',
  'You have unsent input': 'Vous avez une saisie non envoyée',
  'Continue: {{form}}': 'Continuer : {{form}}',
  'What you entered earlier is still here': 'Ce que vous avez saisi auparavant est toujours là',
  'Documents that were already sent: {{number}}. The rest was not sent yet.':
    'Documents déjà envoyés : {{number}}. Le reste n’a pas encore été envoyé.',
  'It was not sent yet.': 'Rien n’a encore été envoyé.',
  'Choose these files again: {{names}}. They get their terms back.':
    'Choisissez de nouveau ces fichiers : {{names}}. Ils retrouvent leurs conditions.',
  'Check the invoices of the request before you try again.':
    'Vérifiez les factures de la demande avant de réessayer.',
  'Try again': 'Réessayer',
  'This request was closed in the meantime': 'Cette demande a été fermée entre-temps',
  'Documents: already sent with the earlier terms, not the changed ones: {{names}}':
    'Documents : déjà envoyés avec les conditions précédentes, pas avec celles modifiées : {{names}}',
  'These were already sent with the earlier terms, the others were not: {{names}}':
    'Ceux-ci ont déjà été envoyés avec les conditions précédentes, les autres non : {{names}}',
  'The documents were sent with the earlier terms':
    'Les documents ont été envoyés avec les conditions précédentes',
  'Close the panel to change the terms of sent documents.':
    'Fermez le panneau pour modifier les conditions des documents envoyés.',
  'Leave while it is being sent?': 'Quitter pendant l’envoi ?',
  'What you entered under “Fulfill” is being sent. If you leave now, part of it may not be sent.':
    'Ce que vous avez saisi sous « Traiter la demande » est en cours d’envoi. Si vous quittez maintenant, une partie risque de ne pas être envoyée.',
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
  'Documents: we could not confirm that they were sent. {{reason}}':
    'Documents : nous n’avons pas pu confirmer qu’ils ont été envoyés. {{reason}}',
  'Invoice: we could not confirm that it was sent. {{reason}}':
    'Facture : nous n’avons pas pu confirmer qu’elle a été envoyée. {{reason}}',
  'Status and note: we could not confirm that they were saved. {{reason}}':
    'Statut et note : nous n’avons pas pu confirmer qu’ils ont été enregistrés. {{reason}}',
  'We could not confirm that everything was sent': 'Nous n’avons pas pu confirmer que tout a été envoyé',
  'Goes to': 'Destinataire',
  Exclusions: 'Exclusions',
  Authority: 'Fondement',
  'Request at a glance': 'Aperçu de la demande',
  '{{who}} chose the status “{{status}}”, which is set after the virus scan':
    '{{who}} a choisi le statut « {{status}} », qui s’applique après l’analyse antivirus',
  'The status “{{status}}” has waited for the virus scan for a day':
    'Le statut « {{status}} » attend l’analyse antivirus depuis un jour',
  'The status “{{status}}” was not set: the virus scan found malware':
    'Le statut « {{status}} » n’a pas été appliqué : l’analyse antivirus a trouvé un logiciel malveillant',
  'The status “{{status}}” was not set: a document was withdrawn':
    'Le statut « {{status}} » n’a pas été appliqué : un document a été retiré',
  'The status “{{status}}” was not set: the client sent an update':
    'Le statut « {{status}} » n’a pas été appliqué : le client a envoyé une mise à jour',
  'The status “{{status}}” was not set: another one was':
    'Le statut « {{status}} » n’a pas été appliqué : un autre l’a été',
  'Not completed': 'Non terminées',
  'Somebody else worked on this request in the meantime. Please check it before you send anything.':
    'Quelqu’un d’autre a travaillé sur cette demande entre-temps. Vérifiez-la avant d’envoyer quoi que ce soit.',
  'There is nothing to send': 'Il n’y a rien à envoyer',
};
