import { makeStyles } from '@fluentui/react-components';
import { PaymentRegular } from '@fluentui/react-icons/svg/payment';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { type ClientViewAccess, queryKeyOf } from '../../requests/api/withRequestAccess.ts';

const PayAgainDialog = lazy(async () => ({
  default: (await import('./PayAgainDialog.tsx')).PayAgainDialog,
}));

const useStyles = makeStyles({
  button: { minHeight: '40px', '@media print': { display: 'none' } },
});

interface Props {
  access: ClientViewAccess;
  /** Called when provider or server says that the fee is paid. */
  onPaid: () => void;
}

/** The way on after a payment failed. The dialog's code is loaded with the first opening. */
export function PayAgain({ access, onPaid }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    // An account that waits to be verified is told of by the request, too.
    void queryClient.invalidateQueries({ queryKey: queryKeyOf(access), exact: true });
  };
  return (
    <>
      <Button
        appearance="primary"
        className={styles.button}
        icon={<PaymentRegular />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('Pay again')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <PayAgainDialog access={access} onPaid={onPaid} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
