import { SYSTEM } from '../requests/actor.ts';
import { type Change, nextVersion } from '../requests/change.ts';
import type { RequestRoot } from '../requests/root.ts';
import { decideFileRetention, type RetentionFacts } from './decideFileRetention.ts';

/** Records the deletion of the files whose retention ended; their content is deleted later. Null if there are none. */
export function deleteFiles(root: RequestRoot, facts: RetentionFacts, now: Date): Change | null {
  const due = Object.values(root.files).filter(
    (file) => decideFileRetention(root, file, facts, now).kind === 'delete',
  );
  if (due.length === 0) return null;
  const at = now.toISOString();
  const deleted = due.map((file) => [file.fileId, { ...file, deletedAt: at }] as const);
  const fileIds = due.map(({ fileId }) => fileId);
  const { updatedAt } = root;
  return {
    root: {
      ...nextVersion(root, { files: { ...root.files, ...Object.fromEntries(deleted) } }, now),
      updatedAt,
    },
    event: { kind: 'files-deleted', at, by: SYSTEM, details: { files: fileIds.join(',') } },
    work: [{ kind: 'project' }, ...fileIds.map((fileId) => ({ kind: 'erase', fileId }) as const)],
  };
}
