import { makeStyles } from '@fluentui/react-components';
import { DocumentAddRegular } from '@fluentui/react-icons/svg/document-add';
import { DocumentEditRegular } from '@fluentui/react-icons/svg/document-edit';
import { DocumentSearchRegular } from '@fluentui/react-icons/svg/document-search';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceCard } from '../../../components/choice/ChoiceCard.tsx';
import { sessionKeys } from '../../../lib/storage/sessionKeys.ts';

const useStyles = makeStyles({
  actions: {
    display: 'grid',
    gap: '12px',
    gridAutoRows: '1fr',
  },
});

/** Actions on the client dashboard. If there is an unfinished request, the next page asks whether to continue it. */
export function ClientActions() {
  const { t } = useTranslation();
  const styles = useStyles();
  const [hasUnfinishedRequest] = useState(() => sessionStorage.getItem(sessionKeys.draft) !== null);
  return (
    <div className={styles.actions}>
      <ChoiceCard
        to={hasUnfinishedRequest ? '/client/request' : '/client/request?step=1'}
        icon={<DocumentAddRegular />}
        title={t('Create New Request')}
        text={t('Five short steps, about ten minutes. Have the authorization ready.')}
        primary
      />
      <ChoiceCard
        to="/client/request?update"
        icon={<DocumentEditRegular />}
        title={t('Update Request')}
        text={t('Send missing documents or a correction for a request that you have submitted.')}
      />
      <ChoiceCard
        to="/request-status"
        icon={<DocumentSearchRegular />}
        title={t('View Existing Request')}
        text={t('Look up status and documents with your Order ID and verification code.')}
      />
    </div>
  );
}
