import { closedStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import { changedParts, wideningProblems } from '@portal/contract/requests/scope/narrowing.ts';
import type { ScopeNarrowing } from '@portal/contract/requests/scope/schemas.ts';
import type { ScopeProblem } from '@portal/contract/requests/scope/scopeProblems.ts';
import type { Scope } from '@portal/contract/requests/scope/view.ts';
import type { StaffScopeVersion } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { type Change, nextVersion } from '../change.ts';
import type { Actor } from '../actor.ts';
import type { RequestDocument } from '../requestDocument.ts';

/** Keeps the request's document far below the size limit of the store. */
export const MAX_SCOPE_CHANGES = 20;

export type NarrowingDecision =
  | { readonly kind: 'change'; readonly change: Change; readonly version: number }
  /** A repeated call: the current version has this scope already. */
  | { readonly kind: 'same'; readonly version: number }
  /** The scope that the caller saw, unchanged. */
  | { readonly kind: 'nothing' }
  /** The request has no scope to narrow. */
  | { readonly kind: 'none' }
  | { readonly kind: 'closed' }
  /** The caller did not see the current version. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'wider'; readonly problems: readonly ScopeProblem[] }
  | { readonly kind: 'too-many' };

/**
 * Decides whether staff may narrow the scope, before or after invoices were sent. The scope cannot be widened: the
 * client submits another request instead. The audit event names the changed parts, not their values.
 */
export function narrowScope(
  request: RequestDocument,
  { seenVersion, scope: next = { ranges: [] }, consent, reason }: Omit<ScopeNarrowing, 'requestId'>,
  { by, byName }: { readonly by: Actor; readonly byName: string },
  now: Date,
): NarrowingDecision {
  const current = currentScopeOf(request);
  const version = request.scopeChanges.length + 1;
  if (!current) return { kind: 'none' };
  const changed = changedParts(current, next);
  const problems = wideningProblems(current, next);
  if (changed.length === 0 && problems.length === 0)
    return seenVersion === version ? { kind: 'nothing' } : { kind: 'same', version };
  if (seenVersion !== version) return { kind: 'conflict' };
  if (closedStatuses.includes(request.status)) return { kind: 'closed' };
  if (problems.length > 0) return { kind: 'wider', problems };
  if (request.scopeChanges.length >= MAX_SCOPE_CHANGES) return { kind: 'too-many' };
  const at = now.toISOString();
  const scopeChanges = [...request.scopeChanges, { scope: next, at, by, byName, reason, consent }];
  const narrowed = nextVersion(request, { scopeChanges }, now);
  return {
    kind: 'change',
    version: version + 1,
    change: {
      request: narrowed,
      event: {
        kind: 'scope-narrowed',
        at,
        by,
        details: { version: version + 1, changed: changed.join(','), consent: consent.method },
      },
      steps: [
        { kind: 'project' },
        { kind: 'notify-client', template: 'scopeNarrowed', seq: narrowed.seq, version: version + 1 },
      ],
    },
  };
}

/** The scope that applies; undefined if none was stated. */
export function currentScopeOf({
  fields,
  scopeChanges,
}: Pick<RequestDocument, 'fields' | 'scopeChanges'>): Scope | undefined {
  return scopeChanges.at(-1)?.scope ?? fields.scope;
}

/** Every version of the scope, oldest first; empty if none was stated. */
export function scopeVersionsOf({ fields, scopeChanges, submittedAt }: RequestDocument): StaffScopeVersion[] {
  if (!fields.scope) return [];
  return [
    { version: 1, at: submittedAt, scope: fields.scope, byName: '' },
    ...scopeChanges.map(({ at, scope, reason, consent, byName }, index) => ({
      version: index + 2,
      at,
      scope,
      narrowing: { reason, consent },
      byName,
    })),
  ];
}
