import { recordPortalEvent } from '../../data/audit/recordPortalEvent.ts';
import { noticesList, storedOrStarterNotices } from '../../data/configuration/notices.ts';
import { describeChange } from '../../domain/configuration/notices/describeChange.ts';
import type { NoticeDecision } from '../../domain/configuration/notices/noticeDecision.ts';
import { managedNotices } from '../../domain/configuration/notices/managedNotices.ts';
import type { StoredChange, StoredNotices } from '../../domain/configuration/notices/storedNotices.ts';
import { withHistory } from '../../domain/configuration/notices/withHistory.ts';
import { PortalError } from '../../errors/portalError.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import { actorOf } from '../accounts/actorOf.ts';
import { nameOfUser } from '../../domain/accounts/nameOfUser.ts';
import { signedInUser } from '../accounts/signedInUser.ts';

/**
 * Applies the decision of a rule to the notices document with its history, and records it in the audit trail. Throws if
 * the rule refuses.
 */
export async function changeNotices(
  decide: (notices: StoredNotices) => NoticeDecision,
  caller: Caller,
  now: Date,
) {
  const by = actorOf(caller);
  const signature = { by: by.id, byName: nameOfUser(await signedInUser(caller)), now };
  const { decided, after } = await noticesList.change((items) => {
    const before = storedOrStarterNotices(items);
    const decision = decide(before);
    if (decision.kind !== 'changed') return { decided: decision, after: before };
    const next = withHistory(decision.notices, decision.change, signature);
    return { decided: decision, after: next, items: [next] };
  });
  if (decided.kind === 'refused') {
    const { code, message, fields } = decided;
    throw new PortalError(code, message, { ...(fields && { fields: { ...fields } }) });
  }
  if (decided.kind === 'changed') {
    const change = after.history.at(-1)!;
    const details = { list: noticesList.id, action: actionOf(change), to: describeChange(change) };
    const about = 'id' in change ? { itemId: change.id } : null;
    const eventDetails = { ...details, ...about };
    await recordPortalEvent({ kind: 'configuration-changed', by, details: eventDetails }, now);
  }
  return managedNotices(after);
}

function actionOf({ kind, from, to }: StoredChange): string {
  if (from === null && kind !== 'incident') return `${kind}-added`;
  return to === null ? `${kind}-deleted` : `${kind}-changed`;
}
