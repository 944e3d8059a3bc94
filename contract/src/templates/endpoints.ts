import * as z from 'zod/mini';
import { admins, operation, staffOnly } from '../endpoint.ts';
import { numberInQuery, requestId } from '../fields/fields.ts';
import { languages } from '../languages/languages.ts';
import { orderId } from '../requests/schemas/whoIsSubmitting.ts';
import {
  filledTemplate,
  messageTemplate,
  offeredTemplate,
  templateChange,
  templateForm,
  templateId,
  templateText,
  templateVersion,
} from './schemas.ts';

const shared = { function: 'manageTemplates' } as const;

export const listTemplates = operation({
  ...shared,
  method: 'GET',
  summary: 'Lists the message templates by name, with their texts.',
  access: staffOnly,
  data: z.array(messageTemplate),
});

export const addTemplate = operation({
  ...shared,
  method: 'POST',
  status: 201,
  summary: 'Adds a message template with a unique name.',
  access: admins,
  body: templateForm,
  data: messageTemplate,
});

export const editTemplate = operation({
  ...shared,
  method: 'PUT',
  summary:
    'Replaces the name and texts of a message template. Status 409 says who changed it since the caller loaded it.',
  access: admins,
  body: z.extend(templateForm, { templateId, seenVersion: templateVersion }),
  data: messageTemplate,
});

export const deleteTemplate = operation({
  ...shared,
  method: 'DELETE',
  summary: 'Removes a message template. Messages that were sent do not change.',
  access: admins,
  body: z.object({ templateId, seenVersion: templateVersion }),
  data: z.object({ templateId: z.string() }),
});

export const templateHistory = operation({
  function: 'templateHistory',
  method: 'GET',
  summary: 'Lists ten changes of message templates, newest first, without `before` the newest.',
  access: staffOnly,
  query: z.object({ before: z.optional(numberInQuery(1)) }),
  data: z.object({ history: z.array(templateChange), hasOlder: z.boolean() }),
});

export const previewTemplate = operation({
  function: 'previewTemplate',
  method: 'POST',
  summary:
    'Fills the text of a template that need not be stored with the facts of the request with this Order ID, the newest one of several. Records a view of the request.',
  access: admins,
  body: z.extend(templateText, { orderId, language: z.enum(languages) }),
  data: filledTemplate,
});

export const getTemplates = operation({
  function: 'getTemplates',
  method: 'GET',
  summary: 'Lists the names of the message templates, for the forms that use them.',
  access: staffOnly,
  data: z.array(offeredTemplate),
});

export const fillTemplate = operation({
  function: 'fillTemplate',
  method: 'GET',
  summary:
    'Returns a message template with the facts of a request, in the language of the request or, without a text in it, in English. Records a view of the request.',
  access: staffOnly,
  query: z.object({ requestId, templateId }),
  data: z.extend(filledTemplate, { version: z.int() }),
});
