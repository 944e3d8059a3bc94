import { recordPortalEvent } from '../../data/audit/recordPortalEvent.ts';
import type { ConfigList } from '../../data/configuration/configDocument.ts';
import type { ListDecision } from '../../domain/configuration/listDecision.ts';
import type { Actor } from '../../domain/requests/actor.ts';
import { PortalError } from '../../errors/portalError.ts';

/** Applies the decision of a rule to a list and records it in the audit trail. Throws if the rule refuses. */
export async function changeList<T, Result = T>(
  list: ConfigList<T>,
  decide: (items: readonly T[]) => ListDecision<T, Result>,
  by: Actor,
  now: Date,
): Promise<Result> {
  const decided = await list.change((items): ListDecision<T, Result> & { items?: readonly T[] } =>
    decide(items),
  );
  if (decided.kind === 'refused') {
    const { code, message, fields } = decided;
    throw new PortalError(code, message, { ...(fields && { fields: { ...fields } }) });
  }
  if (decided.kind === 'changed') {
    const { action, details } = decided.event;
    const eventDetails = { list: list.id, action, ...details };
    await recordPortalEvent({ kind: 'configuration-changed', by, details: eventDetails }, now);
  }
  return decided.item;
}
