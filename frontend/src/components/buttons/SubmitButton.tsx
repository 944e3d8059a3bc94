import { Button, type ButtonProps } from '@fluentui/react-components';
import { SmallSpinner } from '../SmallSpinner.tsx';

interface Props extends Pick<ButtonProps, 'icon' | 'size' | 'disabled' | 'className' | 'children'> {
  /** The id of the form when the button is outside of it. */
  form?: string | undefined;
  /** Whether the action is running. The button then keeps the focus, but submits nothing. */
  isPending: boolean;
}

/** The primary button of a form. */
export function SubmitButton({ isPending, icon = null, ...button }: Props) {
  return (
    <Button
      {...button}
      appearance="primary"
      // Fluent's `disabledFocusable` ignores clicks, but a submit button would still submit.
      type={isPending ? 'button' : 'submit'}
      disabledFocusable={isPending}
      icon={isPending ? <SmallSpinner /> : icon}
    />
  );
}
