import { type FeeJudgement, type IntentFacts, judgeFeeIntent } from './judgeFeeIntent.ts';

/** A draft can be paid for this long after it was last saved. */
const PAYABLE_DAYS = 7;
/** A micro-deposit takes one or two business days to arrive, and people a few more to look at their statement. */
const VERIFIABLE_DAYS = 12;

export type AbandonedDraft =
  | { readonly kind: 'submit'; readonly state: Extract<FeeJudgement, { kind: 'accept' }>['state'] }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'wait' }
  | { readonly kind: 'forget' };

/** What becomes of a draft whose browser has gone quiet: paid ones are submitted, old unpaid ones can be paid no more. */
export function judgeAbandonedDraft(
  draft: { readonly draftId: string; readonly savedAt: string },
  intent: IntentFacts | null,
  now: Date,
): AbandonedDraft {
  const days = intent?.verificationUrl ? VERIFIABLE_DAYS : PAYABLE_DAYS;
  const isOld = now.getTime() - Date.parse(draft.savedAt) > days * 24 * 3_600_000;
  if (!intent || intent.status === 'canceled') return isOld ? { kind: 'forget' } : { kind: 'wait' };
  const judgement = judgeFeeIntent(intent, draft.draftId);
  if (judgement.kind === 'accept') return { kind: 'submit', state: judgement.state };
  return isOld ? { kind: 'cancel' } : { kind: 'wait' };
}
