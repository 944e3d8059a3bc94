import { authorityFieldNames } from '@portal/contract/requests/authority/authorityKinds.ts';
import type { Authority } from '@portal/contract/requests/authority/authority.ts';
import type { StoredAuthority } from '@portal/contract/requests/authority/storedAuthority.ts';
import { AUTHORITY_LINE_PREFIX } from '../../submissions/authorityChecklists.ts';
import type { Review } from '../../submissions/review.ts';
import { isDecided, reviewOf } from '../../submissions/reviewOf.ts';
import type { Actor } from '../actor.ts';
import { type Change, nextVersion } from '../change.ts';
import type { RequestDocument } from '../requestDocument.ts';

/** `conflict`: someone else changed it after it was read. */
export type AuthorityDecision =
  | { readonly kind: 'change'; readonly change: Change }
  | { readonly kind: 'same' }
  | { readonly kind: 'conflict' };

interface AuthorityChange {
  /** Null if it is not known. */
  readonly authority: Authority | null;
  readonly seen: StoredAuthority | null;
}

/**
 * Decides whether the authority for release can be changed. An undecided review gets a new version, so that no one
 * decides without it, and another kind ends the checks of the earlier kind. A decision keeps the authority that it was
 * made with. The audit event names the changed facts, not their values.
 */
export function changeAuthority(
  request: RequestDocument,
  { authority, seen }: AuthorityChange,
  { by, byName }: { readonly by: Actor; readonly byName: string },
  now: Date,
): AuthorityDecision {
  const current = request.fields.authority ?? null;
  const fields = changedFacts(current, authority);
  if (fields.length === 0) return { kind: 'same' };
  if (changedFacts(current, seen).length > 0) return { kind: 'conflict' };
  const at = now.toISOString();
  const { authority: _, ...others } = request.fields;
  const review = reviewOf(request);
  const changed = {
    fields: { ...others, ...(authority && { authority }) },
    ...(review && !isDecided(review) && { review: reviewAfterChange(review, fields, byName, at) }),
  };
  return {
    kind: 'change',
    change: {
      request: nextVersion(request, changed, now),
      event: { kind: 'authority-changed', at, by, details: { fields: fields.join(',') } },
      steps: [{ kind: 'project' }],
    },
  };
}

function changedFacts(one: StoredAuthority | null, other: StoredAuthority | null): string[] {
  return (['kind', ...authorityFieldNames] as const).filter(
    (field) => (one?.[field] ?? '') !== (other?.[field] ?? ''),
  );
}

function reviewAfterChange(review: Review, fields: readonly string[], byName: string, at: string): Review {
  const isOfOtherKind = ({ itemId }: { readonly itemId: string }) =>
    fields.includes('kind') && itemId.startsWith(AUTHORITY_LINE_PREFIX);
  return {
    ...review,
    version: review.version + 1,
    changedByName: byName,
    changedAt: at,
    authorityChangedAt: at,
    checked: review.checked.filter((one) => !isOfOtherKind(one)),
    problems: review.problems.filter((one) => !isOfOtherKind(one)),
  };
}
