import type { Catalog } from '../catalog.ts';

/** The thread of a request. */
export const thread: Catalog = {
  Messages: 'Messages',
  'Messages ({{number}} new)': 'Messages (nouveaux : {{number}})',
  '1 new message': '1 nouveau message',
  '{{number}} new messages': '{{number}} nouveaux messages',
  'Do you have a question about this request? Ask the records staff.':
    'Avez-vous une question sur cette demande ? Posez-la au service des dossiers médicaux.',
  '1 request with new messages': '1 demande avec de nouveaux messages',
  '{{number}} requests with new messages': '{{number}} demandes avec de nouveaux messages',
  'Write a message': 'Écrire un message',
  'Write an internal note': 'Écrire une note interne',
  'Who can read it': 'Qui peut le lire',
  'Message to the client': 'Message au client',
  'Internal note, for staff only': 'Note interne, réservée au personnel',
  'Internal note': 'Note interne',
  'Internal note. The client can’t see it.': 'Note interne. Le client ne peut pas la voir.',
  Message: 'Message',
  'The client never sees internal notes.': 'Le client ne voit jamais les notes internes.',
  'The client reads it on the request page. The email has only a link.':
    'Le client le lit sur la page de la demande. Le courriel ne contient qu’un lien.',
  'The answer appears here. We’ll email you a link to it.':
    'La réponse s’affiche ici. Nous vous enverrons un lien par courriel.',
  'Notify a colleague': 'Prévenir un collègue',
  Nobody: 'Personne',
  'Attach files': 'Joindre des fichiers',
  'The client gets these files free and without an embargo. You can withdraw them later.':
    'Le client reçoit ces fichiers gratuitement et sans embargo. Vous pouvez les retirer plus tard.',
  'Internal notes can’t have files. The ones you attached stay for your next message.':
    'Les notes internes ne peuvent pas avoir de fichiers. Ceux que vous avez joints restent pour votre prochain message.',
  'Also send as a letter (PDF)': 'Envoyer aussi sous forme de lettre (PDF)',
  'The client gets the text as a PDF with your letterhead, kept with the documents of the request.':
    'Le client reçoit le texte en PDF avec votre en-tête, conservé avec les documents de la demande.',
  'Preview letter': 'Aperçu de la lettre',
  'No preview of the letter': 'Pas d’aperçu de la lettre',
  'You can attach at most 4 files to a message with a letter.':
    'Vous pouvez joindre au plus 4 fichiers à un message avec lettre.',
  'Only staff can send letters.': 'Seul le personnel peut envoyer des lettres.',
  'Internal notes can’t be letters.': 'Les notes internes ne peuvent pas être des lettres.',
  'Internal notes can’t have files.': 'Les notes internes ne peuvent pas avoir de fichiers.',
  'Choose these files again: {{names}}.': 'Choisissez de nouveau ces fichiers : {{names}}.',
  'You can attach at most 5 files to one message.': 'Vous pouvez joindre au plus 5 fichiers à un message.',
  'One of these files was already sent. Please remove it, or upload it again.':
    'L’un de ces fichiers a déjà été envoyé. Retirez-le ou téléversez-le de nouveau.',
  'One of these files was already sent with a message. Please remove it.':
    'L’un de ces fichiers a déjà été envoyé avec un message. Retirez-le.',
  'You can send at most {{files}} files with the messages of a request.':
    'Vous pouvez envoyer au plus {{files}} fichiers avec les messages d’une demande.',
  '{{who}} sent a message with {{files}}': '{{who}} a envoyé un message avec {{files}}',
  'We could not confirm that your message was sent':
    'Nous n’avons pas pu confirmer que votre message a été envoyé',
  'Your message was not sent': 'Votre message n’a pas été envoyé',
  'Send message': 'Envoyer le message',
  'Save note': 'Enregistrer la note',
  'Message sent': 'Message envoyé',
  'Note saved': 'Note enregistrée',
  'Your message isn’t sent yet.': 'Votre message n’est pas encore envoyé.',
  'No messages yet. Ask the records staff about this request here.':
    'Aucun message pour le moment. Posez ici vos questions sur cette demande au service des dossiers médicaux.',
  'No messages yet. The client and all staff can write here.':
    'Aucun message pour le moment. Le client et tout le personnel peuvent écrire ici.',
  New: 'Nouveau',
  'Notified: {{names}}': 'Prévenus : {{names}}',
  'Show earlier messages': 'Afficher les messages précédents',
  'Failed to load the messages': 'Impossible de charger les messages',
  'Failed to send the message': 'Impossible d’envoyer le message',
  'Submission rejected:': 'Soumission rejetée :',
  'The client was asked about this:': 'Le client a été interrogé à ce sujet :',
  'Your submission was rejected:': 'Votre soumission a été rejetée :',
  'We need your answer about this to continue:':
    'Pour continuer, nous avons besoin de votre réponse à ce sujet :',
  'Waiting for your answer': 'En attente de votre réponse',
  'Answer: {{reason}}': 'Réponse : {{reason}}',
  'Resolved by {{name}}, {{time}}': 'Résolu par {{name}}, {{time}}',
  'Assigned to {{name}}': 'Attribué à {{name}}',
  'Assign to someone else': 'Attribuer à une autre personne',
  'Assign this message to': 'Attribuer ce message à',
  Resolve: 'Marquer comme résolu',
  'Failed to assign the message': 'Impossible d’attribuer le message',
  '{{who}} assigned a message to {{person}}': '{{who}} a attribué un message à {{person}}',
  '{{who}} unassigned a message': '{{who}} a retiré l’attribution d’un message',
  '{{who}} resolved a message': '{{who}} a marqué un message comme résolu',
  '{{who}} reopened a message': '{{who}} a rouvert un message',
  'A colleague assigned you a message': 'Un collègue vous a attribué un message',
  'Messages for me': 'Messages pour moi',
  'Messages can only be assigned to active staff members':
    'Les messages ne peuvent être attribués qu’à des membres actifs du personnel',
  'This request has too many assigned messages. Please resolve some first.':
    'Cette demande a trop de messages attribués. Marquez-en d’abord quelques-uns comme résolus.',
  'Message not found': 'Message introuvable',
  'This message is not assigned anymore': 'Ce message n’est plus attribué',
  Reopen: 'Rouvrir',
  'Failed to save the change': 'Impossible d’enregistrer la modification',
  'Messages with “{{text}}”': 'Messages avec « {{text}} »',
  'Search messages for “{{text}}”': 'Chercher « {{text}} » dans les messages',
  'No message has all of these words. Words must be complete.':
    'Aucun message ne contient tous ces mots. Les mots doivent être complets.',
  'There are older ones. Add a word to find them.':
    'Il y en a de plus anciens. Ajoutez un mot pour les trouver.',
  'The text was deleted under the retention schedule.':
    'Le texte a été supprimé selon le calendrier de conservation.',
  'Messages deleted under the retention schedule': 'Messages supprimés selon le calendrier de conservation',
  'Messages of order {{orderId}}': 'Messages de la commande {{orderId}}',
  'WITH INTERNAL NOTES': 'AVEC LES NOTES INTERNES',
  Requester: 'Demandeur',
  'Internal notes': 'Notes internes',
  'Not included': 'Non incluses',
  'File: {{name}}': 'Fichier : {{name}}',
  '{{name}} (withdrawn)': '{{name}} (retiré)',
  '{{name}} (deleted)': '{{name}} (supprimé)',
  'Download thread': 'Télécharger les messages',
  'Thread downloaded': 'Messages téléchargés',
  'Include internal notes': 'Inclure les notes internes',
  'The file then also says who was notified and who takes care of a message. Leave the notes out for clients, courts and other people outside.':
    'Le fichier indique alors aussi qui a été prévenu et qui s’occupe d’un message. N’incluez pas les notes pour les clients, les tribunaux et les autres personnes externes.',
  'The file could not be prepared. Please try again.':
    'Le fichier n’a pas pu être préparé. Veuillez réessayer.',
  'The file is still being prepared. Please wait a moment.':
    'Le fichier est encore en préparation. Veuillez patienter un instant.',
  'This file is no longer ready to download. Please start again.':
    'Ce fichier n’est plus prêt à être téléchargé. Veuillez recommencer.',
  'Preparing the PDF. A long thread can take a few minutes.':
    'Préparation du PDF. S’il y a beaucoup de messages, cela peut prendre quelques minutes.',
  'The thread was not downloaded': 'Les messages n’ont pas été téléchargés',
  '{{who}} exported the messages': '{{who}} a exporté les messages',
  '{{who}} exported the messages with the internal notes':
    '{{who}} a exporté les messages avec les notes internes',
};
