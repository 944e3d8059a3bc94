import { tokens } from '@fluentui/react-components';

/** CSS property that moves the toasts down. */
export const TOASTS_TOP = '--toasts-top';

/** Distance of the first toast from the top of the window. */
export const toastsTop = `var(${TOASTS_TOP}, ${tokens.spacingVerticalL})`;
