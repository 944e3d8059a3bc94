import type { Catalog } from '../catalog.ts';

/** Analytics: earnings and cases. */
export const analytics: Catalog = {
  'Earnings & Invoice Analytics': 'Estadísticas de ingresos y facturas',
  'Failed to fetch analytics data': 'No se pudieron obtener las estadísticas',
  'Please select both start and end dates': 'Seleccione la fecha de inicio y la de fin',
  'End date must be on or after the start date': 'La fecha de fin no puede ser anterior a la de inicio',
  'Loading analytics...': 'Cargando las estadísticas...',
  Period: 'Período',
  'Last 24 hours': 'Últimas 24 horas',
  'Last 7 days': 'Últimos 7 días',
  'Last 30 days': 'Últimos 30 días',
  'All time': 'Desde el principio',
  'Custom range': 'Período personalizado',
  'Start date': 'Fecha de inicio',
  'End date': 'Fecha de fin',
  Apply: 'Aplicar',
  'Includes both days. Dates are in UTC.': 'Incluye ambos días. Las fechas están en UTC.',
  Earnings: 'Ingresos',
  'Total revenue': 'Ingresos totales',
  'Invoice earnings, witness fees and file charges in the period, minus their refunds. A refund is subtracted on the day (UTC) it is made, and added back to that day if it fails later. A lost dispute is subtracted on the day of the loss and added back if the funds are returned later. Refunds made at Stripe and resolved before the portal recorded them are not included.':
    'Ingresos por facturas, honorarios de testigo y cargos por archivos del período, menos sus reembolsos. Un reembolso se resta el día (UTC) en que se hace y se vuelve a sumar a ese día si después falla. Una disputa perdida se resta el día de la pérdida y se vuelve a sumar si después se devuelven los fondos. Los reembolsos hechos en Stripe y resueltos antes de que el portal los registrara no están incluidos.',
  'after {{refunds}} of refunds and {{amount}} lost to disputes':
    'después de {{refunds}} de reembolsos y {{amount}} perdidos en disputas',
  'Lost to disputes': 'Perdido en disputas',
  'after {{refunds}} of refunds': 'después de {{refunds}} de reembolsos',
  'Refunds of invoices': 'Reembolsos de facturas',
  'Refunds of files': 'Reembolsos de archivos',
  'Refunds of witness fees': 'Reembolsos de honorarios de testigo',
  'Invoice earnings': 'Ingresos por facturas',
  'Invoices paid in the period, minus refunds and lost disputes. A payment counts on the day (UTC) it arrives, a refund on the day it is made and a lost dispute on the day of the loss.':
    'Facturas pagadas en el período, menos los reembolsos y las disputas perdidas. Un pago cuenta el día (UTC) en que llega, un reembolso el día en que se hace y una disputa perdida el día de la pérdida.',
  'Witness fees': 'Honorarios de testigo',
  'Processing fees paid in the period, minus refunds and lost disputes. A payment counts on the day (UTC) it arrives, a refund on the day it is made and a lost dispute on the day of the loss.':
    'Tarifas de procesamiento pagadas en el período, menos los reembolsos y las disputas perdidas. Un pago cuenta el día (UTC) en que llega, un reembolso el día en que se hace y una disputa perdida el día de la pérdida.',
  '{{amount}} per request': '{{amount}} por solicitud',
  'File charges': 'Cargos por archivos',
  'What clients paid for released files in the period, minus refunds and lost disputes. A payment counts on the day (UTC) it arrives, a refund on the day it is made and a lost dispute on the day of the loss.':
    'Lo que los clientes pagaron por archivos entregados en el período, menos los reembolsos y las disputas perdidas. Un pago cuenta el día (UTC) en que llega, un reembolso el día en que se hace y una disputa perdida el día de la pérdida.',
  'for released files': 'por archivos entregados',
  'Invoices sent': 'Facturas enviadas',
  'Invoices sent to clients in the period (UTC), regardless of their current status.':
    'Facturas enviadas a clientes en el período (UTC), sin importar su estado actual.',
  'Paid to date': 'Pagadas hasta la fecha',
  'Paid to date: {{paid}}': 'Pagadas hasta la fecha: {{paid}}',
  'Payment rate': 'Tasa de pago',
  'Of the invoices sent to clients in the period, the percentage paid to date, rounded to a whole percent. An invoice that is owed again after a lost dispute counts as unpaid.':
    'De las facturas enviadas a clientes en el período, el porcentaje pagado hasta la fecha, redondeado a un entero. Una factura que se debe de nuevo tras una disputa perdida cuenta como no pagada.',
  '{{paid}} of {{total}} paid': 'Pagadas: {{paid}} de {{total}}',
  'Average invoice value': 'Valor promedio por factura',
  'The average total of all invoices sent to clients in the period, paid or not.':
    'El monto promedio de todas las facturas enviadas a clientes en el período, pagadas o no.',
  'Pending invoices': 'Facturas pendientes',
  'Pending amount': 'Monto pendiente',
  'Active invoices that were sent and aren’t paid as of now, regardless of the period. An invoice whose bank payment is still clearing counts as unpaid.':
    'Facturas activas que se enviaron y en este momento no están pagadas, sin importar el período. Una factura cuyo pago bancario aún se está procesando cuenta como no pagada.',
  '{{invoices}}, as of now': '{{invoices}}, en este momento',
  Cases: 'Casos',
  Opened_cases: 'Abiertos',
  Closed_cases: 'Cerrados',
  'Cases opened': 'Casos abiertos',
  'Requests submitted in the period (UTC), by clients or by staff.':
    'Solicitudes enviadas en el período (UTC), por clientes o por el personal.',
  'Cases closed': 'Casos cerrados',
  'Requests completed or canceled in the period (UTC). A request that is reopened and closed again on another day counts again.':
    'Solicitudes completadas o canceladas en el período (UTC). Una solicitud que se reabre y se cierra otro día cuenta de nuevo.',
  'in the period': 'en el período',
  'Active requests': 'Solicitudes activas',
  'Requests that aren’t completed or canceled as of now, regardless of the period.':
    'Solicitudes que en este momento no están completadas ni canceladas, sin importar el período.',
  'as of now': 'en este momento',
  'Average revenue per case': 'Ingreso promedio por caso',
  'Total revenue in the period divided by the number of cases opened in it.':
    'Ingresos totales del período divididos entre el número de casos abiertos en él.',
  'per case opened': 'por caso abierto',
  'At a glance': 'De un vistazo',
  'The last 24 hours are the current hour and the 23 hours before it. The last 7 and 30 days end today (UTC).':
    'Las últimas 24 horas son la hora actual y las 23 horas anteriores. Los últimos 7 y 30 días terminan hoy (UTC).',
  Metric: 'Indicador',
  Value: 'Valor',
  Refunds: 'Reembolsos',
  'No activity in this period': 'Sin actividad en este período',
  'Choose another period, or come back when there are requests, payments or invoices.':
    'Elija otro período o vuelva cuando haya solicitudes, pagos o facturas.',
  'Over time': 'A lo largo del tiempo',
  'Earnings over time': 'Ingresos a lo largo del tiempo',
  'Witness fees over time': 'Honorarios de testigo a lo largo del tiempo',
  'Cases over time': 'Casos a lo largo del tiempo',
  '0% means none of the invoices sent was paid. A gap means no invoices were sent.':
    '0% significa que no se pagó ninguna de las facturas enviadas. Un espacio vacío significa que no se envió ninguna factura.',
  'Payment rate over time': 'Tasa de pago a lo largo del tiempo',
  'Payments minus refunds, by hour': 'Pagos menos reembolsos, por hora',
  'Payments minus refunds, by day (UTC)': 'Pagos menos reembolsos, por día (UTC)',
  'Payments minus refunds, by month': 'Pagos menos reembolsos, por mes',
  'Payments minus refunds, by year': 'Pagos menos reembolsos, por año',
  'Processing fees minus refunds, by hour': 'Tarifas de procesamiento menos reembolsos, por hora',
  'Processing fees minus refunds, by day (UTC)': 'Tarifas de procesamiento menos reembolsos, por día (UTC)',
  'Processing fees minus refunds, by month': 'Tarifas de procesamiento menos reembolsos, por mes',
  'Processing fees minus refunds, by year': 'Tarifas de procesamiento menos reembolsos, por año',
  'Opened and closed, by hour': 'Abiertos y cerrados, por hora',
  'Opened and closed, by day (UTC)': 'Abiertos y cerrados, por día (UTC)',
  'Opened and closed, by month': 'Abiertos y cerrados, por mes',
  'Opened and closed, by year': 'Abiertos y cerrados, por año',
  'Percentage paid to date of the invoices sent each hour':
    'Porcentaje pagado hasta la fecha de las facturas enviadas cada hora',
  'Percentage paid to date of the invoices sent each day':
    'Porcentaje pagado hasta la fecha de las facturas enviadas cada día',
  'Percentage paid to date of the invoices sent each month':
    'Porcentaje pagado hasta la fecha de las facturas enviadas cada mes',
  'Percentage paid to date of the invoices sent each year':
    'Porcentaje pagado hasta la fecha de las facturas enviadas cada año',
  'From {{from}} to {{to}}. {{series}}. The table below the charts lists all figures.':
    'Desde: {{from}}. Hasta: {{to}}. {{series}}. La tabla debajo de los gráficos contiene todas las cifras.',
  'Chart data point: {{title}}': 'Dato del gráfico: {{title}}',
  'Chart data as a table': 'Datos de los gráficos en una tabla',
  'Due dates by authority': 'Fechas límite por fundamento',
  'Due dates': 'Fechas límite',
  'Completed on time': 'Completadas a tiempo',
  'Requests completed in the period (UTC), on or before their due date in the time zone of the facility. Requests completed before due dates were recorded here aren’t counted.':
    'Solicitudes completadas en el período (UTC), a más tardar en su fecha límite en la zona horaria del centro médico. No se cuentan las solicitudes completadas antes de que aquí se registraran las fechas límite.',
  '{{number}} of {{total}} requests': 'Solicitudes: {{number}} de {{total}}',
  'Completed late': 'Completadas con retraso',
  'Requests completed in the period (UTC), after their due date.':
    'Solicitudes completadas en el período (UTC) después de su fecha límite.',
  'Average days': 'Promedio de días',
  'Days from the submission to the completion of these requests, on average.':
    'Días entre el envío y la finalización de estas solicitudes, en promedio.',
  'to completion': 'hasta completarlas',
  'No request with a due date was completed in this period.':
    'En este período no se completó ninguna solicitud con fecha límite.',
  'Requests completed': 'Solicitudes completadas',
  'On time': 'A tiempo',
  Late: 'Con retraso',
  Time_moment: 'Fecha y hora',
};
