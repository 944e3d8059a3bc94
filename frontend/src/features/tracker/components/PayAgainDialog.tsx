import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { formatMoney } from '../../../lib/format.ts';
import { Modal } from '../../../components/Modal.tsx';
import type { AccessTo } from '../api/withRequestAccess.ts';
import { PayAgainForm } from './PayAgainForm.tsx';

const useStyles = makeStyles({
  dialog: { width: 'min(520px, 100vw - 32px)' },
  head: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '16px',
    padding: '20px 12px 12px 24px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  title: { ...typographyStyles.subtitle1, margin: 0 },
  what: {
    ...typographyStyles.body1,
    margin: '2px 0 0',
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
  close: { minWidth: '40px', minHeight: '40px', flexShrink: 0 },
  body: { padding: '20px 24px 24px', '@media (max-width: 599px)': { padding: '16px' } },
});

interface Props {
  access: AccessTo;
  onPaid: () => void;
  onClose: () => void;
}

/** Pays the processing fee of a request whose payment failed. It cannot be closed while a payment is on its way. */
export function PayAgainDialog({ access, onPaid, onClose }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const titleId = useId();
  const [busy, setBusy] = useState(false);
  const [verifying, setVerifying] = useState(false);
  const locked = busy && !verifying;
  const close = () => {
    if (!locked) onClose();
  };
  const { orderId, payment } = access.request;
  return (
    <Modal labelledBy={titleId} className={styles.dialog} onClose={close}>
      <div className={styles.head}>
        <div>
          <h2 id={titleId} className={styles.title}>
            {t('Pay the processing fee again')}
          </h2>
          <p className={styles.what}>
            {t('{{amount}} for order {{orderId}}', { amount: formatMoney(payment.amount), orderId })}
          </p>
        </div>
        <Button
          className={styles.close}
          appearance="subtle"
          icon={<DismissRegular />}
          aria-label={t('Close')}
          disabledFocusable={locked}
          onClick={close}
        />
      </div>
      <div className={styles.body}>
        <PayAgainForm
          access={access}
          onBusy={setBusy}
          onVerifying={setVerifying}
          onPaid={() => {
            onPaid();
            onClose();
          }}
        />
      </div>
    </Modal>
  );
}
