import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';

/** The fee is on its way from a bank: how long that takes, and what happens if it does not arrive. */
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
