import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { Notice } from './Notice.tsx';

interface Props {
  title?: string;
  error: Error;
  /** Another attempt is running. */
  isFetching: boolean;
  refetch: () => unknown;
  role?: 'alert';
}

/** Says in the page why something was not loaded, and offers another attempt. */
export function LoadError({ title, error, isFetching, refetch, role }: Props) {
  const { t } = useTranslation();
  return (
    <Notice
      type="error"
      role={role}
      title={title}
      actions={
        <Button disabledFocusable={isFetching} onClick={() => void refetch()}>
          {t('Retry')}
        </Button>
      }
    >
      {error.message}
    </Notice>
  );
}
