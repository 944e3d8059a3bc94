import type { Catalog } from '../catalog.ts';

/** /status. */
export const serviceStatus: Catalog = {
  'This page shows whether requests, documents, payments and messages work right now. It is checked every 30 seconds.':
    'Esta página muestra si las solicitudes, los documentos, los pagos y los mensajes funcionan en este momento. Se comprueba cada 30 segundos.',
  'Service status': 'Estado del servicio',
  'All systems operational': 'Todos los sistemas funcionan',
  'Some services are disrupted': 'Algunos servicios están interrumpidos',
  'Submitted requests and completed payments are safe. We’re working on the problem.':
    'Las solicitudes enviadas y los pagos realizados están a salvo. Estamos trabajando en el problema.',
  'Down for maintenance': 'Cerrado por mantenimiento',
  'We’re working on the portal and will be back soon. Keep this page open: what you entered stays here, and you can continue where you left off.':
    'Estamos trabajando en el portal y volveremos pronto. Mantenga abierta esta página: lo que ingresó sigue aquí y podrá continuar donde lo dejó.',
  'Requests you submitted and payments you made are safe.':
    'Las solicitudes que envió y los pagos que hizo están a salvo.',
  'Check now': 'Comprobar ahora',
  'This page checks every 30 seconds and takes you back to the portal when it’s available.':
    'Esta página comprueba cada 30 segundos y lo llevará de vuelta al portal cuando esté disponible.',
  Note: 'Nota',
  'Since {{time}}': 'Desde el {{time}}',
  'Requests and tracking': 'Solicitudes y seguimiento',
  'Submitting, looking up and updating requests; signing in.':
    'Enviar, consultar y actualizar solicitudes; iniciar sesión.',
  'Uploading, previewing and downloading files.': 'Cargar, ver y descargar archivos.',
  'Card and bank payments for fees, documents and invoices.':
    'Pagos de tarifas, documentos y facturas con tarjeta o cuenta bancaria.',
  Emails: 'Correos electrónicos',
  'Confirmations, receipts and notifications about a request. Delayed emails are sent later.':
    'Confirmaciones, recibos y notificaciones sobre una solicitud. Los correos electrónicos retrasados se envían más tarde.',
  'Checked at {{time}}': 'Hora de la comprobación: {{time}}',
  Operational: 'En funcionamiento',
  Disrupted: 'Interrumpido',
  'The portal isn’t responding': 'El portal no responde',
  'Your connection or the portal is down. What you entered in a request is kept in its tab. This page checks again every 30 seconds.':
    'Su conexión o el portal no funciona. Lo que ingresó en una solicitud se conserva en su pestaña. Esta página vuelve a comprobar cada 30 segundos.',
};
