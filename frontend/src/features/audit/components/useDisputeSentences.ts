import type { ActivityEntry, ActivityKind } from '@portal/contract/requests/schemas/requestActivity.ts';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format.ts';
import type { Sentences } from './sentences.ts';

/** Kinds of entries about a disputed payment. */
export type DisputeKind = Extract<ActivityKind, `${string}-disputed` | `${'file' | 'invoice'}-reopened`>;

/** Sentences for disputes and for payments requested again. */
export function useDisputeSentences(): Sentences<DisputeKind> {
  const { t } = useTranslation();

  function paymentName({ kind, invoice = '', fileNames = [] }: ActivityEntry): string {
    if (kind === 'fee-disputed') return t('Processing fee');
    return kind.startsWith('invoice-') ? t('Invoice {{number}}', { number: invoice }) : fileNames.join(', ');
  }

  function disputeSentence(entry: ActivityEntry): string {
    const details = { what: paymentName(entry), amount: formatMoney(entry.cents ?? 0) };
    switch (entry.to ?? '') {
      case 'won':
      case 'prevented':
        return t('{{what}}: the {{amount}} dispute was won', details);
      case 'lost':
        return t('{{what}}: the {{amount}} dispute was lost', details);
      case 'warning_needs_response':
      case 'warning_under_review':
        return t('{{what}}: the bank opened an inquiry about the payment of {{amount}}', details);
      case 'warning_closed':
        return t('{{what}}: the bank closed its inquiry about the payment of {{amount}}', details);
      case 'under_review':
        return t('{{what}}: the bank is reviewing the {{amount}} dispute', details);
      default:
        return t('{{what}}: the payment of {{amount}} was disputed', details);
    }
  }

  const reopened = (entry: ActivityEntry, who: string) =>
    t('{{who}} requested payment again: {{what}}', { who, what: paymentName(entry) });

  return {
    'fee-disputed': disputeSentence,
    'file-disputed': disputeSentence,
    'file-reopened': reopened,
    'invoice-disputed': disputeSentence,
    'invoice-reopened': reopened,
  };
}
