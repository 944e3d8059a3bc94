import * as z from 'zod/mini';
import { onContainer } from '../cosmos.ts';
import { createDocument } from '../documents.ts';
import { unlessStatus } from '../sdk/unlessStatus.ts';

const counter = z.object({ last: z.int() });

const DIGITS = 6;

/** The next invoice number of the year (UTC): INV-YYYY-NNNNNN. Numbers are never reused, so there can be gaps. */
export async function allocateInvoiceNumber(now: Date): Promise<string> {
  const year = now.getUTCFullYear();
  const id = `invoice-numbers-${year}`;
  const allocated = (await increment(id)) ?? (await createCounter(id)) ?? (await increment(id));
  if (allocated === null) throw new Error(`the counter ${id} is missing`);
  return `INV-${year}-${String(allocated).padStart(DIGITS, '0')}`;
}

/** Creates the counter of a year and returns its first number. Null if another process created it. */
async function createCounter(id: string): Promise<number | null> {
  return (await createDocument('config', { id, last: 1 } as { id: string })) ? 1 : null;
}

/** Null if the counter does not exist. */
async function increment(id: string): Promise<number | null> {
  return onContainer('config', async (container) => {
    const increment = container.item(id, id).patch([{ op: 'incr', path: '/last', value: 1 }]);
    const response = await unlessStatus([404], increment);
    return response && counter.parse(response.resource).last;
  });
}
