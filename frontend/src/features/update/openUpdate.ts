import * as z from 'zod/mini';
import { startAnonymousRequest } from '../../lib/session/tabs/tabOwner.ts';
import { groupTypedCode } from '../requests/lookup/groupTypedCode.ts';
import { type StoredUpdate, updateStore } from './updateStore.ts';
import { emptyUpdateValues } from './updateValues.ts';

/** With what a link of the portal brings somebody to the form, past the address. */
const broughtAlong = z.object({ orderId: z.string(), verificationCode: z.optional(z.string()) });

export interface OpenedUpdate extends StoredUpdate {
  /** It was begun before the page was loaded again. */
  readonly isKept: boolean;
}

/** The update that was begun in this tab, or a new one. One that was begun for another order than the link says makes way. */
export function openUpdate(linkState: unknown): OpenedUpdate {
  const stored = updateStore.read();
  const brought = broughtAlong.safeParse(linkState).data;
  const isOther = brought !== undefined && stored?.values.orderId.trim() !== brought.orderId;
  if (stored && !isOther) return { ...stored, isKept: true };
  startAnonymousRequest();
  return newUpdate(brought);
}

export function newUpdate(known: z.output<typeof broughtAlong> = { orderId: '' }): OpenedUpdate {
  const verificationCode = groupTypedCode(known.verificationCode ?? '');
  return {
    updateId: crypto.randomUUID(),
    uploadKey: '',
    values: { ...emptyUpdateValues, orderId: known.orderId, verificationCode },
    isKept: false,
  };
}
