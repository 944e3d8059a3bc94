import type { Catalogue } from '../catalogue.ts';

/** What staff see on the dashboard: the figures, the chart and the requests that need attention. */
export const staffDashboard: Catalogue = {
  'Failed to fetch dashboard analytics': 'No se pudieron obtener las estadísticas del panel',
  'Loading dashboard analytics...': 'Cargando las estadísticas del panel...',
  'Quick Actions': 'Acciones rápidas',
  'New Request': 'Nueva solicitud',
  'Create patient request': 'Crear una solicitud de paciente',
  Analytics: 'Estadísticas',
  'View reports': 'Ver informes',
  Management: 'Administración',
  'System settings': 'Configuración del sistema',
  'Key figures': 'Cifras clave',
  'What is counted: {{name}}': 'Qué se cuenta: {{name}}',
  'Total Requests': 'Solicitudes en total',
  'All requests ever submitted. The trend compares those of the last 15 days with those of the 15 days before.':
    'Todas las solicitudes enviadas hasta hoy. La tendencia compara las de los últimos 15 días con las de los 15 días anteriores.',
  'Requests with the status Pending: nobody has taken them up yet.':
    'Solicitudes con el estado Pendiente: nadie las ha atendido todavía.',
  'of {{total}} open requests': 'de {{total}} solicitudes abiertas',
  'Requests with the status Completed. The trend compares how many were closed in the last 15 days and in the 15 days before.':
    'Solicitudes con el estado Completada. La tendencia compara cuántas se cerraron en los últimos 15 días y en los 15 días anteriores.',
  'Needs Attention': 'Requieren atención',
  'The share of open requests that are overdue, due within {{soon}} days, on hold, updated by the client, or pending for more than {{waiting}} days.':
    'La parte de las solicitudes abiertas que están vencidas, vencen en {{soon}} días o menos, están en espera, fueron actualizadas por el cliente o llevan más de {{waiting}} días pendientes.',
  '{{part}} of {{total}} open': '{{part}} de {{total}} abiertas',
  'Nothing to compare with yet': 'Aún no hay con qué comparar',
  'against the 15 days before': 'frente a los 15 días anteriores',
  '{{change}} points': '{{change}} puntos',
  'in one week': 'en una semana',
  'Requests over time': 'Solicitudes a lo largo del tiempo',
  'Opened and closed on each of the last {{total}} days (UTC)':
    'Abiertas y cerradas en cada uno de los últimos {{total}} días (UTC)',
  'No requests in these days': 'No hubo solicitudes en estos días',
  'The requests that are opened and closed appear here, day by day.':
    'Las solicitudes que se abren y se cierran aparecen aquí, día por día.',
  Opened: 'Abiertas',
  Closed: 'Cerradas',
  'Average processing time': 'Tiempo medio de tramitación',
  'N/A': 'N/D',
  'Requests opened and closed per day': 'Solicitudes abiertas y cerradas por día',
  'From {{from}} to {{to}}, {{opened}} were opened and {{closed}} closed. A table of all days follows.':
    'Del {{from}} al {{to}} se abrieron {{opened}} y se cerraron {{closed}}. Sigue una tabla con todos los días.',
  Day: 'Día',
  'Requests that need attention': 'Solicitudes que requieren atención',
  'Most urgent first': 'Primero las más urgentes',
  'Most urgent first: {{shown}} of {{total}}': 'Primero las más urgentes: {{shown}} de {{total}}',
  'Nothing needs attention': 'Nada requiere atención',
  'Open requests that fall due or wait too long appear here.':
    'Aquí aparecen las solicitudes abiertas que vencen o esperan demasiado.',
  'Show {{total}} more': 'Mostrar {{total}} más',
  'Show fewer': 'Mostrar menos',
  'Due {{day}}': 'Vence el {{day}}',
  'Was due {{when}}': 'Venció {{when}}',
  'Due {{when}}': 'Vence {{when}}',
  'Updated by the client': 'Actualizada por el cliente',
  'On hold': 'En espera',
  'Not taken up, submitted {{when}}': 'Sin atender, enviada {{when}}',
};
