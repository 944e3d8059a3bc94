import type { RetentionChoice } from '@portal/contract/retention/schemas.ts';
import type { Actor } from '../requests/actor.ts';
import { type Change, nextVersion } from '../requests/change.ts';
import type { RequestRoot } from '../requests/root.ts';

interface Wish {
  /** Undefined for the whole request. */
  readonly fileId?: string | undefined;
  readonly choice: RetentionChoice;
  readonly reason: string;
  readonly by: Actor;
  readonly byName: string;
}

export type RetentionDecision =
  | { readonly kind: 'change'; readonly change: Change }
  | { readonly kind: 'no-such-file' }
  /** Its content is gone: nothing can be kept of it any more. */
  | { readonly kind: 'deleted' };

/** Says how long the files of a request, or one of them, are kept. The audit event says that there was a reason, not which. */
export function changeRetention(
  root: RequestRoot,
  { fileId, choice, reason, by, byName }: Wish,
  now: Date,
): RetentionDecision {
  const at = now.toISOString();
  const retention = { choice, at, by, byName, reason };
  const file = fileId === undefined ? undefined : root.files[fileId];
  if (fileId !== undefined && !file) return { kind: 'no-such-file' };
  if (file && file.deletedAt !== null) return { kind: 'deleted' };
  const changed = file ? { files: { ...root.files, [file.fileId]: { ...file, retention } } } : { retention };
  return {
    kind: 'change',
    change: {
      root: nextVersion(root, changed, now),
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
      work: [{ kind: 'project' }],
    },
  };
}
