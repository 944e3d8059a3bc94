import { PAYABLE_DAYS, VERIFIABLE_DAYS } from '@portal/contract/files/rules/draftLimits.ts';
import {
  type FeeIntentResult,
  type IntentFacts,
  validateFeeIntent,
  type NamedDraft,
} from './validateFeeIntent.ts';

export type AbandonedDraft =
  | { readonly kind: 'submit'; readonly state: Extract<FeeIntentResult, { kind: 'accept' }>['state'] }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'wait' }
  | { readonly kind: 'forget' };

/** What becomes of a draft whose browser has gone quiet: paid ones are submitted, old unpaid ones can be paid no more. */
export function decideAbandonedDraft(
  draft: NamedDraft & { readonly savedAt: string },
  intent: IntentFacts | null,
  now: Date,
): AbandonedDraft {
  const days = intent?.verificationUrl ? VERIFIABLE_DAYS : PAYABLE_DAYS;
  const isOld = now.getTime() - Date.parse(draft.savedAt) > days * 24 * 3_600_000;
  if (!intent || intent.status === 'canceled') return isOld ? { kind: 'forget' } : { kind: 'wait' };
  const verdict = validateFeeIntent(intent, draft);
  if (verdict.kind === 'accept') return { kind: 'submit', state: verdict.state };
  return isOld ? { kind: 'cancel' } : { kind: 'wait' };
}
