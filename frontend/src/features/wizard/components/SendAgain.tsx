import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';

interface Props {
  /** What was paid, in words. */
  amount: string;
  submitting: boolean;
  onSend: () => void;
}

/** The fee is paid, but the server does not keep the request any more: it has to come from this tab once more. */
export function SendAgain({ amount, submitting, onSend }: Props) {
  const { t } = useTranslation();
  return (
    <Notice
      type="warning"
      title={t('Your request has to be sent once more')}
      role="alert"
      actions={
        <Button appearance="primary" disabled={submitting} onClick={onSend}>
          {submitting ? t('Submitting....') : t('Send the request again')}
        </Button>
      }
    >
      {t(
        'It was not kept on our side any longer. Your payment of {{amount}} stands and you are not charged again. Everything you entered is still here.',
        { amount },
      )}
    </Notice>
  );
}
