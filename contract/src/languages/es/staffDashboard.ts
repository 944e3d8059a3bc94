import type { Catalog } from '../catalog.ts';

/** The staff dashboard: figures, chart, and requests that need attention. */
export const staffDashboard: Catalog = {
  'Failed to fetch dashboard analytics': 'No se pudieron obtener las estadísticas del panel',
  'Loading dashboard analytics...': 'Cargando las estadísticas del panel...',
  'Quick Actions': 'Acciones rápidas',
  'New Request': 'Nueva solicitud',
  'Create patient request': 'Crear una solicitud',
  Analytics: 'Estadísticas',
  'View reports': 'Ver informes',
  'System settings': 'Configuración del sistema',
  'Key metrics': 'Indicadores clave',
  'About this metric: {{name}}': 'Acerca de este indicador: {{name}}',
  'Total Requests': 'Solicitudes en total',
  'All requests ever submitted. The trend compares the last 15 days with the previous 15 days.':
    'Todas las solicitudes enviadas hasta hoy. La tendencia compara los últimos 15 días con los 15 días anteriores.',
  'Requests with the status Pending. Work on them hasn’t started yet.':
    'Solicitudes con el estado Pendiente. El trabajo en ellas aún no ha comenzado.',
  'of {{total}} open requests': 'abiertas en total: {{total}}',
  'Requests with the status Completed. The trend compares requests closed in the last 15 days with the previous 15 days.':
    'Solicitudes con el estado Completada. La tendencia compara las solicitudes cerradas en los últimos 15 días con las de los 15 días anteriores.',
  'Needs Attention': 'Requieren atención',
  'The share of open requests that are overdue, due within {{soon}} days, on hold, updated by the client, or pending for more than {{waiting}} days.':
    'La parte de las solicitudes abiertas que están atrasadas, tienen la fecha límite dentro de {{soon}} días o menos, están en espera, fueron actualizadas por el cliente o llevan más de {{waiting}} días pendientes.',
  '{{part}} of {{total}} open': '{{part}} de {{total}} abiertas',
  'Not enough data to compare': 'Datos insuficientes para comparar',
  'vs. previous 15 days': 'vs. 15 días anteriores',
  '{{change}} points': '{{change}} puntos',
  'vs. one week ago': 'frente a hace una semana',
  'Requests over time': 'Solicitudes a lo largo del tiempo',
  'Opened and closed per day, last {{total}} days (UTC)':
    'Abiertas y cerradas por día, últimos {{total}} días (UTC)',
  'No requests in this period': 'No hubo solicitudes en este período',
  'Requests opened and closed each day will appear here.':
    'Aquí aparecerán las solicitudes abiertas y cerradas cada día.',
  'Average processing time': 'Tiempo promedio de procesamiento',
  'N/A': 'N/D',
  'Requests opened and closed per day': 'Solicitudes abiertas y cerradas por día',
  'From {{from}} to {{to}}, {{opened}} opened and {{closed}} closed. The table below lists each day.':
    'Del {{from}} al {{to}}. Abiertas: {{opened}}. Cerradas: {{closed}}. La tabla siguiente muestra cada día.',
  Day: 'Día',
  'Requests that need attention': 'Solicitudes que requieren atención',
  'Most urgent first': 'Primero las más urgentes',
  'Showing {{shown}} of {{total}}, most urgent first':
    'Se muestran {{shown}} de {{total}}, primero las más urgentes',
  'Nothing needs attention': 'Nada requiere atención',
  'Open requests that are overdue, due soon or waiting too long appear here.':
    'Aquí aparecen las solicitudes abiertas que están atrasadas, tienen próxima la fecha límite o esperan demasiado.',
  'Show {{total}} more': 'Mostrar {{total}} más',
  'Show fewer': 'Mostrar menos',
  'Due {{day}}': 'Fecha límite: {{day}}',
  'Was due {{when}}': 'Plazo vencido {{when}}',
  'Due {{when}}': 'Fecha límite: {{when}}',
  'Another download requested': 'Se pidió otra descarga',
  'Updated by the client': 'Actualizada por el cliente',
  'Not started, submitted {{when}}': 'Sin atender, enviada {{when}}',
  Management_center: 'Administración',
  Opened_requests: 'Abiertas',
  Closed_requests: 'Cerradas',
};
