import {
  operatorRuns,
  type OperatorRunKind,
  type OperatorRuns,
} from '../../../domain/operations/operatorRuns.ts';
import { createDocument, readDocument, replaceDocument } from '../../documents.ts';
import { retryOnConflict, succeeded, writeConflict } from '../../retryOnConflict.ts';
import { ACCOUNTS } from '../../containers.ts';

const ID = 'operator-runs';

/** The last runs of an operator's commands. */
export async function readOperatorRuns(): Promise<OperatorRuns> {
  return (await readDocument(ACCOUNTS, ID, ID, operatorRuns))?.value ?? {};
}

/** Records that a command was completed, so that the portal notices when the next one is missing. */
export async function recordOperatorRun(run: OperatorRunKind, problems: number, now: Date): Promise<void> {
  await retryOnConflict('the last runs', async () => {
    const stored = await readDocument(ACCOUNTS, ID, ID, operatorRuns);
    const runs = { ...stored?.value, [run]: { finishedAt: now.toISOString(), problems } };
    const document = { id: ID, ...runs };
    const isSaved = stored
      ? await replaceDocument(ACCOUNTS, document, stored.etag)
      : await createDocument(ACCOUNTS, document);
    return isSaved ? succeeded(undefined) : writeConflict;
  });
}
