import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { ResultSkeleton } from './ResultSkeleton.tsx';

/** The shape of a request while it is on its way. */
export function RequestLoading() {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden role="status">{t('Loading request details...')}</VisuallyHidden>
      <ResultSkeleton />
    </>
  );
}
