import * as z from 'zod/mini';
import { onContainer, statusOf } from '../cosmos.ts';
import { createDocument } from '../documents.ts';

const counter = z.object({ last: z.int() });

const DIGITS = 6;

/** The next number of the year (UTC): INV-YYYY-NNNNNN. None is drawn twice; one whose invoice did not come to be stays unused. */
export async function allocateInvoiceNumber(now: Date): Promise<string> {
  const year = now.getUTCFullYear();
  const id = `invoice-numbers-${year}`;
  const drawn = (await increment(id)) ?? (await begin(id)) ?? (await increment(id));
  if (drawn === null) throw new Error(`the counter ${id} is gone`);
  return `INV-${year}-${String(drawn).padStart(DIGITS, '0')}`;
}

/** Makes the counter of a year with its first number; null when somebody else made it. */
async function begin(id: string): Promise<number | null> {
  return (await createDocument('config', { id, last: 1 } as { id: string })) ? 1 : null;
}

/** Null while there is no counter. */
async function increment(id: string): Promise<number | null> {
  return onContainer('config', async (container) => {
    try {
      const { resource } = await container.item(id, id).patch([{ op: 'incr', path: '/last', value: 1 }]);
      return counter.parse(resource).last;
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw error;
    }
  });
}
