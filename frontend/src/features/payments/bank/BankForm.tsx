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
  /** Where the provider writes about the account; empty: nowhere. */
  payerEmail: string;
}

/**
 * Pays by a debit of a bank account (ACH). The numbers are held by this component alone, go to the provider, and are
 * dropped as soon as they are not needed any more.
 */
export function BankForm({ stripe, clientSecret, amount, payerEmail, ...events }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { support } = useNotices();
  const [account, setAccount] = useState<BankAccount>(emptyBankAccount);
  const [routingProblem, setRoutingProblem] = useState<string>();
  const paying = usePaymentFlow(events, () => currentPaymentState(stripe, clientSecret));
  const { phase, pay, refuse, clearProblem } = paying;
  const idle = phase.kind === 'idle';

  const payNow = () => {
    if (!idle) return;
    const problem = bankAccountProblem(account);
    setRoutingProblem(problem === 'routingNumber' ? 'Routing number must be 9 digits.' : undefined);
    if (problem === 'routingNumber') return document.getElementById('field-routingNumber')?.focus();
    if (problem) {
      refuse('Please complete all bank account information.');
      return document.getElementById(`field-${firstEmptyField(account)}`)?.focus();
    }
    void pay(async (isWanted) => {
      const answer = await confirmBank(stripe, clientSecret, account, payerEmail, isWanted);
      if (answer.kind !== 'refused') setAccount(emptyBankAccount);
      return answer;
    });
  };
  return (
    <div className={styles.form} role="group" aria-label={t('Bank account (ACH)')}>
      <PayNotices paying={paying} amount={amount} />
      <BankFields
        account={account}
        routingProblem={routingProblem}
        disabled={!idle}
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
      <PayButton phase={phase} amount={amount} ready={isFilled(account)} onPay={payNow} />
    </div>
  );
}
