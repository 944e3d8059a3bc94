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
  placeholder: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3 },
});

interface Props {
  label: string;
  value: string;
  /** Shown instead of an empty value. */
  placeholder?: string;
}

/** A term with a value (`dt`, `dd`) and a copy button. */
export function CopyableValue({ label, value, placeholder }: Props) {
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
          <span className={styles.placeholder}>{placeholder ?? t('Unavailable')}</span>
        )}
      </dd>
    </div>
  );
}
