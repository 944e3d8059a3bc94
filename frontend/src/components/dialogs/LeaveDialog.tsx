import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { SmallDialog } from './SmallDialog.tsx';

interface Props {
  title: string;
  /** What would be lost. */
  text: string;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks whether to leave a page with unsaved input. */
export function LeaveDialog({ title, text, onStay, onLeave }: Props) {
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
