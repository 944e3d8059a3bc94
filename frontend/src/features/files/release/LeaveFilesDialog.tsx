import { useTranslation } from 'react-i18next';
import { LeaveQuestion } from '../../../components/dialogs/LeaveQuestion.tsx';

/** Asks before a request is left with files that were chosen and not released. */
export function LeaveFilesDialog(answers: { onStay: () => void; onLeave: () => void }) {
  const { t } = useTranslation();
  return (
    <LeaveQuestion
      {...answers}
      title={t('Leave without releasing the files?')}
      text={t('Files chosen under “Upload Documents” are not saved yet. The client does not get them.')}
    />
  );
}
