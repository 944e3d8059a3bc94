import { tokens } from '@fluentui/react-components';

/** The CSS property with which a part of the page moves the toasts down. */
export const TOASTS_TOP = '--toasts-top';

/** Where the first toast begins, from the top of the window. */
export const toastsTop = `var(${TOASTS_TOP}, ${tokens.spacingVerticalL})`;
