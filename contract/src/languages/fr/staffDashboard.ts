import type { Catalogue } from '../catalogue.ts';

/** What staff see on the dashboard: the figures, the chart and the requests that need attention. */
export const staffDashboard: Catalogue = {
  'Failed to fetch dashboard analytics': 'Impossible de récupérer les statistiques du tableau de bord',
  'Loading dashboard analytics...': 'Chargement des statistiques du tableau de bord...',
  'Quick Actions': 'Actions rapides',
  'New Request': 'Nouvelle demande',
  'Create patient request': 'Créer une demande pour un patient',
  Analytics: 'Statistiques',
  'View reports': 'Voir les rapports',
  Management: 'Gestion',
  'System settings': 'Paramètres du système',
  'Key figures': 'Chiffres clés',
  'What is counted: {{name}}': 'Ce qui est compté : {{name}}',
  'Total Requests': 'Total des demandes',
  'All requests ever submitted. The trend compares those of the last 15 days with those of the 15 days before.':
    'Toutes les demandes envoyées à ce jour. La tendance compare celles des 15 derniers jours à celles des 15 jours précédents.',
  'Requests with the status Pending: nobody has taken them up yet.':
    'Les demandes au statut En attente : personne ne les a encore prises en charge.',
  'of {{total}} open requests': 'sur {{total}} demandes ouvertes',
  'Requests with the status Completed. The trend compares how many were closed in the last 15 days and in the 15 days before.':
    'Les demandes au statut Terminée. La tendance compare le nombre de demandes closes au cours des 15 derniers jours et des 15 jours précédents.',
  'Needs Attention': 'À surveiller',
  'The share of open requests that are overdue, due within {{soon}} days, on hold, updated by the client, or pending for more than {{waiting}} days.':
    'La part des demandes ouvertes qui sont en retard, à échéance dans {{soon}} jours ou moins, suspendues, mises à jour par le client ou en attente depuis plus de {{waiting}} jours.',
  '{{part}} of {{total}} open': '{{part}} sur {{total}} ouvertes',
  'Nothing to compare with yet': 'Rien à comparer pour l’instant',
  'against the 15 days before': 'par rapport aux 15 jours précédents',
  '{{change}} points': '{{change}} points',
  'in one week': 'en une semaine',
  'Requests over time': 'Les demandes au fil du temps',
  'Opened and closed on each of the last {{total}} days (UTC)':
    'Ouvertes et closes chacun des {{total}} derniers jours (UTC)',
  'No requests in these days': 'Aucune demande durant ces jours',
  'The requests that are opened and closed appear here, day by day.':
    'Les demandes ouvertes et closes apparaissent ici, jour par jour.',
  Opened: 'Ouvertes',
  Closed: 'Closes',
  'Average processing time': 'Délai moyen de traitement',
  'N/A': 'N/D',
  'Requests opened and closed per day': 'Demandes ouvertes et closes par jour',
  'From {{from}} to {{to}}, {{opened}} were opened and {{closed}} closed. A table of all days follows.':
    'Du {{from}} au {{to}}, {{opened}} ont été ouvertes et {{closed}} closes. Un tableau de tous les jours suit.',
  Day: 'Jour',
  'Requests that need attention': 'Demandes à surveiller',
  'Most urgent first': 'Les plus urgentes d’abord',
  'Most urgent first: {{shown}} of {{total}}': 'Les plus urgentes d’abord : {{shown}} sur {{total}}',
  'Nothing needs attention': 'Rien à surveiller',
  'Open requests that fall due or wait too long appear here.':
    'Les demandes ouvertes qui arrivent à échéance ou attendent trop longtemps apparaissent ici.',
  'Show {{total}} more': 'En afficher {{total}} de plus',
  'Show fewer': 'En afficher moins',
  'Due {{day}}': 'Échéance : {{day}}',
  'Was due {{when}}': 'Échue {{when}}',
  'Due {{when}}': 'À échéance {{when}}',
  'Updated by the client': 'Mise à jour par le client',
  'On hold': 'Suspendue',
  'Not taken up, submitted {{when}}': 'Envoyée {{when}}, non traitée',
};
