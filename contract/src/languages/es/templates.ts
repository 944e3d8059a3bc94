import type { Catalog } from '../catalog.ts';

/** Message templates. */
export const templates: Catalog = {
  'Message Templates': 'Plantillas de mensajes',
  '“{{placeholder}}” is not a placeholder. Please use one of the list.':
    '“{{placeholder}}” no es un marcador. Use uno de la lista.',
  'Send as a letter': 'Enviar como carta',
  'Checks “Also send as a letter (PDF)” when staff choose the template.':
    'Se marca “Enviar también como carta (PDF)” cuando el personal elige la plantilla.',
  'Template saved': 'Plantilla guardada',
  'Template added': 'Plantilla agregada',
  'Template deleted': 'Plantilla eliminada',
  'The template was not saved': 'La plantilla no se guardó',
  'The template was not deleted': 'La plantilla no se eliminó',
  'Edit template': 'Editar plantilla',
  'Add template': 'Agregar plantilla',
  'Template name': 'Nombre de la plantilla',
  'Template name is required': 'El nombre de la plantilla es obligatorio',
  'Only staff see it.': 'Solo lo ve el personal.',
  'Leave both fields empty to use the English text.':
    'Deje ambos campos vacíos para usar el texto en inglés.',
  Subject: 'Asunto',
  'Subject is required': 'El asunto es obligatorio',
  Placeholders: 'Marcadores',
  'The portal replaces them with the facts of the request.':
    'El portal los sustituye por los datos de la solicitud.',
  'Use the earlier text: {{name}}, from before {{time}}':
    'Usar el texto anterior: {{name}}, de antes del {{time}}',
  'Use the earlier text': 'Usar el texto anterior',
  '{{field}} ({{language}})': '{{field}} ({{language}})',
  'Order ID of a request': 'Número de orden de una solicitud',
  'Show preview': 'Ver vista previa',
  'No preview': 'Sin vista previa',
  'Failed to load the message templates': 'No se pudieron cargar las plantillas de mensajes',
  'The list is full. It can have at most {{max}} templates.':
    'La lista está llena. Puede tener como máximo {{max}} plantillas.',
  'Staff choose a template when they write to a client, and can change the text first.':
    'El personal elige una plantilla al escribir a un cliente y puede cambiar el texto antes de enviarlo.',
  'No templates yet': 'Aún no hay plantillas',
  'Changed by {{name}} on {{time}}': 'Cambiada por {{name}} el {{time}}',
  'Comes with the portal': 'Incluida con el portal',
  'Staff can no longer choose it. Messages that were sent are not changed.':
    'El personal ya no podrá elegirla. Los mensajes enviados no cambian.',
  'Attorney, law firm or copy service': 'Abogado, bufete o servicio de copias',
  'What the client still has to pay': 'Lo que el cliente aún debe pagar',
  'Name of the portal': 'Nombre del portal',
  'The version is missing': 'Falta la versión',
  '{{name}} changed this template on {{at}}. Reload to see it, or try again to replace it.':
    '{{name}} cambió esta plantilla el {{at}}. Vuelva a cargar para verla o inténtelo de nuevo para reemplazarla.',
  'Another template already has this name.': 'Otra plantilla ya tiene este nombre.',
  'This template no longer exists': 'Esta plantilla ya no existe',
  'No request has this Order ID': 'Ninguna solicitud tiene este número de orden',
  Template: 'Plantilla',
  'No template': 'Sin plantilla',
  'Choose a template': 'Elija una plantilla',
  'Please choose a template': 'Elija una plantilla',
  'The template was not filled in': 'La plantilla no se completó',
  'Failed to load the templates': 'No se pudieron cargar las plantillas',
  'Failed to load the template': 'No se pudo cargar la plantilla',
  'Replace your text?': '¿Reemplazar su texto?',
  Replace: 'Reemplazar',
  'The template replaces what you wrote.': 'La plantilla reemplaza lo que escribió.',
  'Someone else changed the template. Please check the new text and send it again.':
    'Otra persona cambió la plantilla. Revise el texto nuevo y envíelo de nuevo.',
  'The message would be longer than 5,000 characters. Please shorten the template.':
    'El mensaje tendría más de 5,000 caracteres. Acorte la plantilla.',
  'The message would have more than 200 lines. Please shorten the template.':
    'El mensaje tendría más de 200 líneas. Acorte la plantilla.',
  'This sends a message to the client of 1 request.': 'Esto envía un mensaje al cliente de 1 solicitud.',
  'This sends a message to the clients of {{requests}} requests, each in their language.':
    'Esto envía un mensaje a los clientes de {{requests}} solicitudes, a cada uno en su idioma.',
  'Message for order {{orderId}}': 'Mensaje para la orden {{orderId}}',
  '{{number}} sent': 'Enviados: {{number}}',
  Sent: 'Enviado',
  'This request has reached the maximum number of messages.':
    'Esta solicitud alcanzó el número máximo de mensajes.',
};
