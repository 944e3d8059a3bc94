import type { LocalizableText } from '@portal/contract/fields/localizableText.ts';
import type { ErrorCode } from '@portal/contract/errors.ts';

/** What was done to a list, as the audit trail tells it: keys and words of the configuration. */
export interface ListEvent {
  readonly action: string;
  readonly details: Readonly<Record<string, string | number | boolean>>;
}

/** What a rule makes of a wish to change a list: the list as it will be, or why it stays as it is. */
export type ListDecision<T> =
  | { readonly kind: 'changed'; readonly items: readonly T[]; readonly item: T; readonly event: ListEvent }
  /** Everything is as it was wished for already. */
  | { readonly kind: 'unchanged'; readonly item: T }
  | ListRefusal;

export interface ListRefusal {
  readonly kind: 'refused';
  readonly code: Extract<ErrorCode, 'not_found' | 'conflict' | 'invalid_input'>;
  readonly message: LocalizableText;
  /** The field that it is about, and what is said beside it. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** A list is one document, which must stay small. */
const MAX_ITEMS = 1000;

export function refuseFull(items: readonly unknown[]): ListRefusal | null {
  if (items.length < MAX_ITEMS) return null;
  return refuse('conflict', {
    template: 'This list is full. Delete what you no longer use, then try again.',
    values: {},
  });
}

export function refuse(
  code: ListRefusal['code'],
  message: LocalizableText,
  fields?: ListRefusal['fields'],
): ListRefusal {
  return { kind: 'refused', code, message, ...(fields && { fields }) };
}

/** The list with one item in the place of another. */
export function replaced<T>(items: readonly T[], before: T, after: T): T[] {
  return items.map((item) => (item === before ? after : item));
}
