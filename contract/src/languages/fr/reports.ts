import type { Catalog } from '../catalog.ts';

/** Reports on revenue, receivables, turnaround and work. */
export const reports: Catalog = {
  Revenue: 'Recettes',
  Receivables: 'Créances',
  Turnaround: 'Délais de traitement',
  'Work by person': 'Travail par personne',
  'This month': 'Ce mois-ci',
  'Last month': 'Le mois dernier',
  'This quarter': 'Ce trimestre',
  'Includes both days.': 'Les deux jours sont inclus.',
  'Days are those of {{zone}}.': 'Les jours sont ceux de {{zone}}.',
  'Days are those of {{zone}} since {{day}}. Before, they are UTC days, or those of an earlier time zone.':
    'Depuis le {{day}}, les jours sont ceux de {{zone}}. Avant, ce sont des jours UTC ou ceux d’un fuseau horaire précédent.',
  'As of {{day}} ({{zone}})': 'Au {{day}} ({{zone}})',
  'Requests from before these reports are still being added, at night. Until then, figures can be too low.':
    'Les demandes antérieures à ces rapports sont encore en cours d’ajout, la nuit. D’ici là, les chiffres peuvent être trop bas.',
  'The report could not be loaded': 'Le rapport n’a pas pu être chargé',
  'The entries could not be loaded': 'Les entrées n’ont pas pu être chargées',
  'There is nothing behind this figure now.': 'Il n’y a plus rien derrière ce chiffre.',
  'Export CSV: {{name}}': 'Exporter en CSV : {{name}}',
  'Show all {{number}} rows': 'Afficher les {{number}} lignes',
  'Revenue by kind': 'Recettes par type',
  'A payment counts on its day, a refund on the day it is made, and a lost dispute on the day of the loss. Total: paid minus refunds minus losses. A negative refund is one that failed later.':
    'Un paiement compte à sa date, un remboursement le jour où il est effectué et une contestation perdue le jour de la perte. Total : payé moins remboursements moins pertes. Un remboursement négatif est un remboursement qui a échoué ensuite.',
  'Kind of payment': 'Type de paiement',
  'Revenue by law firm': 'Recettes par cabinet d’avocats',
  'The law firm of the request when it was counted. The same name in another case, spacing or punctuation is one firm, with its latest spelling.':
    'Le cabinet de la demande au moment du calcul. Le même nom avec d’autres majuscules, espaces ou signes de ponctuation est un seul cabinet, dans sa dernière graphie.',
  'Law firm': 'Cabinet d’avocats',
  'Revenue by facility': 'Recettes par établissement',
  'Nothing was paid, refunded or lost in this period.':
    'Rien n’a été payé, remboursé ni perdu pendant cette période.',
  'Receivables by age': 'Créances par ancienneté',
  'What is owed now: sent invoices, released documents with a charge, and failed fees, until they are paid. A bank payment in progress is still owed. The age counts from the day an invoice was sent, a document was released, or the request of a failed fee was submitted; after a lost dispute, from the day it was reopened.':
    'Ce qui est dû actuellement : factures envoyées, documents payants communiqués et frais en échec, jusqu’à leur paiement. Un paiement bancaire en cours est encore dû. L’ancienneté compte à partir du jour où la facture a été envoyée, le document communiqué ou la demande des frais en échec soumise ; après une contestation perdue, à partir du jour de la réouverture.',
  Age: 'Ancienneté',
  Items: 'Éléments',
  'Receivables by law firm': 'Créances par cabinet d’avocats',
  'Nothing is owed.': 'Rien n’est dû.',
  '0–30 days': '0–30 jours',
  '31–60 days': '31–60 jours',
  '61–90 days': '61–90 jours',
  'More than 90 days': 'Plus de 90 jours',
  'Owed since': 'Dû depuis',
  'Median days': 'Médiane des jours',
  'Turnaround by request type': 'Délais par type de demande',
  'Requests completed in the period; a request completed on two days counts on both. Days from submission to completion; more than 365 count as 365 in the median. Requests without a due date are neither on time nor late.':
    'Demandes terminées pendant la période ; une demande terminée à deux dates compte aux deux. Jours entre la soumission et la fin ; au-delà de 365, ils comptent pour 365 dans la médiane. Les demandes sans échéance ne sont ni à temps ni en retard.',
  'Turnaround by facility': 'Délais par établissement',
  'Turnaround by authority': 'Délais par fondement',
  'No request was completed in this period.': 'Aucune demande n’a été terminée pendant cette période.',
  'Received: requests assigned to the person by anyone, or entered by them; a request counts once a day. Decided: submissions approved or rejected. Released: documents. Pages: those of released PDF files and pictures; files with a password and other kinds have no count.':
    'Reçues : demandes attribuées à la personne par quiconque, ou saisies par elle ; une demande compte une fois par jour. Décidées : soumissions approuvées ou rejetées. Communiqués : documents. Pages : celles des fichiers PDF et des images communiqués ; les fichiers avec mot de passe et les autres types ne sont pas comptés.',
  Person: 'Personne',
  'Requests received': 'Demandes reçues',
  'Submissions decided': 'Soumissions décidées',
  'Documents released': 'Documents communiqués',
  'Pages released': 'Pages communiquées',
  'Nobody received, decided or released anything in this period.':
    'Personne n’a rien reçu, décidé ni communiqué pendant cette période.',
  'Fee paid': 'Frais payés',
  'Document paid': 'Document payé',
  'Invoice paid': 'Facture payée',
  'Refund made': 'Remboursement effectué',
  'Lost to a dispute': 'Perdu dans une contestation',
  'Completed, without a due date': 'Terminée, sans échéance',
  Decided: 'Décidée',
  Released: 'Communiqué',
  'Former staff member': 'Ancien membre du personnel',
  'The CSV file has the rows that are shown. Load more to add the others.':
    'Le fichier CSV contient les lignes affichées. Chargez-en davantage pour ajouter les autres.',
};
