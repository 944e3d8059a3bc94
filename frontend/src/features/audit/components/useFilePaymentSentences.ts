import { withdrawalLabels } from '@portal/contract/files/schemas/withdrawal.ts';
import type { ActivityEntry, ActivityKind } from '@portal/contract/requests/schemas/requestActivity.ts';
import { useTranslation } from 'react-i18next';
import { formatList, formatMoney } from '../../../lib/format.ts';
import type { Sentences } from './sentences.ts';

type FilePaymentKind = Extract<
  ActivityKind,
  'file-withdrawn' | 'file-terms-changed' | 'file-refunded' | 'file-payment' | 'payment-refunded'
>;

/** Sentences for released files, their payments, and refunds outside the portal. */
export function useFilePaymentSentences(): Sentences<FilePaymentKind> {
  const { t } = useTranslation();
  const fileName = ({ fileNames }: ActivityEntry) =>
    fileNames ? formatList(fileNames) : t('File that no longer exists');

  function paymentSentence(entry: ActivityEntry): string {
    const file = fileName(entry);
    if (entry.to === 'paid') return t('“{{file}}” was paid for', { file });
    if (entry.to === 'clearing') return t('The bank payment for “{{file}}” is clearing', { file });
    if (entry.to === 'failed') return t('The bank payment for “{{file}}” failed', { file });
    return t('A payment for “{{file}}” was started', { file });
  }

  function refundSentence(entry: ActivityEntry): string {
    const details = { amount: formatMoney(entry.cents ?? 0), file: fileName(entry) };
    return entry.reason === 'withdrawn'
      ? t('Refund of {{amount}} for “{{file}}”: the file was withdrawn', details)
      : t('Refund of {{amount}} for “{{file}}”: the file was already paid for', details);
  }

  return {
    'file-payment': paymentSentence,
    'file-refunded': refundSentence,
    'payment-refunded': ({ cents = 0, to }) =>
      to === 'failed'
        ? t('Refund of {{amount}} at Stripe: failed', { amount: formatMoney(cents) })
        : t('Refund of {{amount}} at Stripe, outside the portal', { amount: formatMoney(cents) }),
    'file-withdrawn': (entry, who) => {
      const labels: Record<string, string> = withdrawalLabels;
      const reason = entry.reason && labels[entry.reason];
      return reason
        ? t('{{who}} withdrew “{{file}}”: {{reason}}', { who, file: fileName(entry), reason: t(reason) })
        : t('{{who}} withdrew “{{file}}”', { who, file: fileName(entry) });
    },
    'file-terms-changed': (entry, who) =>
      t('{{who}} changed the terms of “{{file}}”', { who, file: fileName(entry) }),
  };
}
