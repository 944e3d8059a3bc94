import { inEnglish, type LocalizableText, localizable } from '@portal/contract/fields/localizableText.ts';
import type { ErrorCode } from '@portal/contract/errors.ts';

/** A change of a list for the audit trail: keys and texts of the configuration. */
export interface ListEvent {
  readonly action: string;
  readonly details: Readonly<Record<string, string | number | boolean>>;
}

/** The decision on a list change: the changed list, or why it does not change. `item` is what the caller gets: the item, or how many changed. */
export type ListDecision<T, Result = T> =
  | {
      readonly kind: 'changed';
      readonly items: readonly T[];
      readonly item: Result;
      readonly event: ListEvent;
    }
  /** The list already has the requested values. */
  | { readonly kind: 'unchanged'; readonly item: Result }
  | ListRefusal;

export interface ListRefusal {
  readonly kind: 'refused';
  readonly code: Extract<ErrorCode, 'not_found' | 'conflict' | 'invalid_input'>;
  readonly message: LocalizableText;
  /** Messages by field. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** A list is one document, which must stay small. */
export const MAX_ITEMS = 1000;

export function refuseIfFull(items: readonly unknown[]): ListRefusal | null {
  return items.length < MAX_ITEMS ? null : refuseFullList();
}

export function refuseFullList(): ListRefusal {
  return refuseListChange(
    'conflict',
    localizable('This list is full. Delete what you no longer use, then try again.'),
  );
}

export function refuseListChange(
  code: ListRefusal['code'],
  message: LocalizableText,
  fields?: ListRefusal['fields'],
): ListRefusal {
  return { kind: 'refused', code, message, ...(fields && { fields }) };
}

/** Refuses the value of a field, such as a name that another item has. */
export function refuseField(field: string, message: LocalizableText): ListRefusal {
  return refuseListChange('conflict', message, { [field]: inEnglish(message) });
}

/** A form in which all fields can be missing or undefined. */
export type PartialForm<Form> = { readonly [Field in keyof Form]?: Form[Field] | undefined };

/** The list with one item replaced by another. */
export function replaced<T>(items: readonly T[], before: T, after: T): T[] {
  return items.map((item) => (item === before ? after : item));
}
