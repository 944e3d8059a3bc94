import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';

interface Props {
  title: string;
  reason: string;
  /** What is shown instead of the portal's own list. */
  instead: string;
  onRetry: () => void;
  isTrying: boolean;
}

/** Above a list that could not be had just now. */
export function ListProblem({ title, reason, instead, onRetry, isTrying }: Props) {
  const { t } = useTranslation();
  return (
    <Notice
      type="warning"
      role="alert"
      title={title}
      actions={
        <Button disabledFocusable={isTrying} icon={isTrying ? <SmallSpinner /> : null} onClick={onRetry}>
          {t('Retry')}
        </Button>
      }
    >
      {reason} {instead}
    </Notice>
  );
}
