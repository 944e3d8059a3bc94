import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { PaymentRegular } from '@fluentui/react-icons/svg/payment';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { screenOnly, smallText } from '../../../components/layout/shapes.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { hasReason } from '../../../lib/apiError.ts';
import { formatMoney } from '../../../lib/format.ts';
import { type CallAccess, queryKeyOf } from '../../requests/api/withRequestAccess.ts';
import { type StartedAction, useStart } from '../../requests/startedAction/startedAction.ts';
import type { Charge } from './charge.ts';
import { useChargePayment } from './useChargePayment.ts';

const PayChargeDialog = lazyComponent(async () => (await import('./PayChargeDialog.tsx')).PayChargeDialog, {
  failure: 'abovePage',
});

const useStyles = makeStyles({
  pay: { display: 'inline-grid', justifyItems: 'end', gap: '4px', maxWidth: '100%' },
  problem: { ...smallText, maxWidth: '240px', color: tokens.colorStatusDangerForeground1 },
  button: { ...screenOnly, minHeight: '36px', maxWidth: '100%' },
});

interface Props {
  access: CallAccess;
  charge: Charge;
  /** The charge cannot be paid yet. */
  isLocked?: boolean;
  /** The accessible name, if the page has another button for the same charge. */
  label?: string;
  /** Opens the dialog at once. */
  started?: StartedAction | null;
}

/** The button to pay for a file or an invoice. The dialog's code loads when it first opens. */
export function PayCharge({ access, charge, isLocked = false, label, started = null }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const queryClient = useQueryClient();
  const payment = useChargePayment(access);
  const [open, setOpen] = useState(false);
  const button = useStart<HTMLButtonElement>(started, () => setOpen(true));
  // A paid charge has no button, which would lose the focus.
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (element !== document.activeElement) return;
      // The last one is on the screen: the hidden list, which has one too, is before the page of the request.
      const title = [...document.querySelectorAll<HTMLElement>('main h1')].at(-1);
      title?.focus({ preventScroll: true });
    };
  }, [button]);
  const amount = formatMoney(charge.cents);
  // One payment for everything stands out more.
  const isPartOfAll = 'everythingDue' in access.request && access.request.everythingDue !== undefined;
  const close = () => {
    setOpen(false);
    void queryClient.invalidateQueries({ queryKey: queryKeyOf(access), exact: true });
  };
  return (
    <div className={styles.pay}>
      <Button
        ref={button}
        appearance={isPartOfAll ? 'secondary' : 'primary'}
        className={styles.button}
        icon={payment.isPending ? <SmallSpinner /> : <PaymentRegular />}
        disabled={isLocked}
        disabledFocusable={payment.isPending}
        aria-haspopup="dialog"
        aria-label={label ?? t('Pay {{amount}} for {{name}}', { amount, name: charge.name })}
        onClick={() => setOpen(true)}
      >
        {payment.isPending ? t('Recording the payment...') : t('Pay {{amount}}', { amount })}
      </Button>
      {payment.error && (
        <span className={styles.problem}>
          {hasReason(payment.error)
            ? t('Failed to update payment status: {{reason}}', { reason: payment.error.message })
            : t('Failed to update payment status')}
        </span>
      )}
      {open && (
        <PayChargeDialog
          access={access}
          charge={charge}
          onPaid={() => payment.mutate(charge)}
          onClose={close}
        />
      )}
    </div>
  );
}
