import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { InvoiceLineView } from '@portal/contract/schemas/invoice.ts';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format.ts';
import { Mark } from '../../staffRequest/components/Mark.tsx';
import { centsIn } from '../rules/centsIn.ts';
import { useStudyWords } from '../useStudyWords.ts';

const useStyles = makeStyles({
  line: {
    ...typographyStyles.body1,
    padding: '10px 0',
    overflowWrap: 'anywhere',
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke3}` },
  },
  head: { display: 'flex', justifyContent: 'space-between', gap: '16px' },
  money: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  small: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: '20px',
    color: tokens.colorNeutralForeground3,
  },
  sections: { margin: '2px 0 0', paddingLeft: '18px' },
  availability: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', marginTop: '4px' },
});

/** A line of an invoice: what for, how much, of which study, and whether the records could be retrieved. */
export function InvoiceLine({ line }: { line: InvoiceLineView }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const studyWords = useStudyWords();
  const study = studyWords(line);
  return (
    <li className={styles.line}>
      <div className={styles.head}>
        <span>{line.description}</span>
        <span className={styles.money}>{formatMoney(centsIn(line.total))}</span>
      </div>
      <div className={styles.small}>
        {t('{{quantity}} × {{price}}', {
          quantity: line.quantity,
          price: formatMoney(centsIn(line.unitPrice)),
        })}
        {study !== '' && ` · ${study}`}
      </div>
      {line.subsections.length > 0 && (
        <ul className={styles.sections}>
          {line.subsections.map((section, index) => (
            <li key={index} className={styles.small}>
              {section}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.availability}>
        {line.cnrReason === '' ? (
          <Mark tone="good">{t('Available')}</Mark>
        ) : (
          <>
            <Mark tone="attention">{t('CNR')}</Mark>
            <span className={styles.small}>{line.cnrReason}</span>
          </>
        )}
      </div>
    </li>
  );
}
