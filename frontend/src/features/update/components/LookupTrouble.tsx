import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { ApiError } from '../../../lib/apiError.ts';

/** Why order id and code open nothing. */
export function LookupTrouble({ error }: { error: Error }) {
  const { t } = useTranslation();
  if (error instanceof ApiError && error.code === 'not_found') {
    return (
      <Notice type="error" role="alert" title={t('Request not found')}>
        {t(
          'Please check both. After five wrong codes, you have to wait 15 minutes before you can try this order ID again.',
        )}
      </Notice>
    );
  }
  return (
    <Notice type="error" role="alert">
      {error instanceof ApiError ? error.message : t('Error retrieving request. Please try again.')}
    </Notice>
  );
}
