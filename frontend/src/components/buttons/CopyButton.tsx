import { makeStyles } from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons/svg/copy';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button.tsx';
import { useToasts } from '../toasts/useToasts.ts';

const useStyles = makeStyles({ beside: { flexShrink: 0, '@media print': { display: 'none' } } });

interface Props {
  /** What it copies, as the reader calls it. */
  label: string;
  value: string;
  /** Beside the value: its sign alone, and nothing on paper. */
  beside?: boolean;
}

/** Copies a text and says so. */
export function CopyButton({ label, value, beside = false }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
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
    <Button
      className={beside ? styles.beside : undefined}
      appearance={beside ? 'subtle' : 'secondary'}
      icon={<CopyRegular />}
      aria-label={t('Copy {{label}}', { label })}
      onClick={() => void copy()}
    >
      {beside ? null : t('Copy')}
    </Button>
  );
}
