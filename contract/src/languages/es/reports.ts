import type { Catalog } from '../catalog.ts';

/** Reports on revenue, receivables, turnaround and work. */
export const reports: Catalog = {
  Revenue: 'Ingresos',
  Receivables: 'Cuentas por cobrar',
  Turnaround: 'Tiempo de entrega',
  'Work by person': 'Trabajo por persona',
  'This month': 'Este mes',
  'Last month': 'El mes pasado',
  'This quarter': 'Este trimestre',
  'Includes both days.': 'Incluye ambos días.',
  'Days are those of {{zone}}.': 'Los días son los de {{zone}}.',
  'Days are those of {{zone}} since {{day}}. Before, they are UTC days, or those of an earlier time zone.':
    'Desde el {{day}}, los días son los de {{zone}}. Antes son días UTC o los de una zona horaria anterior.',
  'As of {{day}} ({{zone}})': 'Al {{day}} ({{zone}})',
  'Requests from before these reports are still being added, at night. Until then, figures can be too low.':
    'Las solicitudes anteriores a estos informes todavía se están agregando, por la noche. Hasta entonces, las cifras pueden ser demasiado bajas.',
  'The report could not be loaded': 'No se pudo cargar el informe',
  'The entries could not be loaded': 'No se pudieron cargar las entradas',
  'There is nothing behind this figure now.': 'Ahora no hay nada detrás de esta cifra.',
  'Export CSV: {{name}}': 'Exportar CSV: {{name}}',
  'Show all {{number}} rows': 'Mostrar las {{number}} filas',
  'Revenue by kind': 'Ingresos por tipo',
  'A payment counts on its day, a refund on the day it is made, and a lost dispute on the day of the loss. Total: paid minus refunds minus losses. A negative refund is one that failed later.':
    'Un pago cuenta en su día, un reembolso en el día en que se hace y una disputa perdida en el día de la pérdida. Total: pagado menos reembolsos menos pérdidas. Un reembolso negativo es uno que falló después.',
  'Kind of payment': 'Tipo de pago',
  'Revenue by law firm': 'Ingresos por bufete',
  'The law firm of the request when it was counted. The same name in another case, spacing or punctuation is one firm, with its latest spelling.':
    'El bufete de la solicitud cuando se contó. El mismo nombre con otras mayúsculas, espacios o puntuación es un solo bufete, con su última grafía.',
  'Law firm': 'Bufete',
  'Revenue by facility': 'Ingresos por centro médico',
  'Nothing was paid, refunded or lost in this period.':
    'En este período no se pagó, reembolsó ni perdió nada.',
  'Receivables by age': 'Cuentas por cobrar por antigüedad',
  'What is owed now: sent invoices, released documents with a charge, and failed fees, until they are paid. A bank payment in progress is still owed. The age counts from the day an invoice was sent, a document was released, or the request of a failed fee was submitted; after a lost dispute, from the day it was reopened.':
    'Lo que se debe ahora: facturas enviadas, documentos entregados con cargo y tarifas cuyo pago no se completó, hasta que se paguen. Un pago bancario en curso todavía se debe. La antigüedad cuenta desde el día en que se envió la factura, se entregó el documento o se envió la solicitud de esa tarifa; después de una disputa perdida, desde el día en que se reabrió.',
  Age: 'Antigüedad',
  Items: 'Conceptos',
  'Receivables by law firm': 'Cuentas por cobrar por bufete',
  'Nothing is owed.': 'No se debe nada.',
  '0–30 days': '0–30 días',
  '31–60 days': '31–60 días',
  '61–90 days': '61–90 días',
  'More than 90 days': 'Más de 90 días',
  'Owed since': 'Se debe desde',
  'Median days': 'Mediana de días',
  'Turnaround by request type': 'Tiempo de entrega por tipo de solicitud',
  'Requests completed in the period; a request completed on two days counts on both. Days from submission to completion; more than 365 count as 365 in the median. Requests without a due date are neither on time nor late.':
    'Solicitudes completadas en el período; una solicitud completada en dos días cuenta en ambos. Días desde el envío hasta la finalización; más de 365 cuentan como 365 en la mediana. Las solicitudes sin fecha límite no están ni a tiempo ni con retraso.',
  'Turnaround by facility': 'Tiempo de entrega por centro médico',
  'Turnaround by authority': 'Tiempo de entrega por fundamento',
  'No request was completed in this period.': 'No se completó ninguna solicitud en este período.',
  'Received: requests assigned to the person by anyone, or entered by them; a request counts once a day. Decided: submissions approved or rejected. Released: documents. Pages: those of released PDF files and pictures; files with a password and other kinds have no count.':
    'Recibidas: solicitudes asignadas a la persona por cualquiera o ingresadas por ella; una solicitud cuenta una vez al día. Decididas: envíos aprobados o rechazados. Entregados: documentos. Páginas: las de archivos PDF e imágenes entregados; los archivos con contraseña y los de otros tipos no se cuentan.',
  Person: 'Persona',
  'Requests received': 'Solicitudes recibidas',
  'Submissions decided': 'Envíos decididos',
  'Documents released': 'Documentos entregados',
  'Pages released': 'Páginas entregadas',
  'Nobody received, decided or released anything in this period.':
    'Nadie recibió, decidió ni entregó nada en este período.',
  'Fee paid': 'Tarifa pagada',
  'Document paid': 'Documento pagado',
  'Invoice paid': 'Factura pagada',
  'Refund made': 'Reembolso hecho',
  'Lost to a dispute': 'Perdido en una disputa',
  'Completed, without a due date': 'Completada, sin fecha límite',
  Decided: 'Decidido',
  Released: 'Entregado',
  'Former staff member': 'Antiguo miembro del personal',
  'The CSV file has the rows that are shown. Load more to add the others.':
    'El archivo CSV contiene las filas que se muestran. Cargue más para agregar las demás.',
};
