import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { Notice } from '../../../components/Notice.tsx';

export interface SentUpdate {
  readonly orderId: string;
  readonly verificationCode: string;
}

/** Confirms the submission of an update with a link to the request. */
export function UpdateSubmitted({ sent: { orderId, verificationCode } }: { sent: SentUpdate }) {
  const { t } = useTranslation();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    container.current?.focus();
  }, []);
  const query = new URLSearchParams({ orderId: orderId.trim(), verificationCode });
  return (
    <div ref={container} tabIndex={-1} style={{ outline: 'none' }}>
      <Notice
        type="success"
        role="status"
        title={t('Update submitted successfully')}
        actions={<LinkButton to={`/request-status?${query}`}>{t('View Request Status')}</LinkButton>}
      >
        {t('We received your update to order {{orderId}}. We’ll email you a confirmation.', {
          orderId: orderId.trim(),
        })}
      </Notice>
    </div>
  );
}
