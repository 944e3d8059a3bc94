import { useTranslation } from 'react-i18next';
import { Button } from '../Button.tsx';
import { SmallDialog } from './SmallDialog.tsx';

interface Props {
  title: string;
  /** What is lost. */
  text: string;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before a page is left on which something would be lost. */
export function LeaveQuestion({ title, text, onStay, onLeave }: Props) {
  const { t } = useTranslation();
  return (
    <SmallDialog
      title={title}
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
      <p>{text}</p>
    </SmallDialog>
  );
}
