import * as z from 'zod/mini';
import { startAnonymousRequest } from '../../lib/session/tabs/tabOwner.ts';
import { groupTypedCode } from '../requests/lookup/groupTypedCode.ts';
import { type StoredUpdate, updateStore } from './updateStore.ts';
import { emptyUpdateValues } from './updateValues.ts';

/** The history state of links to the update form. */
const updateLinkState = z.object({
  orderId: z.string(),
  verificationCode: z.optional(z.string()),
  /** A request of the signed-in client, which needs no code. */
  requestId: z.optional(z.string()),
});

export interface OpenedUpdate extends StoredUpdate {
  /** Restored after a reload. */
  readonly isRestored: boolean;
}

/** Restores the unfinished update of this tab, unless the link names another order, or starts a new one. */
export function openUpdate(linkState: unknown): OpenedUpdate {
  const stored = updateStore.read();
  const linked = updateLinkState.safeParse(linkState).data;
  const isOtherOrder =
    linked !== undefined &&
    (stored?.values.orderId.trim() !== linked.orderId || stored.requestId !== linked.requestId);
  if (stored && !isOtherOrder) return { ...stored, isRestored: true };
  startAnonymousRequest();
  return newUpdate(linked);
}

export function newUpdate(linked: z.output<typeof updateLinkState> = { orderId: '' }): OpenedUpdate {
  const verificationCode = groupTypedCode(linked.verificationCode ?? '');
  return {
    updateId: crypto.randomUUID(),
    uploadKey: '',
    ...(linked.requestId !== undefined && { requestId: linked.requestId }),
    values: { ...emptyUpdateValues, orderId: linked.orderId, verificationCode },
    isRestored: false,
  };
}
