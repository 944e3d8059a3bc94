import { embargoEndsAt } from '@portal/contract/files/rules/downloads.ts';
import type { StaffFileView } from '@portal/contract/requests/schemas/staffRequestView.ts';

/** The current download window of a paid file; `none` if it has none yet. Instants are UTC ISO. */
export type WindowMark =
  | { readonly kind: 'none' }
  | { readonly kind: 'opens'; readonly at: string }
  | { readonly kind: 'active'; readonly until: string }
  | { readonly kind: 'expired'; readonly since: string; readonly extendedAt: string | null };

export interface ReleaseMarks {
  /** Null for a free file. */
  readonly charge: { readonly cents: number; readonly isPaid: boolean } | null;
  /** End of an active embargo; null if there is none. */
  readonly embargoUntil: string | null;
  readonly window: WindowMark;
}

/**
 * The marks of a released file for staff. Compares the end of the window with `now`, because the loaded state may be
 * outdated. A deleted file has neither window nor embargo.
 */
export function releaseMarks(file: StaffFileView, now: Date): ReleaseMarks {
  const { requiresPayment, isPaid, chargeAmount } = file;
  const end = embargoEndsAt(file);
  return {
    // A new version of a paid document costs nothing.
    charge: requiresPayment && chargeAmount > 0 ? { cents: Math.round(chargeAmount * 100), isPaid } : null,
    embargoUntil: end && now < end && !file.deletedAt ? end.toISOString() : null,
    window: windowMark(file, now),
  };
}

function windowMark(
  { window: { state, at }, downloadWindowExtendedAt: extendedAt, deletedAt }: StaffFileView,
  now: Date,
): WindowMark {
  if (deletedAt || !at || state === 'none' || state === 'unpaid') return { kind: 'none' };
  if (state === 'embargoed') return { kind: 'opens', at };
  const isOver = state === 'expired' || now.getTime() >= Date.parse(at);
  return isOver ? { kind: 'expired', since: at, extendedAt } : { kind: 'active', until: at };
}
