import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';

interface Props {
  title: string;
  reason: string;
  /** Says which list is shown below. */
  shownList: string;
  onRetry: () => void;
  isRetrying: boolean;
}

/** Warning above a list that failed to load or refresh. */
export function ListProblem({ title, reason, shownList, onRetry, isRetrying }: Props) {
  const { t } = useTranslation();
  return (
    <Notice
      type="warning"
      role="alert"
      title={title}
      actions={
        <Button disabledFocusable={isRetrying} icon={isRetrying ? <SmallSpinner /> : null} onClick={onRetry}>
          {t('Retry')}
        </Button>
      }
    >
      {reason} {shownList}
    </Notice>
  );
}
