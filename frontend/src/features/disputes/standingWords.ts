import type { DisputeStanding } from '@portal/contract/schemas/dispute.ts';
import type { TFunction } from 'i18next';

/** How a dispute stands, in two words. */
export function standingWords(standing: DisputeStanding, t: TFunction): string {
  switch (standing) {
    case 'inquiry':
      return t('Bank inquiry');
    case 'open':
      return t('Disputed');
    case 'lost':
      return t('Dispute lost');
    case 'won':
      return t('Dispute won');
  }
}
