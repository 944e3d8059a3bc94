import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { PaymentRegular } from '@fluentui/react-icons/svg/payment';
import type { EverythingDueView } from '@portal/contract/payments/schemas/everythingDue.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Row } from '../../../components/layout/pieces.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { formatMoney } from '../../../lib/format.ts';
import { type ClientViewAccess, queryKeyOf } from '../../requests/api/withRequestAccess.ts';
import { type StartedAction, useStart } from '../../requests/startedAction/startedAction.ts';
import { useChargePayment } from '../charge/useChargePayment.ts';
import { NotIncluded } from './NotIncluded.tsx';

const PayAllDialog = lazyComponent(async () => (await import('./PayAllDialog.tsx')).PayAllDialog, {
  failure: 'abovePage',
});

const useStyles = makeStyles({
  text: {
    ...typographyStyles.body1,
    flex: '1 1 200px',
    margin: 0,
    color: tokens.colorNeutralForeground2,
  },
  button: { minHeight: '40px', maxWidth: '100%', '@media print': { display: 'none' } },
});

interface Props {
  access: ClientViewAccess;
  due: EverythingDueView;
  /** Opens the dialog at once. */
  started: StartedAction | null;
}

/** Offers one payment for several documents and invoices. The dialog's code loads when it first opens. */
export function PayAll({ access, due, started }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const queryClient = useQueryClient();
  const payment = useChargePayment(access);
  const [open, setOpen] = useState(false);
  const button = useStart<HTMLButtonElement>(started, () => setOpen(true));
  const close = () => {
    setOpen(false);
    void queryClient.invalidateQueries({ queryKey: queryKeyOf(access), exact: true });
  };
  return (
    <>
      <Row gap={24} rowGap={12} justify="between" shared="above12">
        <p className={styles.text}>
          {t('{{items}} in one payment, by card or bank account.', { items: dueItemsLabel(due, t) })}
        </p>
        <Button
          ref={button}
          appearance="primary"
          className={styles.button}
          icon={payment.isPending ? <SmallSpinner /> : <PaymentRegular />}
          disabledFocusable={payment.isPending}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {payment.isPending
            ? t('Recording the payment...')
            : t('Pay all ({{amount}})', { amount: formatMoney(due.amount) })}
        </Button>
      </Row>
      <NotIncluded waiting={due.waiting} />
      {open && (
        <PayAllDialog access={access} due={due} onPaid={(item) => payment.mutate(item)} onClose={close} />
      )}
    </>
  );
}

function dueItemsLabel({ items }: EverythingDueView, t: TFunction): string {
  const invoiceCount = items.filter(({ kind }) => kind === 'invoice').length;
  const documentCount = items.length - invoiceCount;
  const invoices = t('{{number}} invoices', { count: invoiceCount, number: invoiceCount });
  const documents = t('{{count}} documents', { count: documentCount });
  if (documentCount === 0) return invoices;
  return invoiceCount === 0 ? documents : t('{{invoices}} and {{documents}}', { invoices, documents });
}
