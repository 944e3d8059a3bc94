import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { BriefNotice } from '../../../components/notices/BriefNotice.tsx';

/** Success or error message of the latest change. */
export function SettingsOutcome({
  successMessage,
  problem,
}: {
  successMessage: string | null;
  problem: string | null;
}) {
  const { t } = useTranslation();
  return (
    <>
      <BriefNotice message={successMessage} />
      {problem !== null && (
        <Notice type="error" title={t('Failed to update settings')} role="alert">
          {problem}
        </Notice>
      )}
    </>
  );
}
