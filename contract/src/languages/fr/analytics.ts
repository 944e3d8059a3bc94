import type { Catalog } from '../catalog.ts';

/** Analytics: earnings and cases. */
export const analytics: Catalog = {
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
  'Custom range': 'Période personnalisée',
  'Start date': 'Date de début',
  'End date': 'Date de fin',
  Apply: 'Appliquer',
  'Includes both days. Dates are in UTC.': 'Les deux jours sont inclus. Les dates sont en UTC.',
  Earnings: 'Recettes',
  'Total revenue': 'Recettes totales',
  'Invoice earnings, witness fees and file charges in the period, minus their refunds. A refund is subtracted on the day (UTC) it is made, and added back to that day if it fails later. A lost dispute is subtracted on the day of the loss and added back if the funds are returned later. Refunds made at Stripe and resolved before the portal recorded them are not included.':
    'Recettes des factures, frais de témoin et frais de fichiers de la période, moins leurs remboursements. Un remboursement est déduit le jour (UTC) où il est fait, et ajouté de nouveau à ce jour s’il échoue plus tard. Une contestation perdue est déduite le jour de la perte et ajoutée de nouveau si les fonds sont restitués plus tard. Les remboursements faits chez Stripe et résolus avant que le portail ne les enregistre ne sont pas inclus.',
  'after {{refunds}} of refunds and {{amount}} lost to disputes':
    'après {{refunds}} de remboursements et {{amount}} perdus en contestations',
  'Lost to disputes': 'Perdu en contestations',
  'after {{refunds}} of refunds': 'après {{refunds}} de remboursements',
  'Refunds of invoices': 'Remboursements de factures',
  'Refunds of files': 'Remboursements de fichiers',
  'Refunds of witness fees': 'Remboursements de frais de témoin',
  'Invoice earnings': 'Recettes des factures',
  'Invoices paid in the period, minus refunds and lost disputes. A payment counts on the day (UTC) it arrives, a refund on the day it is made and a lost dispute on the day of the loss.':
    'Factures payées pendant la période, moins les remboursements et les contestations perdues. Un paiement compte le jour (UTC) de son arrivée, un remboursement le jour où il est fait et une contestation perdue le jour de la perte.',
  'Witness fees': 'Frais de témoin',
  'Processing fees paid in the period, minus refunds and lost disputes. A payment counts on the day (UTC) it arrives, a refund on the day it is made and a lost dispute on the day of the loss.':
    'Frais de traitement payés pendant la période, moins les remboursements et les contestations perdues. Un paiement compte le jour (UTC) de son arrivée, un remboursement le jour où il est fait et une contestation perdue le jour de la perte.',
  '{{amount}} per request': '{{amount}} par demande',
  'File charges': 'Frais de fichiers',
  'What clients paid for released files in the period, minus refunds and lost disputes. A payment counts on the day (UTC) it arrives, a refund on the day it is made and a lost dispute on the day of the loss.':
    'Ce que les clients ont payé pour des fichiers communiqués pendant la période, moins les remboursements et les contestations perdues. Un paiement compte le jour (UTC) de son arrivée, un remboursement le jour où il est fait et une contestation perdue le jour de la perte.',
  'for released files': 'pour des fichiers communiqués',
  'Invoices sent': 'Factures envoyées',
  'Invoices sent to clients in the period (UTC), regardless of their current status.':
    'Factures envoyées à des clients pendant la période (UTC), quel que soit leur état actuel.',
  'Paid to date': 'Payées à ce jour',
  'Paid to date: {{paid}}': 'Payées à ce jour : {{paid}}',
  'Payment rate': 'Taux de paiement',
  'Of the invoices sent to clients in the period, the percentage paid to date, rounded to a whole percent. An invoice that is owed again after a lost dispute counts as unpaid.':
    'Parmi les factures envoyées à des clients pendant la période, le pourcentage payé à ce jour, arrondi à l’entier. Une facture due de nouveau après une contestation perdue compte comme impayée.',
  '{{paid}} of {{total}} paid': 'Payées : {{paid}} sur {{total}}',
  'Average invoice value': 'Montant moyen d’une facture',
  'The average total of all invoices sent to clients in the period, paid or not.':
    'Le montant moyen de toutes les factures envoyées à des clients pendant la période, payées ou non.',
  'Pending invoices': 'Factures en attente',
  'Pending amount': 'Montant en attente',
  'Active invoices that were sent and aren’t paid as of now, regardless of the period. An invoice whose bank payment is still clearing counts as unpaid.':
    'Factures actives qui ont été envoyées et ne sont pas payées à ce jour, quelle que soit la période. Une facture dont le paiement bancaire est encore en cours de compensation compte comme impayée.',
  '{{invoices}}, as of now': '{{invoices}}, à ce jour',
  Cases: 'Demandes',
  Opened_cases: 'Ouverts',
  Closed_cases: 'Clos',
  'Cases opened': 'Demandes ouvertes',
  'Requests submitted in the period (UTC), by clients or by staff.':
    'Demandes soumises pendant la période (UTC), par des clients ou par le personnel.',
  'Cases closed': 'Demandes closes',
  'Requests completed or canceled in the period (UTC). A request that is reopened and closed again on another day counts again.':
    'Demandes terminées ou annulées pendant la période (UTC). Une demande rouverte puis close un autre jour compte de nouveau.',
  'in the period': 'pendant la période',
  'Active requests': 'Demandes en cours',
  'Requests that aren’t completed or canceled as of now, regardless of the period.':
    'Demandes qui ne sont à ce jour ni terminées ni annulées, quelle que soit la période.',
  'as of now': 'à ce jour',
  'Average revenue per case': 'Recette moyenne par demande',
  'Total revenue in the period divided by the number of cases opened in it.':
    'Recettes totales de la période divisées par le nombre de demandes qui y ont été ouvertes.',
  'per case opened': 'par demande ouverte',
  'At a glance': 'En un coup d’œil',
  'The last 24 hours are the current hour and the 23 hours before it. The last 7 and 30 days end today (UTC).':
    'Les dernières 24 heures sont l’heure en cours et les 23 heures précédentes. Les 7 et 30 derniers jours se terminent aujourd’hui (UTC).',
  Metric: 'Indicateur',
  Value: 'Valeur',
  Refunds: 'Remboursements',
  'No activity in this period': 'Aucune activité pendant cette période',
  'Choose another period, or come back when there are requests, payments or invoices.':
    'Choisissez une autre période, ou revenez lorsqu’il y aura des demandes, des paiements ou des factures.',
  'Over time': 'Au fil du temps',
  'Earnings over time': 'Recettes au fil du temps',
  'Witness fees over time': 'Frais de témoin au fil du temps',
  'Cases over time': 'Demandes au fil du temps',
  '0% means none of the invoices sent was paid. A gap means no invoices were sent.':
    '0 % signifie qu’aucune des factures envoyées n’a été payée. Un espace vide signifie qu’aucune facture n’a été envoyée.',
  'Payment rate over time': 'Taux de paiement au fil du temps',
  'Payments minus refunds, by hour': 'Paiements moins remboursements, par heure',
  'Payments minus refunds, by day (UTC)': 'Paiements moins remboursements, par jour (UTC)',
  'Payments minus refunds, by month': 'Paiements moins remboursements, par mois',
  'Payments minus refunds, by year': 'Paiements moins remboursements, par année',
  'Processing fees minus refunds, by hour': 'Frais de traitement moins remboursements, par heure',
  'Processing fees minus refunds, by day (UTC)': 'Frais de traitement moins remboursements, par jour (UTC)',
  'Processing fees minus refunds, by month': 'Frais de traitement moins remboursements, par mois',
  'Processing fees minus refunds, by year': 'Frais de traitement moins remboursements, par année',
  'Opened and closed, by hour': 'Ouvertes et closes, par heure',
  'Opened and closed, by day (UTC)': 'Ouvertes et closes, par jour (UTC)',
  'Opened and closed, by month': 'Ouvertes et closes, par mois',
  'Opened and closed, by year': 'Ouvertes et closes, par année',
  'Percentage paid to date of the invoices sent each hour':
    'Pourcentage payé à ce jour des factures envoyées chaque heure',
  'Percentage paid to date of the invoices sent each day':
    'Pourcentage payé à ce jour des factures envoyées chaque jour',
  'Percentage paid to date of the invoices sent each month':
    'Pourcentage payé à ce jour des factures envoyées chaque mois',
  'Percentage paid to date of the invoices sent each year':
    'Pourcentage payé à ce jour des factures envoyées chaque année',
  'From {{from}} to {{to}}. {{series}}. The table below the charts lists all figures.':
    'Période : {{from}} – {{to}}. {{series}}. Le tableau sous les graphiques contient tous les chiffres.',
  'Chart data point: {{title}}': 'Donnée du graphique : {{title}}',
  'Chart data as a table': 'Données des graphiques sous forme de tableau',
  'Due dates by authority': 'Échéances par fondement',
  'Due dates': 'Échéances',
  'Completed on time': 'Terminées à temps',
  'Requests completed in the period (UTC), on or before their due date in the time zone of the facility. Requests completed before due dates were recorded here aren’t counted.':
    'Demandes terminées pendant la période (UTC), au plus tard à leur échéance dans le fuseau horaire de l’établissement. Les demandes terminées avant que les échéances soient enregistrées ici ne sont pas comptées.',
  '{{number}} of {{total}} requests': 'demandes : {{number}} sur {{total}}',
  'Completed late': 'Terminées en retard',
  'Requests completed in the period (UTC), after their due date.':
    'Demandes terminées pendant la période (UTC), après leur échéance.',
  'Average days': 'Jours en moyenne',
  'Days from the submission to the completion of these requests, on average.':
    'Jours entre la soumission et la fin de ces demandes, en moyenne.',
  'to completion': 'jusqu’à la fin',
  'No request with a due date was completed in this period.':
    'Aucune demande avec échéance n’a été terminée pendant cette période.',
  'Requests completed': 'Demandes terminées',
  'On time': 'À temps',
  Late: 'En retard',
  Time_moment: 'Date et heure',
};
