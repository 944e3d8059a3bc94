import { useTranslation } from 'react-i18next';
import { Button } from '../Button.tsx';
import { SmallSpinner } from '../SmallSpinner.tsx';

interface Props {
  /** Words of the button that does it. */
  label: string;
  isPending: boolean;
  /** It cannot be done as things stand. */
  disabled?: boolean;
  size?: 'medium' | 'large';
  /** The id of the form that is sent, where the buttons stand outside of it. */
  form?: string;
  /** Undefined: the button sends the form. */
  onConfirm?: () => void;
  onCancel: () => void;
}

/** The two buttons at the end of a form or question. While it is being done neither can be pressed. */
export function FormActions({ label, isPending, disabled = false, size, form, onConfirm, onCancel }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <Button size={size} disabledFocusable={isPending} onClick={onCancel}>
        {t('Cancel')}
      </Button>
      <Button
        type={onConfirm ? 'button' : 'submit'}
        form={form}
        appearance="primary"
        size={size}
        disabled={disabled}
        disabledFocusable={isPending}
        icon={isPending ? <SmallSpinner /> : null}
        onClick={onConfirm}
      >
        {label}
      </Button>
    </>
  );
}
