import { useFocusFinders } from '@fluentui/react-components';
import type { ReactNode } from 'react';

/** Keeps Fluent's focus management running while it is rendered. */
export function FocusKeeper(): ReactNode {
  useFocusFinders();
  return null;
}
