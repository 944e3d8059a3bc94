import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { Notice } from '../Notice.tsx';

interface Props {
  onStartOver: () => void;
  /** Names of files that must be chosen again. */
  missingFiles?: readonly string[];
}

/** Says that a form has what the person entered before the page was left. */
export function RestoredNotice({ onStartOver, missingFiles = [] }: Props) {
  const { t } = useTranslation();
  return (
    <Notice
      type="info"
      title={t('What you entered earlier is still here')}
      actions={<Button onClick={onStartOver}>{t('Start over')}</Button>}
    >
      {missingFiles.length > 0 &&
        t('Choose these files again: {{names}}. They get their terms back.', {
          names: missingFiles.join(', '),
        })}
    </Notice>
  );
}
