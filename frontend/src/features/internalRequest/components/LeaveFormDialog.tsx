import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { SmallDialog } from '../../../components/SmallDialog.tsx';

/** Asks before the form is left with something in it. */
export function LeaveFormDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const { t } = useTranslation();
  return (
    <SmallDialog
      title={t('Leave this request?')}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onLeave}>{t('Leave')}</Button>
          <Button appearance="primary" onClick={onStay}>
            {t('Stay')}
          </Button>
        </>
      }
    >
      <p>{t('It has not been submitted. What you entered and uploaded will be lost.')}</p>
    </SmallDialog>
  );
}
