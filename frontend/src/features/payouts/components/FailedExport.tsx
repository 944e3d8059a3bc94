import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../../components/notices/ErrorPanel.tsx';

/** Why an export failed, and a button that tries again. */
export function FailedExport({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useTranslation();
  return error && <ErrorPanel title={t('The export failed')} message={error.message} onRetry={onRetry} />;
}
