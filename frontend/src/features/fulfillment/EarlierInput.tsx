import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/Notice.tsx';

interface Props {
  /** Names of files that must be chosen again. */
  missingFiles: readonly string[];
  isSending: boolean;
  onStartOver: () => void;
}

/** Says what is left of an earlier visit, and offers to start over. */
export function EarlierInput({ missingFiles, isSending, onStartOver }: Props) {
  const { t } = useTranslation();
  return (
    <Notice
      type="info"
      title={t('What you entered earlier is still here')}
      actions={
        <Button disabledFocusable={isSending} onClick={onStartOver}>
          {t('Start over')}
        </Button>
      }
    >
      {t('It was not sent yet.')}{' '}
      {missingFiles.length > 0 &&
        t('Choose these files again: {{names}}. They get their terms back.', {
          names: missingFiles.join(', '),
        })}
    </Notice>
  );
}
