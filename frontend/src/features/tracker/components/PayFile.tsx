import { makeStyles } from '@fluentui/react-components';
import { PaymentRegular } from '@fluentui/react-icons/svg/payment';
import type { FileView } from '@portal/contract/schemas/requestView.ts';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { formatMoney } from '../../../lib/format.ts';
import { useFilePayment } from '../api/useFilePayment.ts';
import { type CallAccess, queryKeyOf } from '../api/withRequestAccess.ts';

const PayFileDialog = lazy(async () => ({
  default: (await import('./PayFileDialog.tsx')).PayFileDialog,
}));

const useStyles = makeStyles({
  button: { minHeight: '36px', whiteSpace: 'nowrap', '@media print': { display: 'none' } },
});

interface Props {
  access: CallAccess;
  file: FileView;
  chargeCents: number;
  /** It cannot be paid for yet. */
  isLocked: boolean;
}

/** The way to a file that has a charge. The dialog's code is loaded with the first opening. */
export function PayFile({ access, file, chargeCents, isLocked }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const queryClient = useQueryClient();
  const payment = useFilePayment(access, file.fileId);
  const [open, setOpen] = useState(false);
  const amount = formatMoney(chargeCents);
  const close = () => {
    setOpen(false);
    void queryClient.invalidateQueries({ queryKey: queryKeyOf(access), exact: true });
  };
  return (
    <>
      <Button
        appearance="primary"
        className={styles.button}
        icon={payment.isPending ? <SmallSpinner /> : <PaymentRegular />}
        disabled={isLocked}
        disabledFocusable={payment.isPending}
        aria-haspopup="dialog"
        aria-label={t('Pay {{amount}} for {{name}}', { amount, name: file.originalName })}
        onClick={() => setOpen(true)}
      >
        {payment.isPending ? t('Recording the payment...') : t('Pay {{amount}}', { amount })}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <PayFileDialog
            access={access}
            file={file}
            amount={amount}
            onPaid={() => payment.mutate()}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
