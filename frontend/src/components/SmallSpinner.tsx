import { Spinner } from '@fluentui/react-components';

/** A spinner for buttons with a pending action, which the button’s label names. */
export function SmallSpinner() {
  return <Spinner size="extra-tiny" role="presentation" aria-hidden />;
}
