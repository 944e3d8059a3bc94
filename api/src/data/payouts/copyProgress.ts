import { type CopiedRange, copiedRange } from '@portal/contract/payouts/schemas.ts';
import * as z from 'zod/mini';
import { createDocument, readDocument, replaceDocument } from '../documents.ts';
import { retryOnConflict, succeeded, writeConflict } from '../retryOnConflict.ts';
import { ACCOUNTS } from '../containers.ts';

const ID = 'transaction-copy';

const progress = z.object({
  copied: copiedRange,
  /** When all payouts were last compared; null before the first time. */
  payoutsAt: z.nullable(z.string()),
});

export type CopyProgress = z.output<typeof progress>;

/** How far Stripe's balance transactions and payouts are copied; null before the first copy. */
export async function readCopyProgress(): Promise<CopyProgress | null> {
  return (await readDocument(ACCOUNTS, ID, ID, progress))?.value ?? null;
}

/** Which of Stripe's transactions the portal has; null before the first copy. */
export async function readCopiedRange(): Promise<CopiedRange | null> {
  return (await readCopyProgress())?.copied ?? null;
}

/** Saves progress. Of two copies at the same time, the further one counts. */
export async function saveCopyProgress({ copied, payoutsAt }: CopyProgress): Promise<void> {
  await retryOnConflict('the copy of payouts', async () => {
    const found = await readDocument(ACCOUNTS, ID, ID, progress);
    const before = found?.value;
    const document = {
      id: ID,
      copied: {
        from: earlier(copied.from, before?.copied.from),
        until: later(copied.until, before?.copied.until),
      },
      payoutsAt: payoutsAt === null ? (before?.payoutsAt ?? null) : later(payoutsAt, before?.payoutsAt),
    };
    const saved = found
      ? await replaceDocument(ACCOUNTS, document, found.etag)
      : await createDocument(ACCOUNTS, document);
    return saved ? succeeded(undefined) : writeConflict;
  });
}

function earlier(one: string, other: string | undefined): string {
  return other !== undefined && other < one ? other : one;
}

function later(one: string, other: string | null | undefined): string {
  return other && other > one ? other : one;
}
