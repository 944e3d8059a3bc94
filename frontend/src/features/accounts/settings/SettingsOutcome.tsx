import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { BriefNotice } from '../../../components/notices/BriefNotice.tsx';

/** What came of the latest change. */
export function SettingsOutcome({ saved, problem }: { saved: string | null; problem: string | null }) {
  const { t } = useTranslation();
  return (
    <>
      <BriefNotice message={saved} />
      {problem !== null && (
        <Notice type="error" title={t('Failed to update settings')} role="alert">
          {problem}
        </Notice>
      )}
    </>
  );
}
