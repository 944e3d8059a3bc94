import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { listGrid } from '../../../components/layout/shapes.ts';

const useStyles = makeStyles({
  title: { ...typographyStyles.subtitle2, margin: '0 0 12px' },
  steps: { ...listGrid('12px'), counterReset: 'step' },
  step: {
    ...typographyStyles.body1,
    lineHeight: '24px',
    counterIncrement: 'step',
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    columnGap: '12px',
    '::before': {
      content: 'counter(step)',
      width: '24px',
      height: '24px',
      borderRadius: '50%',
      textAlign: 'center',
      fontSize: tokens.fontSizeBase200,
      fontWeight: tokens.fontWeightSemibold,
      color: tokens.colorBrandForeground1,
      backgroundColor: tokens.colorBrandBackground2,
    },
  },
});

/** The steps after the submission. */
export function WhatHappensNext() {
  const { t } = useTranslation();
  const styles = useStyles();
  return (
    <section>
      <h2 className={styles.title}>{t('What happens next')}</h2>
      <ol className={styles.steps}>
        <li className={styles.step}>{t('We check your documents for viruses and review your request.')}</li>
        <li className={styles.step}>{t('We collect the records from the facility.')}</li>
        <li className={styles.step}>
          {t('You can track every change on the status page with the Order ID and code above.')}
        </li>
      </ol>
    </section>
  );
}
