import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { SmallSpinner } from '../SmallSpinner.tsx';
import { SubmitButton } from './SubmitButton.tsx';

interface Props {
  /** Label of the primary button. */
  label: string;
  isPending: boolean;
  /** The action is not available in the current state. */
  disabled?: boolean;
  size?: 'medium' | 'large';
  /** The id of the form to submit when the buttons are outside of it. */
  form?: string;
  /** Undefined: the button submits the form. */
  onConfirm?: () => void;
  onCancel: () => void;
}

/** Cancel and confirm buttons. Both are disabled while the action runs. */
export function FormActions({ label, isPending, disabled = false, size, form, onConfirm, onCancel }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <Button size={size} disabledFocusable={isPending} onClick={onCancel}>
        {t('Cancel')}
      </Button>
      {onConfirm ? (
        <Button
          appearance="primary"
          size={size}
          disabled={disabled}
          disabledFocusable={isPending}
          icon={isPending ? <SmallSpinner /> : null}
          onClick={onConfirm}
        >
          {label}
        </Button>
      ) : (
        <SubmitButton form={form} size={size} disabled={disabled} isPending={isPending}>
          {label}
        </SubmitButton>
      )}
    </>
  );
}
