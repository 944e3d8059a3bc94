import { makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark';
import { REQUEST_FEE_CENTS } from '@portal/contract/fields/money.ts';
import { wizardUploads } from '@portal/contract/files/rules/uploadRules.ts';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format.ts';

const useStyles = makeStyles({
  title: {
    margin: '0 0 12px',
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  list: { display: 'grid', gap: '10px', margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: '10px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  tick: { display: 'flex', fontSize: '20px', color: tokens.colorBrandForeground1 },
  note: { display: 'block', color: tokens.colorNeutralForeground3 },
});

/** What to have at hand before starting. */
export function WhatYouNeed() {
  const styles = useStyles();
  const { t } = useTranslation();
  const needs: { what: string; note?: string }[] = [
    { what: t('Order ID'), note: t('The number your office uses for this order.') },
    { what: t('Patient full name and date of birth') },
    { what: t('Contact email and phone') },
    {
      what: t('Authorization or supporting documents'),
      note: t('{{types}}. Every upload is scanned for viruses.', { types: t(wizardUploads.summary) }),
    },
    {
      what: t('A card or bank account for the processing fee'),
      note: t('{{fee}} per request. You pay in the last step.', { fee: formatMoney(REQUEST_FEE_CENTS) }),
    },
  ];
  return (
    <section aria-labelledby="what-you-need">
      <h2 id="what-you-need" className={styles.title}>
        {t('What you need')}
      </h2>
      <ul className={styles.list}>
        {needs.map(({ what, note }) => (
          <li key={what} className={styles.item}>
            <span className={styles.tick} aria-hidden>
              <CheckmarkRegular />
            </span>
            <span>
              {what}
              {note && <span className={styles.note}>{note}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
