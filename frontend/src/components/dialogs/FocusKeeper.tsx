import { useFocusFinders } from '@fluentui/react-components';

/** Keeps Fluent's focus management running while it is rendered. */
export function FocusKeeper() {
  useFocusFinders();
  return null;
}
