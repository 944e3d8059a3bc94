import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { Notice } from '../../../components/Notice.tsx';

export interface SubmittedUpdate {
  readonly orderId: string;
  readonly verificationCode: string;
  /** The request of the signed-in client that was updated without its code. */
  readonly requestId: string | undefined;
}

/** Confirms the submission of an update with a link to the request. */
export function UpdateSubmitted({
  sent: { orderId, verificationCode, requestId },
}: {
  sent: SubmittedUpdate;
}) {
  const { t } = useTranslation();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    container.current?.focus();
  }, []);
  const query = new URLSearchParams({ orderId: orderId.trim(), verificationCode });
  const page = requestId === undefined ? `/request-status?${query}` : `/dashboard/request/${requestId}`;
  return (
    <div ref={container} tabIndex={-1} style={{ outline: 'none' }}>
      <Notice
        type="success"
        role="status"
        title={t('Update submitted successfully')}
        actions={<LinkButton to={page}>{t('View Request Status')}</LinkButton>}
      >
        {t('We received your update to order {{orderId}}. We’ll email you a confirmation.', {
          orderId: orderId.trim(),
        })}
      </Notice>
    </div>
  );
}
