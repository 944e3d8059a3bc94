import { makeStyles, tokens } from '@fluentui/react-components';
import { InfoRegular } from '@fluentui/react-icons/svg/info';
import { useTranslation } from 'react-i18next';
import { inlineLine, smallText } from '../../../components/layout/shapes.ts';
import type { LineValues } from '../rules/lineValues.ts';
import { missingLineParts } from '../rules/missingLineParts.ts';

const useStyles = makeStyles({
  message: {
    ...inlineLine('6px'),
    ...smallText,
    marginLeft: 'auto',
    color: tokens.colorStatusWarningForeground3,
  },
  icon: { flexShrink: 0, display: 'flex', fontSize: '16px' },
});

/** Explains why an unfinished line is left out of the invoice. */
export function UnfinishedLineHint({ values }: { values: LineValues }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const missing = missingLineParts(values);
  if (!missing) return null;
  const labels = {
    description: t('Not included in the invoice: no description'),
    price: t('Not included in the invoice: no price'),
    both: t('Not included in the invoice: no description and no price'),
  };
  return (
    <span className={styles.message}>
      <span className={styles.icon} aria-hidden>
        <InfoRegular />
      </span>
      {labels[missing]}
    </span>
  );
}
