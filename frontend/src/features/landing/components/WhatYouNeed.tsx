import { makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark';
import { REQUEST_FEE_CENTS } from '@portal/contract/fields/money.ts';
import { wizardUploads } from '@portal/contract/files/rules/uploadRules.ts';
import { useTranslation } from 'react-i18next';
import { bodyText, largeHeading, listGrid } from '../../../components/layout/shapes.ts';
import { formatMoney } from '../../../lib/format.ts';

const useStyles = makeStyles({
  title: { ...largeHeading, margin: '0 0 12px' },
  list: { ...listGrid('10px') },
  item: { ...bodyText, display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '10px' },
  tick: { display: 'flex', fontSize: '20px', color: tokens.colorBrandForeground1 },
  note: { display: 'block', color: tokens.colorNeutralForeground3 },
});

/** A checklist of what a request needs. */
export function WhatYouNeed() {
  const styles = useStyles();
  const { t } = useTranslation();
  const needs: { item: string; note?: string }[] = [
    { item: t('Order ID'), note: t('The number your office uses for this order.') },
    { item: t('Patient full name and date of birth') },
    { item: t('Contact email and phone') },
    {
      item: t('Authorization or supporting documents'),
      note: t('{{types}}. Every upload is scanned for viruses.', { types: t(wizardUploads.summary) }),
    },
    {
      item: t('A card or bank account for the processing fee'),
      note: t('{{fee}} per request. You pay in the last step.', { fee: formatMoney(REQUEST_FEE_CENTS) }),
    },
  ];
  return (
    <section aria-labelledby="what-you-need">
      <h2 id="what-you-need" className={styles.title}>
        {t('What you need')}
      </h2>
      <ul className={styles.list}>
        {needs.map(({ item, note }) => (
          <li key={item} className={styles.item}>
            <span className={styles.tick} aria-hidden>
              <CheckmarkRegular />
            </span>
            <span>
              {item}
              {note && <span className={styles.note}>{note}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
