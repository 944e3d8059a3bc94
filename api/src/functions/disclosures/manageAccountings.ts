import * as entries from '@portal/contract/disclosures/endpoints.ts';
import type { BodyOf } from '@portal/contract/endpoint.ts';
import { parseCents } from '@portal/contract/fields/entered/dollars.ts';
import { closedAccountings, pendingAccountings } from '../../data/requests/disclosureLog.ts';
import {
  type AccountingChange,
  changeAccounting,
  newAccounting,
} from '../../domain/disclosures/accountings.ts';
import type { StoredAccounting } from '../../domain/disclosures/disclosureLog.ts';
import { endpoint } from '../../http/endpoint.ts';
import {
  accountingViews,
  changeDisclosureLogEntry,
  createDisclosureLogEntry,
} from '../../workflows/disclosures/disclosureLog.ts';

const MAX_PENDING = 200;
const MAX_CLOSED = 50;

/** GET /api/manageAccountings: accounting requests, those with a due task first. */
endpoint(entries.listAccountings, async ({ now }) => {
  const [pending, closed] = await Promise.all([
    pendingAccountings(MAX_PENDING + 1),
    closedAccountings(MAX_CLOSED + 1),
  ]);
  const listed = [...pending.slice(0, MAX_PENDING), ...closed.slice(0, MAX_CLOSED)];
  const hasMore = pending.length > MAX_PENDING || closed.length > MAX_CLOSED;
  return { data: { accountings: await accountingViews(listed, now), hasMore } };
});

/** POST /api/manageAccountings: records an accounting request. */
endpoint(entries.recordAccountingRequest, async ({ body, ...by }) => {
  const { key: _, ...entry } = body;
  const entered = await createDisclosureLogEntry<StoredAccounting>(
    'accounting',
    body,
    (creation, _, writer) => newAccounting(creation, entry, writer),
    by,
  );
  return { message: 'Request recorded', data: await viewOf(entered, by.now) };
});

/** PUT /api/manageAccountings: extends its deadline, changes its fee, or withdraws it. */
endpoint(entries.changeAccounting, async ({ body, ...by }) => {
  const change = { ...accountingChangeOf(body), seen: body.seen };
  const changed = await changeDisclosureLogEntry<StoredAccounting>(
    'accounting',
    body.accountingId,
    (stored, { accountings }, writer) => changeAccounting(stored, change, accountings, writer),
    by,
  );
  return { message: 'Request changed', data: await viewOf(changed, by.now) };
});

function accountingChangeOf(body: BodyOf<typeof entries.changeAccounting>): AccountingChange {
  if (body.action !== 'record-fee-notice') return body;
  // The contract has validated the amount.
  return { action: body.action, notifiedOn: body.notifiedOn, cents: parseCents(body.amount)! };
}

async function viewOf(stored: StoredAccounting, now: Date) {
  const [view] = await accountingViews([stored], now);
  return view!;
}
