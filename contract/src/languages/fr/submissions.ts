import type { Catalogue } from '../catalogue.ts';

export const submissions: Catalogue = {
  Submissions: 'Soumissions',
  '{{who}} started the review': '{{who}} a commencé l’examen',
  '{{who}} put the submission back to pending': '{{who}} a remis la soumission en attente',
  '{{who}} approved the submission': '{{who}} a approuvé la soumission',
  '{{who}} rejected the submission': '{{who}} a rejeté la soumission',
  'Start review: order {{orderId}}': 'Commencer l’examen : commande {{orderId}}',
  'View: order {{orderId}}': 'Voir : commande {{orderId}}',
  'Start review': 'Commencer l’examen',
  'Failed to load submissions': 'Impossible de charger les soumissions',
  'No submission matches these filters': 'Aucune soumission ne correspond à ces filtres',
  'Nothing waits to be reviewed': 'Rien n’attend d’être examiné',
  'Change or clear them to see more.': 'Modifiez-les ou effacez-les pour en voir plus.',
  'New requests, updates and imports appear here by themselves.':
    'Les nouvelles demandes, mises à jour et importations apparaissent ici d’elles-mêmes.',
  'Showing {{shown}} of {{total}} submissions': '{{shown}} soumissions affichées sur {{total}}',
  'Search submissions': 'Rechercher des soumissions',
  'Review state': 'État de l’examen',
  'To be decided': 'À décider',
  Attention: 'Attention',
  'Any attention': 'Toute attention',
  Kind: 'Type',
  'All kinds': 'Tous les types',
  'Sort order': 'Ordre de tri',
  'Assigned to me': 'Attribuées à moi',
  'Oldest first': 'Plus anciennes d’abord',
  'Newest first': 'Plus récentes d’abord',
  'Loading submissions...': 'Chargement des soumissions...',
  'Reject the submission': 'Rejeter la soumission',
  'What is missing?': 'Que manque-t-il ?',
  'Note to the client': 'Note pour le client',
  'The client reads it on their page and in the update form. It is not in the mail.':
    'Le client la lit sur sa page et dans le formulaire de mise à jour. Elle n’est pas dans l’e-mail.',
  'Reject and tell the client': 'Rejeter et prévenir le client',
  'Back to pending': 'Remettre en attente',
  'Take over the review': 'Reprendre l’examen',
  'Reject...': 'Rejeter...',
  Approve: 'Approuver',
  'Review: order {{orderId}}': 'Examen : commande {{orderId}}',
  'Nothing was changed': 'Rien n’a été modifié',
  'Loading the submission...': 'Chargement de la soumission...',
  'Submission rejected. The client is told what is missing.':
    'Soumission rejetée. Le client est informé de ce qui manque.',
  'Submission approved': 'Soumission approuvée',
  'Submission approved. The request is back to where it was before the update.':
    'Soumission approuvée. La demande est de nouveau là où elle en était avant la mise à jour.',
  'Submission is pending again': 'La soumission est de nouveau en attente',
  'There is no letter of authorization that can be used.':
    'Il n’y a pas de lettre d’autorisation utilisable.',
  'Other documents': 'Autres documents',
  'Being checked': 'En cours de vérification',
  Blocked: 'Bloqué',
  'This request is closed, so there is nothing to review.':
    'Cette demande est close, il n’y a donc rien à examiner.',
  '{{name}} is reviewing this submission.': '{{name}} examine cette soumission.',
  'The client has answered what was asked for on {{time}}':
    'Le client a répondu à ce qui était demandé le {{time}}',
  'The client was asked for': 'Il a été demandé au client',
  Reviewer: 'Examinateur',
  'Nobody yet': 'Personne pour l’instant',
  'Latest update: {{reason}}': 'Dernière mise à jour : {{reason}}',
  'Received {{day}}': 'Reçue le {{day}}',
  'Reviewer: {{name}}': 'Examinateur : {{name}}',
  'Answered {{day}}': 'Réponse le {{day}}',
  'LOA missing': 'Lettre d’autorisation manquante',
  Review: 'Examen',
  'High attention': 'Attention élevée',
  'Submissions by state': 'Soumissions par état',
  'New requests, client updates and internal imports to be reviewed':
    'Nouvelles demandes, mises à jour des clients et importations internes à examiner',
  'Pending Review': 'En attente d’examen',
  Approved: 'Approuvée',
  Rejected: 'Rejetée',
  'New request': 'Nouvelle demande',
  Update: 'Mise à jour',
  'Internal import': 'Importation interne',
  High: 'Élevée',
  Medium: 'Moyenne',
  Low: 'Faible',
  'Send what is missing': 'Envoyer ce qui manque',
  'Something is missing from your request': 'Il manque quelque chose à votre demande',
  'We cannot go on before you send it. Your request keeps its place with us.':
    'Nous ne pouvons pas continuer avant de le recevoir. Votre demande garde sa place.',
  'We are waiting for this from you': 'Nous attendons ceci de votre part',
  'These files are a Letter of Authorization or Proof of Service':
    'Ces fichiers sont une lettre d’autorisation ou une preuve de signification',
  'Please use at most 1000 characters': 'Veuillez utiliser 1000 caractères au maximum',
  'Please choose what is missing': 'Veuillez choisir ce qui manque',
  'Please say what else is missing': 'Veuillez indiquer ce qui manque d’autre',
  'Please say which version of the submission was seen':
    'Veuillez indiquer quelle version de la soumission a été vue',
  'Review started': 'Examen commencé',
  'We looked at your records request and cannot go on with it yet. Please send us what is missing:':
    'Nous avons examiné votre demande de dossier et ne pouvons pas encore la poursuivre. Veuillez nous envoyer ce qui manque :',
  'The link below opens the form for it. Your request keeps its place with us.':
    'Le lien ci-dessous ouvre le formulaire prévu. Votre demande garde sa place.',
  'The page of your request leads to the form for it. Your request keeps its place with us.':
    'La page de votre demande mène au formulaire prévu. Votre demande garde sa place.',
  'Something is missing: order {{orderId}}': 'Il manque quelque chose : commande {{orderId}}',
  'The request of this submission is closed, so there is nothing to review.':
    'La demande de cette soumission est close, il n’y a donc rien à examiner.',
  'Please start the review first.': 'Veuillez d’abord commencer l’examen.',
  'This submission was decided already. Put it back to pending to review it again.':
    'Cette soumission est déjà décidée. Remettez-la en attente pour l’examiner de nouveau.',
  'The client has sent an update in the meantime. Please look at it first.':
    'Le client a envoyé une mise à jour entre-temps. Veuillez d’abord la consulter.',
  '{{name}} has put this submission back to pending in the meantime.':
    '{{name}} a entre-temps remis cette soumission en attente.',
  '{{name}} has started to review this submission in the meantime.':
    '{{name}} a entre-temps commencé à examiner cette soumission.',
  '{{name}} has approved this submission in the meantime.':
    '{{name}} a entre-temps approuvé cette soumission.',
  '{{name}} has rejected this submission in the meantime.': '{{name}} a entre-temps rejeté cette soumission.',
  'Letter of Authorization is missing': 'La lettre d’autorisation manque',
  'Letter of Authorization cannot be read': 'La lettre d’autorisation est illisible',
  'Patient does not match': 'Le patient ne correspond pas',
  'Facility does not match': 'L’établissement ne correspond pas',
  'Dates of service are missing': 'Les dates de service manquent',
  'Something else': 'Autre chose',
  'Review what came in': 'Examiner ce qui est arrivé',
  'The client says that it is in the subpoena packet.':
    'Le client indique qu’elle se trouve dans le dossier de citation (subpoena).',
  'Overdue since {{day}}': 'En retard depuis le {{day}}',
  'Waiting for {{days}} days': 'En attente depuis {{days}} jours',
};
