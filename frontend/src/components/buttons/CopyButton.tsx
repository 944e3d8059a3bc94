import { Button, makeStyles } from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons/svg/copy';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../toasts/useToasts.ts';

const useStyles = makeStyles({ iconOnly: { flexShrink: 0, '@media print': { display: 'none' } } });

interface Props {
  /** Translated name of the copied value. */
  label: string;
  value: string;
  /** For a button next to the value: only the icon, not printed. */
  iconOnly?: boolean;
}

/** Copies a text to the clipboard and confirms it in a toast. */
export function CopyButton({ label, value, iconOnly = false }: Props) {
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
      className={iconOnly ? styles.iconOnly : undefined}
      appearance={iconOnly ? 'subtle' : 'secondary'}
      icon={<CopyRegular />}
      aria-label={t('Copy {{label}}', { label })}
      onClick={() => void copy()}
    >
      {iconOnly ? null : t('Copy')}
    </Button>
  );
}
