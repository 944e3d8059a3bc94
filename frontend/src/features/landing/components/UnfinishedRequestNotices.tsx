import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { draftStore, savedVersionOf } from '../../requests/draft/draftStore.ts';
import { UnfinishedRequests } from '../../requests/unfinished/UnfinishedRequests.tsx';

/** The unfinished requests of a signed-in client, or the one of this tab. */
export function UnfinishedRequestNotices() {
  const isClient = useSession()?.role === 'client';
  const [isInTabOnly] = useState(() => {
    const inTab = draftStore.read();
    return inTab !== null && savedVersionOf(inTab.draftId) === 0;
  });
  return (
    <>
      {(!isClient || isInTabOnly) && <UnfinishedInTab />}
      {isClient && <UnfinishedRequests />}
    </>
  );
}

/** Links to the unfinished request of this tab. */
function UnfinishedInTab() {
  const { t } = useTranslation();
  const [draft] = useState(() => draftStore.read());
  if (!draft) return null;
  const orderId = draft.values.orderId.trim();
  return (
    <Notice
      type="info"
      title={t('You have an unfinished request')}
      actions={
        <LinkButton to={`/client/request?step=${draft.furthestStep}`}>
          {t('Continue where you left off')}
        </LinkButton>
      }
    >
      {orderId
        ? t('Order {{orderId}} is kept in this tab. Creating a new request discards it.', { orderId })
        : t('What you entered is kept in this tab. Creating a new request discards it.')}
    </Notice>
  );
}
