import {
  operatorRuns,
  type OperatorRunKind,
  type OperatorRuns,
} from '../../../domain/operations/operatorRuns.ts';
import { createDocument, readDocument, replaceDocument } from '../../documents.ts';
import { retryOnConflict, succeeded, writeConflict } from '../../retryOnConflict.ts';

const ID = 'operator-runs';

/** The last runs of an operator's commands. */
export async function readOperatorRuns(): Promise<OperatorRuns> {
  return (await readDocument('accounts', ID, ID, operatorRuns))?.value ?? {};
}

/** Records that a command was completed, so that the portal notices when the next one is missing. */
export async function recordOperatorRun(run: OperatorRunKind, problems: number, now: Date): Promise<void> {
  await retryOnConflict('the last runs', async () => {
    const stored = await readDocument('accounts', ID, ID, operatorRuns);
    const runs = { ...stored?.value, [run]: { finishedAt: now.toISOString(), problems } };
    const document = { id: ID, ...runs };
    const isSaved = stored
      ? await replaceDocument('accounts', document, stored.etag)
      : await createDocument('accounts', document);
    return isSaved ? succeeded(undefined) : writeConflict;
  });
}
