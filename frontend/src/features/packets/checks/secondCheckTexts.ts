import type { SecondCheckReason, SecondCheckRule } from '@portal/contract/packets/secondCheck.ts';
import type { TFunction } from 'i18next';
import { formatList } from '../../../lib/format.ts';

/** When a rule asks for a second check; null if never. */
export function secondCheckRuleText(
  { share, overPages, sensitive }: SecondCheckRule,
  t: TFunction,
): string | null {
  const packets = [
    share > 0 && t('{{share}}% of the requests', { share }),
    overPages !== null && t('packets with more pages than {{pages}}', { pages: overPages }),
    sensitive && t('packets with sensitive records'),
  ].filter((each) => each !== false);
  return packets.length > 0 ? t('Second check: {{facts}}', { facts: formatList(packets) }) : null;
}

/** Why a packet needs a second check, in a sentence for each reason. */
export function secondCheckReasonText(reasons: readonly SecondCheckReason[], t: TFunction): string {
  const texts = {
    share: t('The request is one of those that are drawn for it.'),
    pages: t('The packet has many pages, with those released before.'),
    sensitive: t('The order or the pages have sensitive records.'),
  };
  return reasons.map((reason) => texts[reason]).join(' ');
}
