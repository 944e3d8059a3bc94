import { useTranslation } from 'react-i18next';
import { BriefNotice } from '../../../components/notices/BriefNotice.tsx';
import { FailedChange } from '../../../components/notices/FailedChange.tsx';

/** Success or error message of the latest change. */
export function SettingsOutcome({
  successMessage,
  problem,
}: {
  successMessage: string | null;
  problem: Error | null;
}) {
  const { t } = useTranslation();
  return (
    <>
      <BriefNotice message={successMessage} />
      {problem && <FailedChange error={problem} title={t('Failed to update settings')} />}
    </>
  );
}
