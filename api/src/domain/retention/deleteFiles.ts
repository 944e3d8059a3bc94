import { SYSTEM } from '../requests/actor.ts';
import { type Change, nextVersion } from '../requests/change.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import { decideFileRetention, type RetentionFacts } from './decideFileRetention.ts';

/** Records the deletion of the files whose retention ended; their content is deleted later. Null if there are none. */
export function deleteFiles(request: RequestDocument, facts: RetentionFacts, now: Date): Change | null {
  const due = Object.values(request.files).filter(
    (file) => decideFileRetention(request, file, facts, now).kind === 'delete',
  );
  if (due.length === 0) return null;
  const at = now.toISOString();
  const deleted = due.map((file) => [file.fileId, { ...file, deletedAt: at }] as const);
  const fileIds = due.map(({ fileId }) => fileId);
  const { updatedAt } = request;
  return {
    request: {
      ...nextVersion(request, { files: { ...request.files, ...Object.fromEntries(deleted) } }, now),
      updatedAt,
    },
    event: { kind: 'files-deleted', at, by: SYSTEM, details: { files: fileIds.join(',') } },
    steps: [{ kind: 'project' }, ...fileIds.map((fileId) => ({ kind: 'erase', fileId }) as const)],
  };
}
