import type { Catalog } from '../catalog.ts';

/** The staff dashboard: figures, chart, and requests that need attention. */
export const staffDashboard: Catalog = {
  'Failed to fetch dashboard analytics': 'Impossible de récupérer les statistiques du tableau de bord',
  'Loading dashboard analytics...': 'Chargement des statistiques du tableau de bord...',
  'Quick Actions': 'Actions rapides',
  'New Request': 'Nouvelle demande',
  'Create patient request': 'Créer une demande',
  Analytics: 'Statistiques',
  'View reports': 'Voir les rapports',
  'System settings': 'Paramètres du système',
  'Key metrics': 'Indicateurs clés',
  'About this metric: {{name}}': 'À propos de cet indicateur : {{name}}',
  'Total Requests': 'Total des demandes',
  'All requests ever submitted. The trend compares the last 15 days with the previous 15 days.':
    'Toutes les demandes soumises à ce jour. La tendance compare les 15 derniers jours aux 15 jours précédents.',
  'Requests with the status Pending. Work on them hasn’t started yet.':
    'Les demandes au statut « En attente ». Leur traitement n’a pas encore commencé.',
  'of {{total}} open requests': 'sur {{total}} demandes ouvertes',
  'Requests with the status Completed. The trend compares requests closed in the last 15 days with the previous 15 days.':
    'Les demandes au statut « Terminée ». La tendance compare les demandes closes au cours des 15 derniers jours à celles des 15 jours précédents.',
  'Needs Attention': 'À traiter',
  'The share of open requests that are overdue, due within {{soon}} days, on hold, updated by the client, or pending for more than {{waiting}} days.':
    'La part des demandes ouvertes qui sont en retard, à échéance dans {{soon}} jours ou moins, suspendues, mises à jour par le client ou en attente depuis plus de {{waiting}} jours.',
  '{{part}} of {{total}} open': '{{part}} sur {{total}} ouvertes',
  'Not enough data to compare': 'Pas assez de données pour comparer',
  'vs. previous 15 days': 'par rapport aux 15 jours précédents',
  '{{change}} points': '{{change}} points',
  'vs. one week ago': 'par rapport à il y a une semaine',
  'Requests over time': 'Les demandes au fil du temps',
  'Opened and closed per day, last {{total}} days (UTC)':
    'Ouvertes et closes par jour, {{total}} derniers jours (UTC)',
  'No requests in this period': 'Aucune demande pendant cette période',
  'Requests opened and closed each day will appear here.':
    'Les demandes ouvertes et closes chaque jour apparaîtront ici.',
  'Average processing time': 'Délai moyen de traitement',
  'N/A': 'N/D',
  'Requests opened and closed per day': 'Demandes ouvertes et closes par jour',
  'From {{from}} to {{to}}, {{opened}} opened and {{closed}} closed. The table below lists each day.':
    'Du {{from}} au {{to}} : ouvertes {{opened}}, closes {{closed}}. Le tableau ci-dessous présente chaque jour.',
  Day: 'Jour',
  'Requests that need attention': 'Demandes à traiter',
  'Most urgent first': 'Les plus urgentes d’abord',
  'Showing {{shown}} of {{total}}, most urgent first':
    'Affichées : {{shown}} sur {{total}}, les plus urgentes d’abord',
  'Nothing needs attention': 'Rien à traiter',
  'Open requests that are overdue, due soon or waiting too long appear here.':
    'Les demandes ouvertes qui sont en retard, bientôt à échéance ou en attente depuis trop longtemps apparaissent ici.',
  'Show {{total}} more': 'En afficher {{total}} de plus',
  'Show fewer': 'En afficher moins',
  'Due {{day}}': 'Échéance : {{day}}',
  'Was due {{when}}': 'Échue {{when}}',
  'Due {{when}}': 'À échéance {{when}}',
  'Another download requested': 'Autre téléchargement demandé',
  'Updated by the client': 'Mise à jour par le client',
  'Not started, submitted {{when}}': 'Soumise {{when}}, non commencée',
  Management_center: 'Gestion',
  Opened_requests: 'Ouvertes',
  Closed_requests: 'Closes',
};
