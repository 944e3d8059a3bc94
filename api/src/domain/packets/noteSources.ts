import type { Actor } from '../requests/actor.ts';
import { type Change, nextVersion } from '../requests/change.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';

/** Records that a request gets its first sources, so that releases look at them. Null if it had sources before. */
export function noteSources(request: RequestDocument, files: number, by: Actor, now: Date): Change | null {
  if (request.hasSources) return null;
  return {
    request: nextVersion(request, { hasSources: true }, now),
    event: { kind: 'sources-added', at: now.toISOString(), by, details: { files } },
    steps: [],
  };
}
