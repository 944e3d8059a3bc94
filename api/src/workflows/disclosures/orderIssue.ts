import type { issueAccounting, issueAccountingStatus } from '@portal/contract/disclosures/endpoints.ts';
import type { BodyOf, DataOf, QueryOf } from '@portal/contract/endpoint.ts';
import { printIdOf, readBundle } from '../../data/requests/bundles.ts';
import { DISCLOSURE_LOG, readDisclosureLog } from '../../data/requests/disclosureLog.ts';
import type { StoredAccounting } from '../../domain/disclosures/disclosureLog.ts';
import { isBundleExpired, isJoinable, orderedPrint } from '../../domain/files/downloads/bundle.ts';
import { subjectOfUser } from '../../domain/files/downloads/downloadClaims.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import { notFound } from '../../errors/portalError.ts';
import { actorOf } from '../accounts/actorOf.ts';
import { joinOrStart, type StartedBundle } from '../files/bundles/joinOrStart.ts';
import { accountingViews, refusalOf, requireDisclosureLogEntry } from './disclosureLog.ts';
import { refusalToIssue } from './issueAccounting.ts';

/**
 * Starts to issue an accounting, or joins the same order. Throws what `issueRefusal` refuses, so that staff see it beside
 * the field: the builder decides again.
 */
export async function orderIssue(
  body: BodyOf<typeof issueAccounting>,
  caller: Caller,
  now: Date,
): Promise<StartedBundle> {
  const { accountingId, seen, otherNames, withoutPurpose, reason, language, timeZone } = body;
  const { id: userId } = actorOf(caller);
  const subject = subjectOfUser(userId);
  const facts = { accountingId, userId, seen, otherNames, withoutPurpose, reason, language, timeZone };
  const print = { kind: 'accounting', ...facts } as const;
  const bundleId = printIdOf(DISCLOSURE_LOG, subject, print, '');
  const earlier = (await readBundle(DISCLOSURE_LOG, bundleId))?.value;
  if (earlier && isJoinable(earlier, now)) return { bundle: earlier, pendingTasks: [] };
  const stored = await requireDisclosureLogEntry<StoredAccounting>('accounting', accountingId);
  const refusal = await refusalToIssue(stored, body, await readDisclosureLog(stored.subject), now);
  if (refusal) throw refusalOf(refusal);
  const tooMany = 'Several accountings are already being issued. Please wait until they are ready.';
  return joinOrStart(
    orderedPrint({ bundleId, requestId: DISCLOSURE_LOG, subject, print }, now),
    tooMany,
    now,
  );
}

/** Returns the state of an order of the caller, with the accounting once it is issued. Throws 404 for other orders. */
export async function issueStatus(
  { accountingId, bundleId }: QueryOf<typeof issueAccountingStatus>,
  caller: Caller,
  now: Date,
): Promise<DataOf<typeof issueAccountingStatus>> {
  const bundle = (await readBundle(DISCLOSURE_LOG, bundleId))?.value;
  const print = bundle?.print;
  const isOwn =
    print?.kind === 'accounting' &&
    print.accountingId === accountingId &&
    print.userId === actorOf(caller).id &&
    !isBundleExpired(bundle!, now);
  if (!isOwn) throw notFound('Entry not found');
  const { state, problem = null } = bundle!;
  if (state !== 'ready') return { bundleId, state, problem, accounting: null };
  const stored = await requireDisclosureLogEntry<StoredAccounting>('accounting', accountingId);
  const [accounting] = await accountingViews([stored], now);
  return { bundleId, state, problem: null, accounting: accounting! };
}
