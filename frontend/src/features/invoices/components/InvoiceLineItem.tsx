import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { InvoiceLineView } from '@portal/contract/invoices/schemas/invoice.ts';
import { useTranslation } from 'react-i18next';
import { dollarsToCents } from '../../../lib/dollarsToCents.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useStudyLabels } from '../useStudyLabels.ts';

const useStyles = makeStyles({
  line: {
    ...typographyStyles.body1,
    padding: '10px 0',
    overflowWrap: 'anywhere',
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke3}` },
  },
  head: { display: 'flex', justifyContent: 'space-between', gap: '16px' },
  money: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  small: { ...typographyStyles.caption1, margin: '2px 0 0', color: tokens.colorNeutralForeground3 },
  sections: { margin: '2px 0 0', paddingLeft: '18px' },
  cnr: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
});

/** An invoice line with its amount, its study, and whether the records could be retrieved. */
export function InvoiceLineItem({ line }: { line: InvoiceLineView }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const { description, quantity, subsections, cnrReason } = line;
  const facts = [
    t('{{quantity}} × {{price}}', { quantity, price: formatMoney(dollarsToCents(line.unitPrice)) }),
    useStudyLabels()(line),
  ].filter(Boolean);
  return (
    <li className={styles.line}>
      <div className={styles.head}>
        <span>{description}</span>
        <span className={styles.money}>{formatMoney(dollarsToCents(line.total))}</span>
      </div>
      <p className={styles.small}>{facts.join(' · ')}</p>
      {subsections.length > 0 && (
        <ul className={styles.sections}>
          {subsections.map((section, index) => (
            <li key={index} className={styles.small}>
              {section}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.small}>
        {cnrReason === '' ? (
          t('Available')
        ) : (
          <>
            <abbr className={styles.cnr} title={t('Could not retrieve')}>
              {t('CNR')}
            </abbr>{' '}
            {cnrReason}
          </>
        )}
      </p>
    </li>
  );
}
