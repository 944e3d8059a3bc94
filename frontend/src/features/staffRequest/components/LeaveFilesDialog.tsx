import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { SmallDialog } from '../../../components/SmallDialog.tsx';

interface Props {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before a request is left with files that were chosen and not released. */
export function LeaveFilesDialog({ onStay, onLeave }: Props) {
  const { t } = useTranslation();
  return (
    <SmallDialog
      title={t('Leave without releasing the files?')}
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
      <p>{t('Files chosen under “Upload Documents” are not saved yet. The client does not get them.')}</p>
    </SmallDialog>
  );
}
