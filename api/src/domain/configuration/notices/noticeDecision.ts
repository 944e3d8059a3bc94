import type { ListRefusal } from '../listDecision.ts';
import type { NewChange, StoredNotices } from './storedNotices.ts';

/** The decision on a change: the new notices and the change, or why nothing changes. */
export type NoticeDecision =
  | { readonly kind: 'changed'; readonly notices: StoredNotices; readonly change: NewChange }
  /** The value is already as requested. */
  | { readonly kind: 'unchanged' }
  | ListRefusal;

export function changedNotices(notices: StoredNotices, change: NewChange): NoticeDecision {
  return { kind: 'changed', notices, change };
}
