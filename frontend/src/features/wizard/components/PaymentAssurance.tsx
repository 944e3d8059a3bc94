import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { ShieldLockRegular } from '@fluentui/react-icons/svg/shield-lock';
import { useTranslation } from 'react-i18next';
import { plainList, wrap } from '../../../components/layout/shapes.ts';

const CARDS = ['Visa', 'Mastercard', 'American Express', 'Discover'];

const useStyles = makeStyles({
  assurance: { display: 'grid', gap: '12px', ...typographyStyles.caption1 },
  security: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '8px',
    margin: 0,
    color: tokens.colorNeutralForeground2,
    textWrap: 'pretty',
  },
  icon: { display: 'flex', fontSize: '20px', color: tokens.colorBrandForeground1 },
  cards: {
    ...wrap('6px'),
    ...plainList,
    '& > li': {
      padding: '1px 8px',
      border: `1px solid ${tokens.colorNeutralStroke1}`,
      borderRadius: tokens.borderRadiusMedium,
      color: tokens.colorNeutralForeground2,
    },
  },
});

/** Says that payment details go to Stripe only, and lists the accepted cards if the payer chose to pay by card. */
export function PaymentAssurance({ takesCard }: { takesCard: boolean }) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <div className={styles.assurance}>
      <p className={styles.security}>
        <span aria-hidden className={styles.icon}>
          <ShieldLockRegular />
        </span>
        {t('Card and bank details are encrypted and sent directly to Stripe. We never see or store them.')}
      </p>
      {takesCard && (
        <ul className={styles.cards} aria-label={t('Accepted cards')}>
          {CARDS.map((card) => (
            <li key={card}>{card}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
