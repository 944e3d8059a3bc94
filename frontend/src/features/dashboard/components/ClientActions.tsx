import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { draftStore, savedDraftStore, savedVersionOf } from '../../requests/draft/draftStore.ts';
import { sessionKeys } from '../../../lib/storage/sessionKeys.ts';

/** Actions on the client dashboard. If only this tab has an unfinished request, the next page asks whether to continue it. */
export function ClientActions() {
  const { t } = useTranslation();
  const [isInTabOnly] = useState(() => {
    const inTab = draftStore.read();
    return inTab !== null && savedVersionOf(inTab.draftId) === 0;
  });
  // The account has the draft of this tab, so a new request can start.
  const startOver = () => {
    if (isInTabOnly) return;
    draftStore.clear();
    savedDraftStore.clear();
    sessionStorage.removeItem(sessionKeys.payment);
  };
  return (
    <>
      <LinkButton
        to={isInTabOnly ? '/client/request' : '/client/request?step=1'}
        onClick={startOver}
        appearance="primary"
      >
        {t('Create New Request')}
      </LinkButton>
      <LinkButton to="/client/request?update">{t('Update Request')}</LinkButton>
      <LinkButton to="/request-status">{t('View Existing Request')}</LinkButton>
    </>
  );
}
