import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';

/** Explains a clearing bank payment: how long it takes and what happens if it fails. */
export function ClearingNotice() {
  const { t } = useTranslation();
  return (
    <Notice type="info" title={t('Bank payment clearing')}>
      {t(
        'Your bank needs 3-7 business days to complete the payment of the processing fee. You don’t need to wait or do anything. If the payment fails, we’ll notify you and you can pay again on the status page.',
      )}
    </Notice>
  );
}
