import type { ActivityEntry } from '@portal/contract/schemas/requestActivity.ts';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format.ts';

const kinds: readonly string[] = [
  'fee-disputed',
  'file-disputed',
  'file-reopened',
  'invoice-disputed',
  'invoice-reopened',
];

/** Says what became of the dispute of a payment; null for entries about other things. */
export function useDisputeSentence(): (entry: ActivityEntry, who: string) => string | null {
  const { t } = useTranslation();

  function nameOf({ kind, invoice = '', fileNames = [] }: ActivityEntry): string {
    if (kind === 'fee-disputed') return t('Processing fee');
    return kind.startsWith('invoice-') ? t('Invoice {{number}}', { number: invoice }) : fileNames.join(', ');
  }

  return (entry, who) => {
    if (!kinds.includes(entry.kind)) return null;
    const said = { what: nameOf(entry), amount: formatMoney(entry.cents ?? 0) };
    if (entry.kind.endsWith('-reopened')) {
      return t('{{who}} asked for the payment again: {{what}}', { ...said, who });
    }
    switch (entry.to ?? '') {
      case 'won':
      case 'prevented':
        return t('{{what}}: the dispute of {{amount}} was won', said);
      case 'lost':
        return t('{{what}}: the dispute of {{amount}} was lost', said);
      case 'warning_needs_response':
      case 'warning_under_review':
        return t('{{what}}: the bank asks about the payment of {{amount}}', said);
      case 'warning_closed':
        return t('{{what}}: the bank asks no more about the payment of {{amount}}', said);
      case 'under_review':
        return t('{{what}}: the bank reviews the dispute of {{amount}}', said);
      default:
        return t('{{what}}: the payment of {{amount}} is disputed', said);
    }
  };
}
