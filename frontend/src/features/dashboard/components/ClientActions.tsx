import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { sessionKeys } from '../../../lib/storage/sessionKeys.ts';

/** Actions on the client dashboard. If there is an unfinished request, the next page asks whether to continue it. */
export function ClientActions() {
  const { t } = useTranslation();
  const [hasUnfinishedRequest] = useState(() => sessionStorage.getItem(sessionKeys.draft) !== null);
  return (
    <>
      <LinkButton
        to={hasUnfinishedRequest ? '/client/request' : '/client/request?step=1'}
        appearance="primary"
      >
        {t('Create New Request')}
      </LinkButton>
      <LinkButton to="/client/request?update">{t('Update Request')}</LinkButton>
      <LinkButton to="/request-status">{t('View Existing Request')}</LinkButton>
    </>
  );
}
