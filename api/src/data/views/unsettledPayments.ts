import { type UnsettledPayment, unsettledPayment } from '@portal/contract/reconciliation/schemas.ts';
import * as z from 'zod/mini';
import { contend, done, lost } from '../contend.ts';
import { onContainer } from '../cosmos.ts';
import { createDocument, readDocument } from '../documents.ts';
import { replaceInPartition } from '../replaceInPartition.ts';

const UNSETTLED = 'unsettled-payments';

const stored = z.object({ place: z.string(), payment: unsettledPayment });

export type ListedPayment = z.output<typeof stored>;

export async function readUnsettled(intentId: string): Promise<UnsettledPayment | null> {
  return (await readDocument('views', intentId, UNSETTLED, stored))?.value.payment ?? null;
}

/** What is kept of a payment, and whether this changed it. */
interface Noted {
  readonly payment: UnsettledPayment | null;
  readonly changed: boolean;
}

/** What is kept of a payment after `decide` has changed it; that answers null to leave it as it is. */
export async function changeUnsettled(
  intentId: string,
  decide: (kept: UnsettledPayment | null) => UnsettledPayment | null,
): Promise<Noted> {
  return contend<Noted>('the list of payments', async () => {
    const found = await readDocument('views', intentId, UNSETTLED, stored);
    const payment = decide(found?.value.payment ?? null);
    if (!payment) return done({ payment: found?.value.payment ?? null, changed: false });
    const document = {
      id: intentId,
      pk: UNSETTLED,
      kind: 'unsettled',
      status: payment.resolution === null ? 'open' : 'resolved',
      place: `${payment.firstSeenAt}|${intentId}`,
      payment,
    };
    const saved = found
      ? await replaceInPartition('views', document, UNSETTLED, found.etag)
      : await createDocument('views', document);
    return saved ? done({ payment, changed: true }) : lost;
  });
}

interface Wanted {
  readonly state: 'open' | 'resolved';
  readonly limit: number;
  /** The place after which to begin. */
  readonly after?: string | undefined;
}

/** Payments that could not be settled, the one that was seen last first. */
export async function listUnsettled({ state, limit, after }: Wanted): Promise<ListedPayment[]> {
  const beyond = after === undefined ? '' : ' AND c.place < @after';
  return onContainer('views', async (container) => {
    const { resources } = await container.items
      .query(
        {
          query: `SELECT TOP ${Math.floor(limit)} c.place, c.payment FROM c WHERE c.pk = @pk AND c.kind = @kind AND c.status = @state${beyond} ORDER BY c.place DESC`,
          parameters: [
            { name: '@pk', value: UNSETTLED },
            { name: '@kind', value: 'unsettled' },
            { name: '@state', value: state },
            ...(after === undefined ? [] : [{ name: '@after', value: after }]),
          ],
        },
        { partitionKey: UNSETTLED },
      )
      .fetchAll();
    return z.array(stored).parse(resources);
  });
}

/** Open payments that could not be settled, the one whose last try is longest ago first. */
export async function untriedLongest(limit: number): Promise<UnsettledPayment[]> {
  return onContainer('views', async (container) => {
    const { resources } = await container.items
      .query(
        {
          query: `SELECT TOP ${Math.floor(limit)} c.place, c.payment FROM c WHERE c.pk = @pk AND c.kind = @kind AND c.status = @state ORDER BY c.payment.lastTriedAt ASC`,
          parameters: [
            { name: '@pk', value: UNSETTLED },
            { name: '@kind', value: 'unsettled' },
            { name: '@state', value: 'open' },
          ],
        },
        { partitionKey: UNSETTLED },
      )
      .fetchAll();
    return z
      .array(stored)
      .parse(resources)
      .map(({ payment }) => payment);
  });
}
