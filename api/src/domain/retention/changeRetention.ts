import type { RetentionChoice } from '@portal/contract/retention/schemas.ts';
import type { Actor } from '../requests/actor.ts';
import { type Change, nextVersion } from '../requests/change.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';

interface RetentionChange {
  /** Undefined for all files of the request. */
  readonly fileId?: string | undefined;
  readonly choice: RetentionChoice;
  readonly reason: string;
  readonly by: Actor;
  readonly byName: string;
}

export type RetentionDecision =
  | { readonly kind: 'change'; readonly change: Change }
  | { readonly kind: 'no-such-file' }
  /** The content of the file is already deleted. */
  | { readonly kind: 'deleted' };

/** Sets the retention of a request or of one file. The audit event does not contain the reason. */
export function changeRetention(
  request: RequestDocument,
  { fileId, choice, reason, by, byName }: RetentionChange,
  now: Date,
): RetentionDecision {
  const at = now.toISOString();
  const retention = { choice, at, by, byName, reason };
  const file = fileId === undefined ? undefined : request.files[fileId];
  if (fileId !== undefined && !file) return { kind: 'no-such-file' };
  if (file && file.deletedAt !== null) return { kind: 'deleted' };
  const changed = file
    ? { files: { ...request.files, [file.fileId]: { ...file, retention } } }
    : { retention };
  return {
    kind: 'change',
    change: {
      request: nextVersion(request, changed, now),
      event: {
        kind: 'retention-changed',
        at,
        by,
        details: {
          ...(file && { fileId: file.fileId }),
          to: choice.kind === 'days' ? String(choice.days) : choice.kind,
          reason: true,
        },
      },
      steps: [{ kind: 'project' }],
    },
  };
}
