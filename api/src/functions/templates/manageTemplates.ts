import * as entries from '@portal/contract/templates/endpoints.ts';
import type { MessageTemplate } from '@portal/contract/templates/schemas.ts';
import { randomUUID } from 'node:crypto';
import {
  readTemplatesNow,
  storedOrStarterTemplates,
  templatesList,
} from '../../data/configuration/templates.ts';
import {
  addTemplate,
  editTemplate,
  removeTemplate,
  type Signature,
  type TemplateDecision,
} from '../../domain/templates/templateRules.ts';
import { endpoint } from '../../http/endpoint.ts';
import { recordPortalEvent } from '../../data/audit/recordPortalEvent.ts';
import { nameOfUser } from '../../domain/accounts/nameOfUser.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import type { StoredTemplates } from '../../domain/templates/storedTemplates.ts';
import { PortalError } from '../../errors/portalError.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { signedInUser } from '../../workflows/accounts/signedInUser.ts';

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

/**
 * Applies the decision of a rule to the templates and their history, and records it in the audit trail. Throws if the
 * rule refuses.
 */
async function changeTemplates(
  action: 'added' | 'changed' | 'deleted',
  decide: (templates: StoredTemplates, signature: Signature) => TemplateDecision,
  caller: Caller,
  now: Date,
): Promise<MessageTemplate> {
  const by = actorOf(caller);
  const signature = { by: by.id, byName: nameOfUser(await signedInUser(caller)), now };
  const { decided } = await templatesList.change((items) => {
    const decision = decide(storedOrStarterTemplates(items), signature);
    return { decided: decision, ...(decision.kind === 'changed' && { items: [decision.next] }) };
  });
  if (decided.kind === 'refused') {
    const { code, message, fields } = decided;
    throw new PortalError(code, message, { ...(fields && { fields: { ...fields } }) });
  }
  const { template } = decided;
  if (decided.kind === 'changed') {
    const details = { list: templatesList.id, action, itemId: template.templateId, name: template.name };
    await recordPortalEvent({ kind: 'configuration-changed', by, details }, now);
  }
  return template;
}
