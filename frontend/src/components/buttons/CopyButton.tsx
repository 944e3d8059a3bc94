import { CopyRegular } from '@fluentui/react-icons/svg/copy';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button.tsx';
import { useToasts } from '../toasts/useToasts.ts';

interface Props {
  /** What it copies, as the reader calls it. */
  label: string;
  value: string;
}

/** Copies a text and says so. */
export function CopyButton({ label, value }: Props) {
  const { t } = useTranslation();
  const toasts = useToasts();

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      toasts.show({ type: 'success', message: t('{{label}} copied', { label }) });
    } catch {
      toasts.show({ type: 'error', message: t('Failed to copy to clipboard') });
    }
  }

  return (
    <Button icon={<CopyRegular />} aria-label={t('Copy {{label}}', { label })} onClick={() => void copy()}>
      {t('Copy')}
    </Button>
  );
}
