import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { Notice } from '../../../components/Notice.tsx';

export interface SentUpdate {
  readonly orderId: string;
  readonly verificationCode: string;
}

/** Says that an update arrived, and where to follow it. */
export function UpdateSubmitted({ sent: { orderId, verificationCode } }: { sent: SentUpdate }) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
  }, []);
  const query = new URLSearchParams({ orderId: orderId.trim(), verificationCode });
  return (
    <div ref={place} tabIndex={-1} style={{ outline: 'none' }}>
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
