import type { Catalog } from '../catalog.ts';

/** Reminders of due dates and of what is missing. */
export const reminders: Catalog = {
  '{{who}} reminded the client (day {{days}} of waiting)':
    '{{who}} a envoyé un rappel au client (jour {{days}} d’attente)',
  '{{who}} reminded the assignee (days before the due date: {{days}})':
    '{{who}} a envoyé un rappel à la personne attitrée (jours avant l’échéance : {{days}})',
  'The client did not answer the reminder of day {{days}}':
    'Le client n’a pas répondu au rappel du jour {{days}}',
  'No answer': 'Sans réponse',
  'Emails to this address were rejected, so the portal no longer sends any. If it works now, allow emails again. Otherwise enter another one.':
    'Les courriels à cette adresse ont été rejetés, le portail n’en envoie donc plus. Si elle fonctionne maintenant, autorisez de nouveau les courriels. Sinon, saisissez-en une autre.',
  'Emails to this address are rejected. Please enter another one.':
    'Les courriels à cette adresse sont rejetés. Veuillez en saisir une autre.',
  Undelivered: 'Non remis',
  'Emails not delivered': 'Courriels non remis',
  'No answer from the client': 'Sans réponse du client',
  'Client last reminded': 'Dernier rappel au client',
  'A request is due on {{day}}': 'Une demande arrive à échéance le {{day}}',
  'It is assigned to you and not completed.': 'Elle vous est attribuée et n’est pas terminée.',
  'Reminder: your fee is not paid': 'Rappel : vos frais ne sont pas payés',
  'Reminder: something is missing': 'Rappel : il manque quelque chose',
  'Your bank did not pay the processing fee of {{amount}}, and your request is still on hold.':
    'Votre banque n’a pas payé les frais de traitement de {{amount}}, et votre demande est toujours suspendue.',
  'Pay with a card or another bank account, and we will continue working on it.':
    'Payez par carte ou avec un autre compte bancaire, et nous reprendrons son traitement.',
  'Your records request still waits for this from you:':
    'Votre demande de dossier attend toujours ceci de votre part :',
  'Use the link below to send it.': 'Utilisez le lien ci-dessous pour l’envoyer.',
  'Reminder: payment needed for order {{orderId}}': 'Rappel : paiement requis pour la commande {{orderId}}',
  'Reminder: something is missing from order {{orderId}}':
    'Rappel : il manque quelque chose à la commande {{orderId}}',
  '{{portal}}: your request {{orderId}} still waits for something from you. Please open it: {{link}}':
    '{{portal}} : votre demande {{orderId}} attend toujours quelque chose de votre part. Ouvrez-la : {{link}}',
  'A request was due on {{day}}': 'Une demande arrivait à échéance le {{day}}',
};
