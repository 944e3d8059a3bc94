import { makeStyles, shorthands, tokens } from '@fluentui/react-components';
import { BuildingBankRegular } from '@fluentui/react-icons/svg/building-bank';
import { PaymentRegular } from '@fluentui/react-icons/svg/payment';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { largeHeading, noFrame } from '../../../components/layout/shapes.ts';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { formatMoney } from '../../../lib/format.ts';
import type { PaymentMethodType } from '../fee/storedPayment.ts';

const useStyles = makeStyles({
  group: { ...noFrame },
  legend: { ...largeHeading, padding: 0, marginBottom: '12px' },
  cards: {
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  },
  card: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    columnGap: '12px',
    alignItems: 'center',
    padding: '14px 16px',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusXLarge,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':has(:checked)': {
      border: `1px solid ${tokens.colorCompoundBrandStroke}`,
      boxShadow: `0 0 0 1px ${tokens.colorCompoundBrandStroke}`,
    },
    ':has(:focus-visible)': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    ':has(:disabled)': { cursor: 'default', color: tokens.colorNeutralForeground3 },
  },
  icon: { display: 'flex', fontSize: '24px', color: tokens.colorBrandForeground1 },
  fee: {
    display: 'block',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
  },
  // The browser's default is a gray disc in dark mode, which looks disabled.
  radio: {
    appearance: 'none',
    boxSizing: 'border-box',
    width: '18px',
    height: '18px',
    margin: 0,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusCircular,
    cursor: 'inherit',
    outlineStyle: 'none',
    ':checked': { border: `5px solid ${tokens.colorCompoundBrandStroke}` },
    ':disabled': { ...shorthands.borderColor(tokens.colorNeutralStrokeDisabled) },
  },
});

interface Props {
  /** What the payer pays, including the fees of the payment provider. */
  amountCents: number;
  selected: PaymentMethodType;
  disabled: boolean;
  onChoose: (method: PaymentMethodType) => void;
}

/** The payment methods, with fee and processing time. */
export function MethodChoice({ amountCents, selected, disabled, onChoose }: Props) {
  const styles = useStyles();
  const shared = useSharedStyles();
  const { t } = useTranslation();
  const id = useId();
  const methods = [
    { method: 'card', Icon: PaymentRegular, name: t('Card'), fee: t('2.9% + 30 cents, instant'), more: null },
    {
      method: 'us_bank_account',
      Icon: BuildingBankRegular,
      name: t('Bank account (ACH)'),
      fee: t('0.8%, 3-7 business days'),
      more: t(
        'Your bank account may first have to be verified with a small deposit, which takes 1-2 business days.',
      ),
    },
  ] as const;
  return (
    <fieldset className={styles.group} disabled={disabled} aria-describedby={`${id}-total`}>
      <legend className={styles.legend}>{t('Payment method')}</legend>
      <div className={styles.cards}>
        {methods.map(({ method, Icon, name, fee, more }) => (
          <label key={method} className={styles.card}>
            <span className={styles.icon} aria-hidden>
              <Icon />
            </span>
            <span>
              <span id={`${id}-${method}`} className={shared('block', 'strong')}>
                {name}
              </span>
              <span id={`${id}-${method}-fee`} className={styles.fee}>
                {fee}
              </span>
              {more && (
                <span id={`${id}-${method}-more`} className={styles.fee}>
                  {more}
                </span>
              )}
            </span>
            <input
              type="radio"
              name={id}
              className={styles.radio}
              aria-labelledby={`${id}-${method}`}
              aria-describedby={`${id}-${method}-fee${more ? ` ${id}-${method}-more` : ''}`}
              checked={selected === method}
              onChange={() => onChoose(method)}
            />
          </label>
        ))}
      </div>
      <p id={`${id}-total`} className={shared('small', 'above8', 'soft')}>
        {t('The payment provider’s fee is included in {{amount}}. The total does not change.', {
          amount: formatMoney(amountCents),
        })}
      </p>
    </fieldset>
  );
}
