import { useTranslation } from 'react-i18next';
import { LeaveQuestion } from '../../../components/dialogs/LeaveQuestion.tsx';

/** Asks before the form is left with something in it. */
export function LeaveFormDialog(answers: { onStay: () => void; onLeave: () => void }) {
  const { t } = useTranslation();
  return (
    <LeaveQuestion
      {...answers}
      title={t('Leave this request?')}
      text={t('It has not been submitted. What you entered and uploaded will be lost.')}
    />
  );
}
