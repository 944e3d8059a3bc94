import type { Catalog } from '../catalog.ts';

export const site: Catalog = {
  Retry: 'Reintentar',
  'This part of the page could not be loaded': 'No se pudo cargar esta parte de la página',
  'What you entered on this page is kept. Check your connection and try again. If it keeps failing, reload the page.':
    'Lo que ingresó en esta página se conserva. Revise su conexión e inténtelo de nuevo. Si sigue fallando, vuelva a cargar la página.',
  'Skip to content': 'Ir al contenido',
  'Request records without an account': 'Solicitar expedientes sin cuenta',
  'Track a request': 'Seguir una solicitud',
  'Need help?': '¿Necesita ayuda?',
  'HIPAA compliant. Every upload is scanned for viruses.':
    'Cumple con HIPAA. Cada archivo cargado se analiza en busca de virus.',
  'Monday to Friday, 8 am to 6 pm': 'De lunes a viernes, de 8 a.m. a 6 p.m.',
  Language: 'Idioma',
  'This language could not be loaded. Please try again.':
    'No se pudo cargar este idioma. Inténtelo de nuevo.',
  'This page stopped working': 'Esta página dejó de funcionar',
  'Something went wrong on our side. What you entered in a request is kept in this tab. Reload the page to continue.':
    'Algo falló de nuestro lado. Lo que ingresó en una solicitud se conserva en esta pestaña. Vuelva a cargar la página para continuar.',
  'Reload the page': 'Volver a cargar la página',
  'If it happens again, please email {{email}}.': 'Si vuelve a ocurrir, escriba a {{email}}.',
  Loading: 'Cargando',
  'Please complete required fields': 'Complete los campos obligatorios',
  '(optional)': '(opcional)',
  Dismiss: 'Cerrar',
  Notifications: 'Notificaciones',
  'Error 404': 'Error 404',
  'Page not found': 'Página no encontrada',
  'The address may be mistyped, or the page has moved. Try one of these instead:':
    'Es posible que la dirección esté mal escrita o que la página se haya movido. Pruebe una de estas opciones:',
  'Our records team answers questions about requests and authorizations.':
    'Nuestro equipo de expedientes responde preguntas sobre solicitudes y autorizaciones.',
  Start: 'Inicio',
  'We check the authorization and contact you if anything is missing.':
    'Revisamos la autorización y nos comunicamos con usted si falta algo.',
  Track: 'Seguimiento',
  'Check the status and download the records with your Order ID and verification code.':
    'Consulte el estado y descargue el expediente con su número de orden y su código de verificación.',
  'How it works': 'Cómo funciona',
  'You have an unfinished request': 'Tiene una solicitud sin terminar',
  'Continue where you left off': 'Continuar donde la dejó',
  'Order {{orderId}} is kept in this tab. Creating a new request discards it.':
    'La orden {{orderId}} se conserva en esta pestaña, pero se perderá si crea una solicitud nueva.',
  'What you entered is kept in this tab. Creating a new request discards it.':
    'Lo que ingresó se conserva en esta pestaña, pero se perderá si crea una solicitud nueva.',
  'Order ID': 'Número de orden',
  'The number your office uses for this order.': 'El número que su oficina usa para esta orden.',
  'Patient full name and date of birth': 'Nombre completo y fecha de nacimiento del paciente',
  'Contact email and phone': 'Correo electrónico y teléfono de contacto',
  'Authorization or supporting documents': 'Autorización o documentos de respaldo',
  '{{types}}. Every upload is scanned for viruses.':
    '{{types}}. Cada archivo cargado se analiza en busca de virus.',
  '{{fee}} per request. You pay in the last step.': '{{fee}} por solicitud. Se paga en el último paso.',
  'What you need': 'Lo que necesita',
  'Medical records requests': 'Solicitudes de expedientes médicos',
  'Order copies of a patient’s records, pay the processing fee, and track the request until the documents are ready. No account needed.':
    'Pida copias del expediente de un paciente, pague la tarifa de procesamiento y dé seguimiento a la solicitud hasta que los documentos estén listos. No necesita una cuenta.',
  'Create New Request': 'Crear una nueva solicitud',
  'Five short steps, about ten minutes. Have the authorization ready.':
    'Cinco pasos breves, unos diez minutos. Tenga lista la autorización.',
  'Start a request': 'Iniciar una solicitud',
  'View Existing Request': 'Ver una solicitud existente',
  'Look up status and documents with your Order ID and verification code.':
    'Consulte el estado y los documentos con su número de orden y su código de verificación.',
  'Check the status': 'Consultar el estado',
  'Fill in the request, add the documents and pay the processing fee.':
    'Complete la solicitud, agregue los documentos y pague la tarifa de procesamiento.',
  'A card or bank account for the processing fee':
    'Una tarjeta o cuenta bancaria para la tarifa de procesamiento',
  'Reference: {{correlationId}}.': 'Referencia: {{correlationId}}.',
  'This page could not be loaded completely. Check your connection and reload the page.':
    'No se pudo cargar toda la página. Revise su conexión y vuelva a cargarla.',
  Verify_step: 'Verificación',
};
