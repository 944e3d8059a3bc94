import type { JSONObject, OperationInput } from '@azure/cosmos';
import { paidKinds } from '@portal/contract/analytics/reports/reportTables.ts';
import * as z from 'zod/mini';
import {
  changeOwed,
  isNothingOwed,
  nothingOwed,
  type OwedByDay,
  type OwedSince,
} from '../../../domain/analytics/reports/receivables.ts';
import { reportDay } from '../../../domain/analytics/reports/reportDay.ts';
import { firmOf } from '../../../domain/analytics/reports/reportEntry.ts';
import { owedItemsOf } from '../../../domain/requests/list/owed/owedItems.ts';
import type { RequestDocument } from '../../../domain/requests/requestDocument.ts';
import { facilityDay } from '../../configuration/deadlineRules.ts';
import { readDocument, type Stored } from '../../documents.ts';
import { retryOnConflict, succeeded, writeConflict } from '../../retryOnConflict.ts';
import { writeBatch } from '../../writeBatch.ts';
import { groupOf, RECEIVABLES, valueId } from './reportPartitions.ts';
import { currentReportZones } from './reportZones.ts';

const WRITE_CONFLICTS = new Set([404, 409, 412, 449]);

export const owedSince = z.object({
  kind: z.enum(paidKinds),
  itemId: z.string(),
  cents: z.int(),
  number: z.optional(z.string()),
  day: z.string(),
});

/** What a request owes. It stays when everything is paid, so that a late call of an earlier version changes nothing. */
const owedRequest = z.object({ seq: z.int(), firmId: z.string(), items: z.array(owedSince) });

type OwedRequest = z.output<typeof owedRequest>;

const tally = z.object({ count: z.int(), cents: z.int() });

export const owedFirm = z.object({
  valueId: z.string(),
  name: z.string(),
  days: z.record(z.string(), tally),
  older: tally,
  addedUpBefore: z.string(),
});

type OwedFirm = z.output<typeof owedFirm>;

const firmDocument = (firmId: string) => groupOf('revenue', 'firm', firmId);

/**
 * Updates what is owed for a request to the given version, and what its firm owes, in one transaction. Its version
 * decides, so repeated, late or disordered calls count nothing twice. `renew`: rewrites the same version.
 */
export async function projectReceivables(
  request: RequestDocument,
  mode: 'advance' | 'renew' = 'advance',
): Promise<void> {
  const owed = owedItemsOf(request);
  if (owed.length === 0 && !hasOwed(request)) return;
  const [zones, today] = await Promise.all([currentReportZones(), facilityDay(new Date())]);
  const items = owed.map(({ since, ...item }): OwedSince => ({ ...item, day: reportDay(zones, since) }));
  const firm = firmOf(request);
  const next: OwedRequest = { seq: request.seq, firmId: valueId(firm), items };
  await retryOnConflict('the receivables', async () => {
    const stored = await readDocument('views', request.requestId, RECEIVABLES, owedRequest);
    if (!stored && items.length === 0) return succeeded(undefined);
    const storedSeq = stored?.value.seq ?? -1;
    if (mode === 'renew' ? storedSeq > request.seq : storedSeq >= request.seq) return succeeded(undefined);
    const firms = await changedFirms(stored?.value ?? null, next, { name: firm.name, today });
    const outcome = await writeBatch(
      'views',
      RECEIVABLES,
      () => [requestOperation(request, next, stored, firm.name), ...firms.map(firmOperation)],
      WRITE_CONFLICTS,
    );
    return outcome.ok ? succeeded(undefined) : writeConflict;
  });
}

/** Whether something of the request could be owed before. Most requests have nothing, and need no document. */
function hasOwed({ payment, files, invoices }: RequestDocument): boolean {
  return (
    payment.state === 'clearing' ||
    payment.statusBeforeHold !== null ||
    Object.values(invoices).some(({ sentAt }) => sentAt !== null) ||
    Object.values(files).some(({ uploadedByAdmin, requiresPayment }) => uploadedByAdmin && requiresPayment)
  );
}

/** What a firm owes before and after a change. */
interface FirmChange {
  readonly firmId: string;
  readonly stored: Stored<OwedFirm> | null;
  readonly name: string;
  readonly owed: OwedByDay;
}

/** The firms of a request before and now, usually one, with what they owe after the change. None if that is the same. */
async function changedFirms(
  before: OwedRequest | null,
  next: OwedRequest,
  { name, today }: { readonly name: string; readonly today: string },
): Promise<FirmChange[]> {
  const isSame =
    before?.firmId === next.firmId && JSON.stringify(before.items) === JSON.stringify(next.items);
  if (isSame) return [];
  const sides = [...(before ? [before] : []), next];
  const ids = [...new Set(sides.filter(({ items }) => items.length > 0).map(({ firmId }) => firmId))];
  return Promise.all(
    ids.map(async (firmId) => {
      const stored = await readDocument('views', firmDocument(firmId), RECEIVABLES, owedFirm);
      const change = {
        removed: before?.firmId === firmId ? before.items : [],
        added: next.firmId === firmId ? next.items : [],
      };
      return {
        firmId,
        stored,
        name: next.firmId === firmId ? name : (stored?.value.name ?? ''),
        owed: changeOwed(stored?.value ?? nothingOwed, change, today),
      };
    }),
  );
}

function requestOperation(
  { requestId, fields }: RequestDocument,
  next: OwedRequest,
  stored: Stored<OwedRequest> | null,
  firmName: string,
): OperationInput {
  const days = next.items.map(({ day }) => day).toSorted();
  const document = {
    id: requestId,
    pk: RECEIVABLES,
    ...next,
    ...(days.length === 0
      ? { kind: 'paid' }
      : {
          kind: 'owed',
          requestId,
          orderId: fields.orderId,
          firmName,
          groups: [firmDocument(next.firmId)],
          sortKey: `${days[0]}|${requestId}`,
          latestDay: days.at(-1),
        }),
  } as unknown as JSONObject;
  return stored
    ? { operationType: 'Replace', id: requestId, ifMatch: stored.etag, resourceBody: document }
    : { operationType: 'Create', resourceBody: document };
}

function firmOperation({ firmId, stored, name, owed }: FirmChange): OperationInput {
  const id = firmDocument(firmId);
  const document = {
    id,
    pk: RECEIVABLES,
    kind: 'owed-by-firm',
    valueId: firmId,
    name,
    ...owed,
  } as unknown as JSONObject;
  if (!stored) return { operationType: 'Create', resourceBody: document };
  const condition = { id, ifMatch: stored.etag };
  return isNothingOwed(owed)
    ? { operationType: 'Delete', ...condition }
    : { operationType: 'Replace', ...condition, resourceBody: document };
}
