import type { Catalogue } from '../catalogue.ts';

/** What staff see of earnings and cases. */
export const analytics: Catalogue = {
  'Earnings & Invoice Analytics': 'Statistiques des recettes et des factures',
  'Failed to fetch analytics data': 'Impossible de récupérer les statistiques',
  'Please select both start and end dates': 'Veuillez choisir une date de début et une date de fin',
  'End date must be on or after the start date': 'La date de fin ne peut pas précéder la date de début',
  'Loading analytics...': 'Chargement des statistiques...',
  Period: 'Période',
  'Last 24 hours': 'Dernières 24 heures',
  'Last 7 days': '7 derniers jours',
  'Last 30 days': '30 derniers jours',
  'All time': 'Depuis le début',
  'Custom range': 'Autre période',
  'Start date': 'Date de début',
  'End date': 'Date de fin',
  Apply: 'Appliquer',
  'Both days are included. Days are those of UTC.':
    'Les deux jours sont inclus. Les jours sont ceux de l’heure UTC.',
  '{{from}} to {{to}}': 'Du {{from}} au {{to}}',
  Earnings: 'Recettes',
  'Total revenue': 'Recettes totales',
  'Invoice earnings, witness fees and file charges of the period together. What is lost to a dispute is taken from each on the day (UTC) of the loss, and added again where it comes back after all.':
    'Revenus des factures, frais de traitement et frais de fichiers de la période, ensemble. Ce qui est perdu dans un litige est retiré de chacun le jour (UTC) de la perte, et ajouté à nouveau s’il revient finalement.',
  'after refunds, and {{amount}} lost to disputes': 'après remboursements, et {{amount}} perdus en litiges',
  'Lost to disputes': 'Perdu en litiges',
  'after refunds': 'après remboursements',
  'Invoice earnings': 'Recettes des factures',
  'Invoices paid in the period, less what staff refunded and what disputes took back in it. A payment counts on the day (UTC) on which it arrived, a refund on the day on which it was given, a lost dispute on the day of the loss.':
    'Factures payées pendant la période, moins ce que le personnel a remboursé et ce que des litiges ont repris. Un paiement compte le jour (UTC) de son arrivée, un remboursement le jour où il a été fait, un litige perdu le jour de la perte.',
  '{{amount}} refunded': '{{amount}} remboursés',
  'Witness fees': 'Frais de témoin',
  'The processing fees of requests, on the day (UTC) on which each was paid, less those that were lost to disputes, on the day of the loss.':
    'Les frais de traitement des demandes, le jour (UTC) où chacun a été payé, moins ceux qui ont été perdus en litige, le jour de la perte.',
  '{{amount}} for each request': '{{amount}} par demande',
  'File charges': 'Frais de fichiers',
  'What clients paid for released files, on the day (UTC) on which each was paid, less what was lost to disputes, on the day of the loss.':
    'Ce que les clients ont payé pour des fichiers mis à disposition, le jour (UTC) de chaque paiement, moins ce qui a été perdu en litige, le jour de la perte.',
  'for released files': 'pour des fichiers mis à disposition',
  Invoices: 'Factures',
  'Invoices sent': 'Factures envoyées',
  'Invoices that were sent to a client in the period (UTC), whatever became of them.':
    'Factures envoyées à un client pendant la période (UTC), quel que soit leur état actuel.',
  'Paid by now': 'Payées à ce jour',
  'Paid by now: {{paid}}': 'Payées à ce jour : {{paid}}',
  'Payment rate': 'Taux de paiement',
  'Of the invoices sent to a client in the period, the share that is paid by now, in whole percent. One that is owed again after a lost dispute is not.':
    'Parmi les factures envoyées à un client pendant la période, la part déjà payée, en pourcentage entier. Celle qui est due à nouveau après un litige perdu ne l’est pas.',
  '{{paid}} of {{total}} paid': '{{paid}} payées sur {{total}}',
  'Average invoice value': 'Montant moyen d’une facture',
  'The mean total of all invoices sent to a client in the period, paid or not.':
    'Le montant moyen de toutes les factures envoyées à un client pendant la période, payées ou non.',
  'Invoices sent: {{total}}': 'Factures envoyées : {{total}}',
  'Pending invoices': 'Factures en attente',
  'Pending amount': 'Montant en attente',
  'Active invoices that were sent and are not paid now, whatever the period. A bank payment on its way has not arrived yet.':
    'Factures actives qui ont été envoyées et ne sont pas payées à ce jour, quelle que soit la période. Un paiement bancaire en cours n’est pas encore arrivé.',
  'Invoices: {{total}}, as of now': 'Factures : {{total}}, à ce jour',
  Cases: 'Dossiers',
  'Cases opened': 'Dossiers ouverts',
  'Requests submitted in the period (UTC), by clients or by staff.':
    'Demandes soumises pendant la période (UTC), par des clients ou par l’équipe.',
  'Cases closed': 'Dossiers clos',
  'Requests that were completed or cancelled in the period (UTC). One that is opened again and closed on another day counts again.':
    'Demandes terminées ou annulées pendant la période (UTC). Une demande rouverte puis close un autre jour compte de nouveau.',
  'in the period': 'pendant la période',
  'Active requests': 'Demandes en cours',
  'Requests that are neither completed nor cancelled now, whatever the period.':
    'Demandes qui ne sont à ce jour ni terminées ni annulées, quelle que soit la période.',
  'as of now': 'à ce jour',
  'Average revenue per case': 'Recette moyenne par dossier',
  'The total revenue of the period, divided by the cases opened in it.':
    'Les recettes totales de la période, divisées par les dossiers qui y ont été ouverts.',
  'for each case opened': 'par dossier ouvert',
  'At a glance': 'En un coup d’œil',
  'The last 24 hours are the present hour and the 23 before it; the last 7 and 30 days end today (UTC).':
    'Les dernières 24 heures sont l’heure en cours et les 23 précédentes ; les 7 et 30 derniers jours se terminent aujourd’hui (UTC).',
  Figure: 'Chiffre',
  Value: 'Valeur',
  Time: 'Moment',
  Refunds: 'Remboursements',
  'Nothing happened in this period': 'Rien ne s’est passé pendant cette période',
  'Requests, payments and invoices are counted here as soon as there are any.':
    'Les demandes, les paiements et les factures sont comptés ici dès qu’il y en a.',
  'Over time': 'Au fil du temps',
  'Earnings over time': 'Recettes au fil du temps',
  'Witness fees over time': 'Frais de témoin au fil du temps',
  'Cases over time': 'Dossiers au fil du temps',
  '0%: none of the invoices sent is paid. Without a mark, none was sent.':
    '0 % : aucune des factures envoyées n’est payée. Sans repère, aucune n’a été envoyée.',
  'Payment rate over time': 'Taux de paiement au fil du temps',
  'Paid less refunded, by hour': 'Payé moins remboursé, par heure',
  'Paid less refunded, by day (UTC)': 'Payé moins remboursé, par jour (UTC)',
  'Paid less refunded, by month': 'Payé moins remboursé, par mois',
  'Paid less refunded, by year': 'Payé moins remboursé, par année',
  'Processing fees paid, by hour': 'Frais de traitement payés, par heure',
  'Processing fees paid, by day (UTC)': 'Frais de traitement payés, par jour (UTC)',
  'Processing fees paid, by month': 'Frais de traitement payés, par mois',
  'Processing fees paid, by year': 'Frais de traitement payés, par année',
  'Opened and closed, by hour': 'Ouverts et clos, par heure',
  'Opened and closed, by day (UTC)': 'Ouverts et clos, par jour (UTC)',
  'Opened and closed, by month': 'Ouverts et clos, par mois',
  'Opened and closed, by year': 'Ouverts et clos, par année',
  'Of the invoices sent in each hour, those paid by now':
    'Parmi les factures envoyées chaque heure, celles payées à ce jour',
  'Of the invoices sent on each day, those paid by now':
    'Parmi les factures envoyées chaque jour, celles payées à ce jour',
  'Of the invoices sent in each month, those paid by now':
    'Parmi les factures envoyées chaque mois, celles payées à ce jour',
  'Of the invoices sent in each year, those paid by now':
    'Parmi les factures envoyées chaque année, celles payées à ce jour',
  'From {{from}} to {{to}}. {{said}}. A table with all figures follows the charts.':
    'De {{from}} à {{to}}. {{said}}. Un tableau avec tous les chiffres suit les graphiques.',
  'Point of the chart: {{title}}': 'Point du graphique : {{title}}',
  'Figures of the charts as a table': 'Chiffres des graphiques sous forme de tableau',
};
