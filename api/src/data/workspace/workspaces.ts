import { DEFAULT_WORKSPACE, workspace } from '@portal/contract/workspace/schemas.ts';
import * as z from 'zod/mini';
import { storedView } from '../../domain/workspace/savedViews.ts';
import { createDocument, readDocument, replaceDocument } from '../documents.ts';
import { retryOnConflict, succeeded, writeConflict } from '../retryOnConflict.ts';
import { ACCOUNTS } from '../containers.ts';

/** What a staff member keeps for their work: choices for the dashboard, and private views. */
const storedWorkspace = z.object({
  // Those stored before the shortcuts could be turned off have no choice.
  choices: z.extend(workspace, {
    shortcuts: z._default(workspace.shape.shortcuts, DEFAULT_WORKSPACE.shortcuts),
  }),
  views: z.array(storedView),
});

export type StoredWorkspace = z.output<typeof storedWorkspace>;

const NO_WORKSPACE: StoredWorkspace = { choices: DEFAULT_WORKSPACE, views: [] };

const idOf = (userId: string) => `workspace|${userId}`;

export async function readWorkspace(userId: string): Promise<StoredWorkspace> {
  const id = idOf(userId);
  return (await readDocument(ACCOUNTS, id, id, storedWorkspace))?.value ?? NO_WORKSPACE;
}

/**
 * Changes the workspace of a person; retries on write conflicts. `decide` returns null to change nothing, or throws to
 * refuse. Returns the workspace after the change.
 */
export async function changeWorkspace(
  userId: string,
  decide: (before: StoredWorkspace) => StoredWorkspace | null,
): Promise<StoredWorkspace> {
  const id = idOf(userId);
  return retryOnConflict('the workspace', async () => {
    const stored = await readDocument(ACCOUNTS, id, id, storedWorkspace);
    const before = stored?.value ?? NO_WORKSPACE;
    const changed = decide(before);
    if (!changed) return succeeded(before);
    const document = { id, ...changed };
    const isSaved = stored
      ? await replaceDocument(ACCOUNTS, document, stored.etag)
      : await createDocument(ACCOUNTS, document);
    return isSaved ? succeeded(changed) : writeConflict;
  });
}
