import { dismissSetup } from '@portal/contract/configuration/endpoints/setup.ts';
import { useTranslation } from 'react-i18next';
import { ConfirmChange } from '../../../../components/dialogs/ConfirmChange.tsx';
import { call } from '../../../../lib/api.ts';
import { setupQuery } from './setupQuery.ts';

/** Asks before the setup list is dismissed for all admins. */
export function DismissSetup({ hasSample, onClose }: { hasSample: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <ConfirmChange
      title={t('Dismiss the setup list?')}
      confirmLabel={t('Dismiss')}
      send={() => call(dismissSetup, { body: { isDismissed: true } })}
      keys={[setupQuery.queryKey]}
      onClose={onClose}
    >
      <p>
        {t('No admin will see it again. You can still do every step in the Management Center at any time.')}
        {hasSample && <> {t('The sample request is removed as well.')}</>}
      </p>
    </ConfirmChange>
  );
}
