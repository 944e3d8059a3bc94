import type { Skip } from '@portal/contract/requests/live/schemas.ts';
import type { Actor } from '../actor.ts';
import { type Change, combineChanges, nextVersion } from '../change.ts';
import { changeStatus } from '../edits/changeStatus.ts';
import type { RequestDocument } from '../requestDocument.ts';

/** Records that a staff member skipped a request. What they wrote becomes private notes of the request. */
export function skipRequest(
  request: RequestDocument,
  { reason, notes }: Pick<Skip, 'reason' | 'notes'>,
  { by, byName }: { readonly by: Actor; readonly byName: string },
  now: Date,
): Change | null {
  return combineChanges(request, [
    (current) => ({
      // Nothing on the client's page changed, so `updatedAt` stays.
      request: { ...nextVersion(current, {}, now), updatedAt: current.updatedAt },
      event: {
        kind: 'skipped',
        at: now.toISOString(),
        by,
        details: { reason, notes: notes !== '' },
      },
      steps: [{ kind: 'project' }],
    }),
    (current) =>
      notes === ''
        ? null
        : changeStatus(current, { status: current.status, notes, isPrivate: true, by, byName }, now),
  ]);
}
