import { makeStyles, tokens } from '@fluentui/react-components';
import type { Stripe } from '@stripe/stripe-js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../../lib/brand.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useNotices } from '../../../lib/notices/notices.ts';
import { currentPaymentState } from '../form/confirmation.ts';
import { PayButton } from '../form/PayButton.tsx';
import { PayNotices } from '../form/PayNotices.tsx';
import { type PayEvents, usePaymentFlow } from '../form/usePaymentFlow.ts';
import {
  type BankAccount,
  bankAccountProblem,
  emptyBankAccount,
  firstEmptyField,
  isFilled,
} from './bankAccount.ts';
import { BankFields } from './BankFields.tsx';
import { confirmBank } from './confirmBank.ts';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '20px' },
  mandate: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
  },
});

interface Props extends PayEvents {
  stripe: Stripe;
  clientSecret: string;
  /** Cents. */
  amount: number;
  /** Address for the provider's emails about the account; empty for none. */
  payerEmail: string;
}

/**
 * Pays by ACH debit. Only this component holds the account numbers. It sends them to the provider and clears them when
 * they are no longer needed.
 */
export function BankForm({ stripe, clientSecret, amount, payerEmail, ...events }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { support } = useNotices();
  const [account, setAccount] = useState<BankAccount>(emptyBankAccount);
  const [routingProblem, setRoutingProblem] = useState<string>();
  const flow = usePaymentFlow(events, () => currentPaymentState(stripe, clientSecret));
  const { phase, pay, showMissing, clearProblem } = flow;
  const isIdle = phase.kind === 'idle';

  const payNow = () => {
    if (!isIdle) return;
    const problem = bankAccountProblem(account);
    setRoutingProblem(problem === 'routingNumber' ? 'Routing number must be 9 digits.' : undefined);
    if (problem === 'routingNumber') return document.getElementById('field-routingNumber')?.focus();
    if (problem) {
      showMissing('Please complete all bank account information.');
      return document.getElementById(`field-${firstEmptyField(account)}`)?.focus();
    }
    void pay(async (isCurrent) => {
      const result = await confirmBank(stripe, clientSecret, account, payerEmail, isCurrent);
      if (result.kind !== 'refused') setAccount(emptyBankAccount);
      return result;
    });
  };
  return (
    <div className={styles.form} role="group" aria-label={t('Bank account (ACH)')}>
      <PayNotices flow={flow} amount={amount} />
      <BankFields
        account={account}
        routingProblem={routingProblem}
        disabled={!isIdle}
        onEnter={payNow}
        onChange={(change) => {
          clearProblem();
          setAccount((before) => ({ ...before, ...change }));
          if (change.routingNumber !== undefined) setRoutingProblem(undefined);
        }}
      />
      <p className={styles.mandate}>
        {t(
          'By choosing Pay {{amount}}, you authorize {{name}} to debit {{amount}} once from this bank account through Stripe, and to credit the account if the debit has to be corrected. To withdraw this authorization before the debit is made, email {{email}}.',
          { amount: formatMoney(amount), name: brand.name, email: support.email },
        )}
      </p>
      <PayButton phase={phase} amount={amount} isReady={isFilled(account)} onPay={payNow} />
    </div>
  );
}
