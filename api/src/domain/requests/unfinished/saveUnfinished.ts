import {
  MAX_UNFINISHED_REQUESTS,
  UNFINISHED_DAYS,
  unfinishedContent,
} from '@portal/contract/requests/schemas/unfinishedRequest.ts';
import * as z from 'zod/mini';

/** An unfinished request as stored. Its owner is the only account that may read it. */
export const storedUnfinished = z.object({
  ...unfinishedContent,
  ownerId: z.string(),
  version: z.int(),
  savedAt: z.string(),
  /** When it expires, counted from the first save. The uploads that it names are kept until then. */
  expiresAt: z.string(),
});

export type StoredUnfinished = z.output<typeof storedUnfinished>;

type Content = Pick<StoredUnfinished, 'draftId' | 'values' | 'ssnEntered' | 'furthestStep' | 'ownerId'>;

export type SaveUnfinishedDecision =
  | { readonly kind: 'save'; readonly value: StoredUnfinished }
  | { readonly kind: 'unchanged'; readonly value: StoredUnfinished }
  /** Another device saved or discarded it since. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'full' }
  /** It belongs to another account. */
  | { readonly kind: 'unknown' };

const DAY_MS = 24 * 3_600_000;

/** Decides a save. `others`: the number of other unfinished requests of the account. */
export function saveUnfinished(
  stored: StoredUnfinished | null,
  { content, seenVersion, others }: { content: Content; seenVersion: number; others: number },
  now: Date,
): SaveUnfinishedDecision {
  if (stored && stored.ownerId !== content.ownerId) return { kind: 'unknown' };
  if (stored && isSameContent(stored, content)) return { kind: 'unchanged', value: stored };
  if ((stored?.version ?? 0) !== seenVersion) return { kind: 'conflict' };
  if (!stored && others >= MAX_UNFINISHED_REQUESTS) return { kind: 'full' };
  const { draftId, values, ssnEntered, furthestStep, ownerId } = content;
  return {
    kind: 'save',
    value: {
      draftId: draftId.toLowerCase(),
      values,
      ssnEntered,
      furthestStep,
      ownerId,
      version: seenVersion + 1,
      savedAt: now.toISOString(),
      expiresAt: stored?.expiresAt ?? new Date(now.getTime() + UNFINISHED_DAYS * DAY_MS).toISOString(),
    },
  };
}

function isSameContent(stored: Content, sent: Content): boolean {
  const textOf = ({ values, ssnEntered, furthestStep }: Content) =>
    JSON.stringify([values, ssnEntered, furthestStep]);
  return textOf(stored) === textOf(sent);
}
