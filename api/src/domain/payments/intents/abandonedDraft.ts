import { PAYABLE_DAYS, VERIFIABLE_DAYS } from '@portal/contract/files/rules/draftLimits.ts';
import {
  type FeeIntentResult,
  type IntentFacts,
  validateFeeIntent,
  type DraftRef,
} from './validateFeeIntent.ts';

export type AbandonedDraft =
  | { readonly kind: 'submit'; readonly state: Extract<FeeIntentResult, { kind: 'accept' }>['state'] }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'wait' }
  | { readonly kind: 'delete' };

/** Decides what to do with a draft that the client left: submit a paid one; cancel or delete an old unpaid one. */
export function decideAbandonedDraft(
  draft: DraftRef & { readonly savedAt: string },
  intent: IntentFacts | null,
  now: Date,
): AbandonedDraft {
  const days = intent?.verificationUrl ? VERIFIABLE_DAYS : PAYABLE_DAYS;
  const isOld = now.getTime() - Date.parse(draft.savedAt) > days * 24 * 3_600_000;
  if (!intent || intent.status === 'canceled') return isOld ? { kind: 'delete' } : { kind: 'wait' };
  const result = validateFeeIntent(intent, draft);
  if (result.kind === 'accept') return { kind: 'submit', state: result.state };
  return isOld ? { kind: 'cancel' } : { kind: 'wait' };
}
