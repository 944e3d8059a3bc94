import { randomUUID } from 'node:crypto';
import * as entries from '@portal/contract/templates/endpoints.ts';
import { readTemplatesNow } from '../../data/configuration/templates.ts';
import { addTemplate, editTemplate, removeTemplate } from '../../domain/templates/templateRules.ts';
import { endpoint } from '../../http/endpoint.ts';
import { changeTemplates } from '../../workflows/templates/changeTemplates.ts';

/** GET /api/manageTemplates: all message templates, not cached. */
endpoint(entries.listTemplates, async () => {
  const { templates } = await readTemplatesNow();
  return { data: templates.toSorted((a, b) => a.name.localeCompare(b.name)) };
});

/** POST /api/manageTemplates: adds a template. */
endpoint(entries.addTemplate, async ({ body, caller, now }) => {
  const templateId = `template-${randomUUID()}`;
  const data = await changeTemplates(
    'added',
    (templates, signature) => addTemplate(templates, body, templateId, signature),
    caller,
    now,
  );
  return { message: 'Template added', data };
});

/** PUT /api/manageTemplates: changes a template. */
endpoint(entries.editTemplate, async ({ body, caller, now }) => {
  const data = await changeTemplates(
    'changed',
    (templates, signature) => editTemplate(templates, body, signature),
    caller,
    now,
  );
  return { message: 'Template saved', data };
});

/** DELETE /api/manageTemplates: deletes a template. */
endpoint(entries.deleteTemplate, async ({ body, caller, now }) => {
  const { templateId } = await changeTemplates(
    'deleted',
    (templates, signature) => removeTemplate(templates, body, signature),
    caller,
    now,
  );
  return { message: 'Template deleted', data: { templateId } };
});
