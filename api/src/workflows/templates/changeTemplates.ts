import type { MessageTemplate } from '@portal/contract/templates/schemas.ts';
import { recordPortalEvent } from '../../data/audit/recordPortalEvent.ts';
import { storedOrStarterTemplates, templatesList } from '../../data/configuration/templates.ts';
import { nameOfUser } from '../../domain/accounts/nameOfUser.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import type { StoredTemplates } from '../../domain/templates/storedTemplates.ts';
import type { Signature, TemplateDecision } from '../../domain/templates/templateRules.ts';
import { PortalError } from '../../errors/portalError.ts';
import { actorOf } from '../accounts/actorOf.ts';
import { signedInUser } from '../accounts/signedInUser.ts';

/**
 * Applies the decision of a rule to the templates and their history, and records it in the audit trail. Throws if the
 * rule refuses.
 */
export async function changeTemplates(
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
