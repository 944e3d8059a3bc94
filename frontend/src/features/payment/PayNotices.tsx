import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/Notice.tsx';
import { formatMoney } from '../../lib/format.ts';
import type { PayPhase } from './usePaying.ts';
import { useTakesLong } from './useTakesLong.ts';

/** What became of the last try to pay, or why it takes so long. `amount` in cents. */
export function PayNotices({ phase, amount }: { phase: PayPhase; amount: number }) {
  const { t } = useTranslation();
  const late = useTakesLong(phase.kind === 'processing');
  const values = { amount: formatMoney(amount) };
  if (late) {
    return (
      <Notice type="warning" title={t('This takes longer than usual')} role="status">
        {t('Please leave this page open and do not pay a second time. You are never charged twice.')}
      </Notice>
    );
  }
  if (phase.kind === 'idle' && phase.problem) {
    return (
      <Notice type="error" title={t('The payment did not go through')} role="alert">
        {t(phase.problem)}
      </Notice>
    );
  }
  if (phase.kind !== 'complete') return null;
  if (phase.status === 'processing') {
    return (
      <Notice type="success" title={t('Bank payment clearing')} role="status">
        {t('Your bank was asked for {{amount}}. It takes 3-7 business days to arrive.', values)}
      </Notice>
    );
  }
  return (
    <Notice type="success" title={t('Payment successful')} role="status">
      {t('We received {{amount}}.', values)}
    </Notice>
  );
}
