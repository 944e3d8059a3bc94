import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../components/buttons/CopyButton.tsx';

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

  return (
    <div>
      <dt className={styles.term}>{label}</dt>
      <dd className={styles.row}>
        {value ? (
          <>
            <span className={styles.value}>{value}</span>
            <CopyButton label={label} value={value} iconOnly />
          </>
        ) : (
          <span className={styles.absent}>{absent ?? t('Unavailable')}</span>
        )}
      </dd>
    </div>
  );
}
