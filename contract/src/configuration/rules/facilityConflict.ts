import { nameKey } from '../../fields/nameKey.ts';
import { nextOrder } from './nextOrder.ts';
import type { LocalizableText } from '../../fields/localizableText.ts';

interface Facility {
  readonly name: string;
  readonly order: number;
}

interface Conflict {
  readonly field: keyof Facility;
  readonly text: LocalizableText;
}

/** Field error for a name that is in use. */
export const NAME_IN_USE = 'This facility name is already in use';

/**
 * Returns why a facility conflicts with the other active ones; null if it does not. Compares names without case and
 * extra spaces. Several facilities may have order 0.
 */
export function facilityConflict({ name, order }: Facility, others: readonly Facility[]): Conflict | null {
  const key = nameKey(name);
  const namesake = others.find((other) => nameKey(other.name) === key);
  if (namesake) {
    return {
      field: 'name',
      text: {
        template:
          'Facility name "{{name}}" is already used by another facility (Order #{{order}}). Please choose a different name.',
        values: { name, order: namesake.order },
      },
    };
  }
  const sameOrder = order > 0 ? others.filter((other) => other.order === order) : [];
  if (sameOrder.length === 0) return null;
  return {
    field: 'order',
    text: {
      template: 'Order #{{order}} is already used by: {{names}}. Try order #{{next}} instead.',
      values: {
        order,
        names: sameOrder.map((other) => other.name).join(', '),
        next: nextOrder(others.map((other) => other.order)),
      },
    },
  };
}
