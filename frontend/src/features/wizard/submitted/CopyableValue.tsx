import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons/svg/copy';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';

const useStyles = makeStyles({
  term: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  row: { margin: '2px 0 0', display: 'flex', alignItems: 'center', gap: '8px', minHeight: '32px' },
  value: {
    ...typographyStyles.subtitle1,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    minWidth: 0,
  },
  absent: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3 },
  copy: { flexShrink: 0, '@media print': { display: 'none' } },
});

interface Props {
  label: string;
  value: string;
  /** Said in place of an empty value. */
  absent?: string;
}

/** A named value (`dt`, `dd`) that can be copied. */
export function CopyableValue({ label, value, absent }: Props) {
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
    <div>
      <dt className={styles.term}>{label}</dt>
      <dd className={styles.row}>
        {value ? (
          <>
            <span className={styles.value}>{value}</span>
            <Button
              className={styles.copy}
              appearance="subtle"
              icon={<CopyRegular />}
              aria-label={t('Copy {{label}}', { label })}
              onClick={() => void copy()}
            />
          </>
        ) : (
          <span className={styles.absent}>{absent ?? t('Unavailable')}</span>
        )}
      </dd>
    </div>
  );
}
