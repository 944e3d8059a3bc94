import type { Catalogue } from '../catalogue.ts';

/** What staff see of earnings and cases. */
export const analytics: Catalogue = {
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
  'Custom range': 'Otro período',
  'Start date': 'Fecha de inicio',
  'End date': 'Fecha de fin',
  Apply: 'Aplicar',
  'Both days are included. Days are those of UTC.':
    'Ambos días están incluidos. Los días son los de la hora UTC.',
  '{{from}} to {{to}}': 'Del {{from}} al {{to}}',
  Earnings: 'Ingresos',
  'Total revenue': 'Ingresos totales',
  'Invoice earnings, witness fees and file charges of the period together. What is lost to a dispute is taken from each on the day (UTC) of the loss, and added again where it comes back after all.':
    'Ingresos por facturas, tarifas de procesamiento y cargos por archivos del período en conjunto. Lo que se pierde en una disputa se resta de cada uno el día (UTC) de la pérdida y se vuelve a sumar si al final regresa.',
  'after refunds, and {{amount}} lost to disputes':
    'después de reembolsos, y {{amount}} perdidos en disputas',
  'Lost to disputes': 'Perdido en disputas',
  'after refunds': 'después de reembolsos',
  'Invoice earnings': 'Ingresos por facturas',
  'Invoices paid in the period, less what staff refunded and what disputes took back in it. A payment counts on the day (UTC) on which it arrived, a refund on the day on which it was given, a lost dispute on the day of the loss.':
    'Facturas pagadas en el período, menos lo que el personal reembolsó y lo que las disputas se llevaron en él. Un pago cuenta el día (UTC) en que llegó, un reembolso el día en que se hizo y una disputa perdida el día de la pérdida.',
  '{{amount}} refunded': '{{amount}} reembolsados',
  'Witness fees': 'Tarifas de testigo',
  'The processing fees of requests, on the day (UTC) on which each was paid, less those that were lost to disputes, on the day of the loss.':
    'Las tarifas de procesamiento de las solicitudes, el día (UTC) en que se pagó cada una, menos las que se perdieron en disputas, el día de la pérdida.',
  '{{amount}} for each request': '{{amount}} por solicitud',
  'File charges': 'Cargos por archivos',
  'What clients paid for released files, on the day (UTC) on which each was paid, less what was lost to disputes, on the day of the loss.':
    'Lo que los clientes pagaron por archivos publicados, el día (UTC) en que se pagó cada uno, menos lo que se perdió en disputas, el día de la pérdida.',
  'for released files': 'por archivos publicados',
  Invoices: 'Facturas',
  'Invoices sent': 'Facturas enviadas',
  'Invoices that were sent to a client in the period (UTC), whatever became of them.':
    'Facturas que se enviaron a un cliente en el período (UTC), sea cual sea su estado actual.',
  'Paid by now': 'Pagadas hasta ahora',
  'Paid by now: {{paid}}': 'Pagadas hasta ahora: {{paid}}',
  'Payment rate': 'Tasa de pago',
  'Of the invoices sent to a client in the period, the share that is paid by now, in whole percent. One that is owed again after a lost dispute is not.':
    'De las facturas enviadas a un cliente en el período, la proporción que ya está pagada, en porcentaje entero. La que se debe de nuevo tras una disputa perdida no lo está.',
  '{{paid}} of {{total}} paid': '{{paid}} de {{total}} pagadas',
  'Average invoice value': 'Valor medio de factura',
  'The mean total of all invoices sent to a client in the period, paid or not.':
    'El importe medio de todas las facturas enviadas a un cliente en el período, pagadas o no.',
  'Invoices sent: {{total}}': 'Facturas enviadas: {{total}}',
  'Pending invoices': 'Facturas pendientes',
  'Pending amount': 'Importe pendiente',
  'Active invoices that were sent and are not paid now, whatever the period. A bank payment on its way has not arrived yet.':
    'Facturas activas que se enviaron y ahora no están pagadas, sea cual sea el período. Un pago bancario en camino aún no ha llegado.',
  'Invoices: {{total}}, as of now': 'Facturas: {{total}}, en este momento',
  Cases: 'Casos',
  'Cases opened': 'Casos abiertos',
  'Requests submitted in the period (UTC), by clients or by staff.':
    'Solicitudes enviadas en el período (UTC), por clientes o por el personal.',
  'Cases closed': 'Casos cerrados',
  'Requests that were completed or cancelled in the period (UTC). One that is opened again and closed on another day counts again.':
    'Solicitudes que se completaron o cancelaron en el período (UTC). Una que se reabre y se cierra otro día cuenta de nuevo.',
  'in the period': 'en el período',
  'Active requests': 'Solicitudes activas',
  'Requests that are neither completed nor cancelled now, whatever the period.':
    'Solicitudes que ahora no están ni completadas ni canceladas, sea cual sea el período.',
  'as of now': 'en este momento',
  'Average revenue per case': 'Ingreso medio por caso',
  'The total revenue of the period, divided by the cases opened in it.':
    'Los ingresos totales del período, divididos entre los casos abiertos en él.',
  'for each case opened': 'por cada caso abierto',
  'At a glance': 'De un vistazo',
  'The last 24 hours are the present hour and the 23 before it; the last 7 and 30 days end today (UTC).':
    'Las últimas 24 horas son la hora actual y las 23 anteriores; los últimos 7 y 30 días terminan hoy (UTC).',
  Figure: 'Cifra',
  Value: 'Valor',
  Time: 'Tiempo',
  Refunds: 'Reembolsos',
  'Nothing happened in this period': 'No ocurrió nada en este período',
  'Requests, payments and invoices are counted here as soon as there are any.':
    'Aquí se cuentan las solicitudes, los pagos y las facturas en cuanto los hay.',
  'Over time': 'A lo largo del tiempo',
  'Earnings over time': 'Ingresos a lo largo del tiempo',
  'Witness fees over time': 'Tarifas de testigo a lo largo del tiempo',
  'Cases over time': 'Casos a lo largo del tiempo',
  '0%: none of the invoices sent is paid. Without a mark, none was sent.':
    '0 %: no se ha pagado ninguna de las facturas enviadas. Sin marca, no se envió ninguna.',
  'Payment rate over time': 'Tasa de pago a lo largo del tiempo',
  'Paid less refunded, by hour': 'Pagado menos reembolsado, por hora',
  'Paid less refunded, by day (UTC)': 'Pagado menos reembolsado, por día (UTC)',
  'Paid less refunded, by month': 'Pagado menos reembolsado, por mes',
  'Paid less refunded, by year': 'Pagado menos reembolsado, por año',
  'Processing fees paid, by hour': 'Tarifas de procesamiento pagadas, por hora',
  'Processing fees paid, by day (UTC)': 'Tarifas de procesamiento pagadas, por día (UTC)',
  'Processing fees paid, by month': 'Tarifas de procesamiento pagadas, por mes',
  'Processing fees paid, by year': 'Tarifas de procesamiento pagadas, por año',
  'Opened and closed, by hour': 'Abiertos y cerrados, por hora',
  'Opened and closed, by day (UTC)': 'Abiertos y cerrados, por día (UTC)',
  'Opened and closed, by month': 'Abiertos y cerrados, por mes',
  'Opened and closed, by year': 'Abiertos y cerrados, por año',
  'Of the invoices sent in each hour, those paid by now':
    'De las facturas enviadas en cada hora, las pagadas hasta ahora',
  'Of the invoices sent on each day, those paid by now':
    'De las facturas enviadas en cada día, las pagadas hasta ahora',
  'Of the invoices sent in each month, those paid by now':
    'De las facturas enviadas en cada mes, las pagadas hasta ahora',
  'Of the invoices sent in each year, those paid by now':
    'De las facturas enviadas en cada año, las pagadas hasta ahora',
  'From {{from}} to {{to}}. {{said}}. A table with all figures follows the charts.':
    'De {{from}} a {{to}}. {{said}}. Tras los gráficos sigue una tabla con todas las cifras.',
  'Point of the chart: {{title}}': 'Punto del gráfico: {{title}}',
  'Figures of the charts as a table': 'Cifras de los gráficos en una tabla',
};
