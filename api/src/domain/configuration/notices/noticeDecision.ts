import type { ListRefusal } from '../listDecision.ts';
import type { NewChange, StoredNotices } from './storedNotices.ts';

/** What is made of a wish to change something: all as it will be and what changed, or why it stays as it is. */
export type NoticeDecision =
  | { readonly kind: 'changed'; readonly notices: StoredNotices; readonly change: NewChange }
  /** Everything is as it was wished for already. */
  | { readonly kind: 'unchanged' }
  | ListRefusal;

export function noticeChanged(notices: StoredNotices, change: NewChange): NoticeDecision {
  return { kind: 'changed', notices, change };
}
