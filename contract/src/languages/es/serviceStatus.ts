import type { Catalogue } from '../catalogue.ts';

/** /status. */
export const serviceStatus: Catalogue = {
  'Service status': 'Estado del servicio',
  'Everything works': 'Todo funciona',
  'Some things are disturbed': 'Hay algunas interrupciones',
  'What was submitted and paid is safe. We are working on it.':
    'Lo que se envió y pagó está a salvo. Estamos trabajando en ello.',
  'Down for maintenance': 'Cerrado por mantenimiento',
  'We are working on the portal and will be back shortly. Keep this page open: nothing you entered is lost, and you can continue where you left off.':
    'Estamos trabajando en el portal y volveremos en breve. Mantenga abierta esta página: no se pierde nada de lo que ingresó y podrá continuar donde lo dejó.',
  'Requests you submitted and payments you made are safe.':
    'Las solicitudes que envió y los pagos que hizo están a salvo.',
  'Check now': 'Comprobar ahora',
  'This page checks every half minute and goes away by itself.':
    'Esta página comprueba cada medio minuto y desaparece por sí sola.',
  Note: 'Nota',
  'Since {{time}}': 'Desde {{time}}',
  'Requests and tracking': 'Solicitudes y seguimiento',
  'Submitting, looking up and updating requests; signing in.':
    'Enviar, consultar y actualizar solicitudes; iniciar sesión.',
  'Uploading, previewing and downloading files.': 'Cargar, ver y descargar archivos.',
  'Paying fees, documents and invoices by card or bank account.':
    'Pagar tarifas, documentos y facturas con tarjeta o cuenta bancaria.',
  Emails: 'Correos electrónicos',
  'Confirmations, receipts and news about a request. What is delayed is sent later.':
    'Confirmaciones, recibos y novedades de una solicitud. Lo que se retrasa se envía más tarde.',
  'Checked at {{time}}': 'Comprobado a las {{time}}',
  Works: 'Funciona',
  Disturbed: 'Interrumpido',
  'The portal does not answer': 'El portal no responde',
  'Either your connection is interrupted or the portal is. What you entered in a request is kept in its tab. This page asks again every half minute.':
    'Su conexión o el portal está interrumpido. Lo que ingresó en una solicitud se conserva en su pestaña. Esta página vuelve a preguntar cada medio minuto.',
};
