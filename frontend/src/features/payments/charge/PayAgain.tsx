import { Button, makeStyles } from '@fluentui/react-components';
import { PaymentRegular } from '@fluentui/react-icons/svg/payment';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { type ClientViewAccess, queryKeyOf } from '../../requests/api/withRequestAccess.ts';
import { type StartedAction, useStart } from '../../requests/startedAction/startedAction.ts';

const PayAgainDialog = lazyComponent(async () => (await import('./PayAgainDialog.tsx')).PayAgainDialog, {
  failure: 'abovePage',
});

const useStyles = makeStyles({
  button: { minHeight: '40px', '@media print': { display: 'none' } },
});

interface Props {
  access: ClientViewAccess;
  /** Opens the dialog at once. */
  started: StartedAction | null;
  /** Called when the provider or the server reports the fee as paid. */
  onPaid: () => void;
}

/** The button to pay the fee again after a payment failed. The dialog's code loads when it first opens. */
export function PayAgain({ access, started, onPaid }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(false);
  const button = useStart<HTMLButtonElement>(started, () => setOpen(true));
  const close = () => {
    setOpen(false);
    // The request also shows an account that awaits verification.
    void queryClient.invalidateQueries({ queryKey: queryKeyOf(access), exact: true });
  };
  return (
    <>
      <Button
        ref={button}
        appearance="primary"
        className={styles.button}
        icon={<PaymentRegular />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('Pay again')}
      </Button>
      {open && <PayAgainDialog access={access} onPaid={onPaid} onClose={close} />}
    </>
  );
}
