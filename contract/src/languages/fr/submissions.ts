import type { Catalog } from '../catalog.ts';

export const submissions: Catalog = {
  'The request waits for the client. We couldn’t notify them: tell them another way.':
    'La demande attend le client. Nous n’avons pas pu l’avertir : prévenez-le autrement.',
  'Submission rejected. The client was not notified.': 'Soumission rejetée. Le client n’a pas été prévenu.',
  'Nobody can be notified about this request. Tell the client another way.':
    'Personne ne peut être prévenu au sujet de cette demande. Informez le client autrement.',
  Submissions: 'Soumissions',
  Received_submission: 'Reçue',
  '{{who}} started the review': '{{who}} a commencé l’examen',
  '{{who}} returned the submission to Pending Review':
    '{{who}} a remis la soumission « En attente d’examen »',
  '{{who}} approved the submission': '{{who}} a approuvé la soumission',
  '{{who}} rejected the submission': '{{who}} a rejeté la soumission',
  'Start review: order {{orderId}}': 'Commencer l’examen : commande {{orderId}}',
  'View: order {{orderId}}': 'Voir : commande {{orderId}}',
  'Start review': 'Commencer l’examen',
  'Failed to load submissions': 'Impossible de charger les soumissions',
  'No submissions match these filters': 'Aucune soumission ne correspond à ces filtres',
  'No submissions to review': 'Aucune soumission à examiner',
  'Change or clear them to see more.': 'Modifiez-les ou effacez-les pour en voir plus.',
  'New requests, updates, and imports appear here automatically.':
    'Les nouvelles demandes, mises à jour et importations apparaissent ici automatiquement.',
  'Showing {{shown}} of {{total}} submissions': 'Soumissions affichées : {{shown}} sur {{total}}',
  'Search submissions': 'Rechercher des soumissions',
  'Review state': 'État de l’examen',
  'Awaiting decision': 'En attente de décision',
  Attention: 'Attention',
  'Any attention level': 'Tous les niveaux d’attention',
  'Submission type': 'Type de soumission',
  'All types': 'Tous les types',
  'Sort order': 'Ordre de tri',
  'Assigned to me': 'Attribuées à moi',
  'Oldest first': 'Plus anciennes d’abord',
  'Newest first': 'Plus récentes d’abord',
  'Loading submissions...': 'Chargement des soumissions...',
  'Reject the submission': 'Rejeter la soumission',
  'Why can’t this submission be approved?': 'Pourquoi cette soumission ne peut-elle pas être approuvée ?',
  'Note to the client': 'Note pour le client',
  'The client sees this note on their request page and in the update form. The email does not include it.':
    'Le client voit cette note sur la page de sa demande et dans le formulaire de mise à jour. Le courriel ne la contient pas.',
  'Reject and notify the client': 'Rejeter et prévenir le client',
  'Return to pending': 'Remettre en attente',
  'Take over the review': 'Prendre le relais de l’examen',
  'Reject...': 'Rejeter...',
  Approve: 'Approuver',
  'No changes were made': 'Rien n’a été modifié',
  'Submission rejected. We’ll notify the client.': 'Soumission rejetée. Nous préviendrons le client.',
  'Submission approved': 'Soumission approuvée',
  '1 correction from the client is undecided': '1 correction du client reste à trancher',
  '{{number}} corrections from the client are undecided': 'Corrections du client à trancher : {{number}}',
  'Show the first correction': 'Afficher la première correction',
  'Approve anyway? You can also apply a correction or keep the value on file later.':
    'Approuver quand même ? Vous pouvez aussi appliquer une correction ou conserver la valeur enregistrée plus tard.',
  'Answer of the client': 'Réponse du client',
  'Skip to the decision': 'Aller à la décision',
  'Submission approved. The request is back to its earlier status.':
    'Soumission approuvée. La demande retrouve son statut antérieur.',
  'Submission is pending again': 'La soumission est de nouveau en attente',
  'There is no usable letter of authorization.': 'Il n’y a pas de lettre d’autorisation utilisable.',
  'Virus scan pending': 'Analyse antivirus en attente',
  Blocked: 'Bloqué',
  'This request is closed, so there is nothing to review.':
    'Cette demande est close, il n’y a donc rien à examiner.',
  '{{name}} is reviewing this submission.': '{{name}} examine cette soumission.',
  'The client responded about these items on {{time}}':
    'Le client a répondu au sujet de ces éléments le {{time}}',
  'The client was asked for these items': 'Ces éléments ont été demandés au client',
  Reviewer: 'Examinateur',
  'No reviewer yet': 'Pas encore d’examinateur',
  'None yet': 'Aucun pour l’instant',
  'Received {{day}}': 'Reçue le {{day}}',
  'Reviewer: {{name}}': 'Examinateur : {{name}}',
  'Waiting for client since {{day}}': 'En attente du client depuis le {{day}}',
  'Responded {{day}}': 'Réponse le {{day}}',
  'LOA missing': 'Lettre d’autorisation manquante',
  Review: 'Examen',
  'High attention': 'Attention élevée',
  'Submissions by state': 'Soumissions par état',
  'New requests, client updates, and internal imports to review':
    'Nouvelles demandes, mises à jour des clients et importations internes à examiner',
  'Pending Review': 'En attente d’examen',
  Approved: 'Approuvée',
  Rejected: 'Rejetée',
  'New request': 'Nouvelle demande',
  'Internal import': 'Importation interne',
  High: 'Élevée',
  Medium: 'Moyenne',
  Low: 'Faible',
  'Send what is missing': 'Envoyer ce qui manque',
  'Your request was rejected': 'Votre demande a été rejetée',
  'We aren’t working on it. Send what we need, and we’ll review it again.':
    'Nous ne la traitons pas. Envoyez ce qu’il nous faut et nous l’examinerons de nouveau.',
  'Your request is not rejected. The review continues when you answer.':
    'Votre demande n’est pas rejetée. L’examen se poursuit dès que vous répondez.',
  'We reviewed your records request and rejected it, for these reasons:':
    'Nous avons examiné votre demande de dossier et l’avons rejetée, pour ces raisons :',
  'We are reviewing your records request and need something from you. Your request is not rejected: the review continues when you answer.':
    'Nous examinons votre demande de dossier et avons besoin d’une réponse de votre part. Votre demande n’est pas rejetée : l’examen se poursuit dès que vous répondez.',
  'We aren’t working on it. When you send what we need, we’ll review it again.':
    'Nous ne la traitons pas. Dès que vous envoyez ce qu’il nous faut, nous l’examinerons de nouveau.',
  'Request rejected: order {{orderId}}': 'Demande rejetée : commande {{orderId}}',
  'New document from the client: {{names}}': 'Nouveau document du client : {{names}}',
  'Something is missing from your request': 'Il manque quelque chose à votre demande',
  'We need the following from you': 'Nous avons besoin de ce qui suit',
  'These files are a Letter of Authorization or Proof of Service':
    'Ces fichiers sont une lettre d’autorisation ou une preuve de signification',
  'Please use at most 1000 characters': 'Veuillez utiliser au plus 1 000 caractères',
  'Please choose at least one reason': 'Veuillez choisir au moins un motif',
  'Please describe what else is missing': 'Veuillez indiquer ce qui manque d’autre',
  'The version of the submission is missing': 'La version de la soumission manque',
  'Review started': 'Examen commencé',
  'Use the link below to open the form and send us what we need.':
    'Utilisez le lien ci-dessous pour ouvrir le formulaire et nous envoyer ce qu’il nous faut.',
  'Use the link below to open your request page and send us what we need.':
    'Utilisez le lien ci-dessous pour ouvrir la page de votre demande et nous envoyer ce qu’il nous faut.',
  'Something is missing: order {{orderId}}': 'Il manque quelque chose : commande {{orderId}}',
  'This submission was already decided. To review it again, choose Return to pending.':
    'Cette soumission est déjà décidée. Pour l’examiner de nouveau, choisissez « Remettre en attente ».',
  'The client just sent an update. Please review it first.':
    'Le client vient d’envoyer une mise à jour. Veuillez d’abord l’examiner.',
  '{{name}} already returned this submission to pending.':
    '{{name}} a déjà remis cette soumission en attente.',
  '{{name}} already started the review of this submission.':
    '{{name}} a déjà commencé à examiner cette soumission.',
  '{{name}} already approved this submission.': '{{name}} a déjà approuvé cette soumission.',
  '{{name}} already rejected this submission.': '{{name}} a déjà rejeté cette soumission.',
  'Letter of Authorization is missing': 'La lettre d’autorisation manque',
  'Letter of Authorization cannot be read': 'La lettre d’autorisation est illisible',
  'Patient does not match': 'Le patient ne correspond pas',
  'Facility does not match': 'L’établissement ne correspond pas',
  'Dates of service are missing': 'Les dates de soins manquent',
  'Something else': 'Autre chose',
  'Review submissions': 'Examiner les soumissions',
  'The client says that the letter is in the subpoena packet.':
    'Le client indique que la lettre se trouve dans le dossier d’assignation (subpoena).',
  'Overdue since {{day}}': 'En retard depuis le {{day}}',
  'Waiting for {{days}} days': 'Jours d’attente : {{days}}',
  'The page also shows our note with the details.': 'La page affiche aussi notre note avec les détails.',
  '{{who}} checked in the review: {{items}}': '{{who}} a coché lors de l’examen : {{items}}',
  '{{who}} unchecked in the review: {{items}}': '{{who}} a décoché lors de l’examen : {{items}}',
  '{{who}} asked the client for what is missing': '{{who}} a demandé au client ce qui manque',
  '{{who}} approved the submission with {{checked}} of {{total}} checked':
    '{{who}} a approuvé la soumission (points cochés : {{checked}} sur {{total}})',
  'The checklist was not saved: {{reason}}': 'La liste de contrôle n’a pas été enregistrée : {{reason}}',
  'Ask for what is missing': 'Demander ce qui manque',
  'What is missing?': 'Que manque-t-il ?',
  'Ask the client': 'Demander au client',
  'Ask for missing...': 'Demander ce qui manque...',
  Checklist: 'Liste de contrôle',
  '{{checked}} of {{total}} checked': 'Coches : {{checked}} sur {{total}}',
  'Check all': 'Tout cocher',
  'Internal requests need no letter.': 'Les demandes internes ne nécessitent pas de lettre.',
  'The submission stays under review with you until the client answers.':
    'La soumission reste en cours d’examen avec vous jusqu’à la réponse du client.',
  'The submission leaves the queue until the client answers.':
    'La soumission quitte la file d’attente jusqu’à la réponse du client.',
  'We’ll ask the client for what is missing.': 'Nous demanderons au client ce qui manque.',
  'Waiting for the client, who was asked for these items on {{time}}':
    'En attente du client, à qui ces éléments ont été demandés le {{time}}',
  'Letter of authorization': 'Lettre d’autorisation',
  'Physician or facility': 'Médecin ou établissement',
  'Checklist saved': 'Liste de contrôle enregistrée',
  'The checklist has changed. Reload the page, then check it again.':
    'La liste de contrôle a changé. Rechargez la page, puis vérifiez-la de nouveau.',
  '{{name}} already asked the client for what is missing.':
    '{{name}} a déjà demandé au client ce qui manque.',
  '{{name}} is reviewing this submission now. Check again.':
    '{{name}} examine cette soumission en ce moment. Vérifiez de nouveau.',
  '{{name}} is reviewing this submission, so the client was not asked. Take over the review first.':
    '{{name}} examine cette soumission ; rien n’a donc été demandé au client. Prenez d’abord le relais de l’examen.',
  '{{name}} is reviewing this submission, so it was not approved. Take over the review first.':
    '{{name}} examine cette soumission ; elle n’a donc pas été approuvée. Prenez d’abord le relais de l’examen.',
  '{{name}} is reviewing this submission, so it was not rejected. Take over the review first.':
    '{{name}} examine cette soumission ; elle n’a donc pas été rejetée. Prenez d’abord le relais de l’examen.',
  '{{name}} is reviewing this submission now, so it was not returned to pending.':
    '{{name}} examine cette soumission en ce moment ; elle n’a donc pas été remise en attente.',
  'name of the patient': 'nom du patient',
  'date of birth': 'date de naissance',
  signature: 'signature',
  'signature date': 'date de la signature',
  'expiration date or event': 'date ou événement d’expiration',
  recipient: 'destinataire',
  'only PDF files are read': 'seuls les fichiers PDF sont lus',
  'the PDF needs a password': 'le PDF est protégé par un mot de passe',
  'the PDF has no text, like a scan': 'le PDF ne contient pas de texte, comme un document numérisé',
  'the PDF is damaged': 'le PDF est endommagé',
  'the PDF is too complex': 'le PDF est trop complexe',
  'it is a dynamic form (XFA), which must be saved as a normal PDF':
    'c’est un formulaire dynamique (XFA), à enregistrer comme PDF normal',
  'it seems to be a proof of service or another document':
    'il semble s’agir d’une preuve de signification ou d’un autre document',
  'Not checked: {{reason}}': 'Non contrôlé : {{reason}}',
  'Seems to have expired on {{date}}': 'Semble avoir expiré le {{date}}',
  'Not found: {{lines}}': 'Non trouvé : {{lines}}',
  'Found: {{lines}}': 'Trouvé : {{lines}}',
  'Not readable: {{lines}}': 'Illisible : {{lines}}',
  'Only the first {{pagesRead}} of {{pages}} pages were read.':
    'Seules les {{pagesRead}} premières pages sur {{pages}} ont été lues.',
  '{{who}} marked as a problem: {{items}}': '{{who}} a signalé comme problème : {{items}}',
  '{{who}} cleared the problem mark: {{items}}': '{{who}} a retiré le signalement de problème : {{items}}',
  '{{who}} approved the submission with a reason, {{count}} lines open':
    '{{who}} a approuvé la soumission avec un motif (lignes en suspens : {{count}})',
  '{{who}} approved the submission with a reason, without a stated authority':
    '{{who}} a approuvé la soumission avec un motif, sans fondement indiqué',
  'No line is required. Staff can approve without checking any of them.':
    'Aucune ligne n’est obligatoire. Le personnel peut approuver sans en cocher aucune.',
  'Required for an approval': 'Obligatoire pour approuver',
  'Staff who approve without it must enter a reason.':
    'Le personnel qui approuve sans elle doit indiquer un motif.',
  '{{number}} required': 'obligatoires : {{number}}',
  'none required': 'aucune obligatoire',
  Required: 'Obligatoire',
  'Document: {{name}}': 'Document : {{name}}',
  'Requirement: {{line}}': 'Exigence : {{line}}',
  'Please enter why you approve anyway': 'Veuillez indiquer pourquoi vous approuvez quand même',
  'The submission was not approved': 'La soumission n’a pas été approuvée',
  'Approve anyway?': 'Approuver quand même ?',
  'The authority for release is not stated.': 'Le fondement de la communication n’est pas indiqué.',
  'These lines of the checklist are open:': 'Ces lignes de la liste de contrôle sont en suspens :',
  Problem: 'Problème',
  'Why do you approve anyway?': 'Pourquoi approuvez-vous quand même ?',
  'Staff see this with the decision. The client does not.':
    'Le personnel le voit avec la décision. Le client non.',
  'Required lines open: {{number}}': 'Lignes obligatoires en suspens : {{number}}',
  'Confirm what the pre-check found: {{number}}':
    'Confirmer les lignes trouvées par la vérification préalable ({{number}})',
  'Not found, or marked as a problem': 'Non trouvé ou signalé comme problème',
  'Not checked yet': 'Pas encore vérifié',
  'Other reasons': 'Autres motifs',
  'Problem: {{text}}': 'Problème : {{text}}',
  'Clear the problem mark': 'Retirer le signalement de problème',
  'Mark as a problem': 'Signaler comme problème',
  'Open: {{lines}}': 'En suspens : {{lines}}',
  'Reason: {{reason}}': 'Motif : {{reason}}',
  'The page shows which document, and why.': 'La page indique de quel document il s’agit, et pourquoi.',
  'The authority for release is not stated. Enter why you approve without it.':
    'Le fondement de la communication n’est pas indiqué. Indiquez pourquoi vous approuvez sans lui.',
  'These lines of the checklist are open: {{lines}}. Enter why you approve without them.':
    'Ces lignes de la liste de contrôle sont en suspens : {{lines}}. Indiquez pourquoi vous approuvez sans elles.',
  'The authority for release is not stated, and these lines of the checklist are open: {{lines}}. Enter why you approve without them.':
    'Le fondement de la communication n’est pas indiqué et ces lignes de la liste de contrôle sont en suspens : {{lines}}. Indiquez pourquoi vous approuvez sans eux.',
  'The authorization has expired or has no expiration date':
    'L’autorisation a expiré ou n’a pas de date d’expiration',
  'The signature is missing': 'La signature manque',
  'The date of the signature is missing': 'La date de la signature manque',
  'The recipient is missing or is someone else': 'Le destinataire manque ou est une autre personne',
  'The patient’s name or date of birth is missing, misspelled, or someone else’s':
    'Le nom ou la date de naissance du patient manque, est mal écrit ou est celui d’une autre personne',
  'The document cannot be read': 'Le document est illisible',
  'A page is missing': 'Une page manque',
  'The request is wider than the document allows, or the records are not described':
    'La demande dépasse ce que le document permet, ou les dossiers ne sont pas décrits',
  'The proof of service is missing': 'La preuve de signification manque',
  'The proof of the notice to the consumer or employee is missing':
    'La preuve de l’avis au consommateur ou à l’employé manque',
  'A requirement is not met': 'Une exigence n’est pas remplie',
  Update: 'Mise à jour',
};
