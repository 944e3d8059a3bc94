import { updateUploads } from '@portal/contract/files/rules/updateUploads.ts';
import { updateKeyOf } from '@portal/contract/files/rules/uploadKey.ts';
import { readUploadSession } from '../data/files/uploads/uploadSessions.ts';
import { changeRequest } from '../data/requests/changeRequest.ts';
import { readRequest } from '../data/requests/readRequest.ts';
import { HOLDER } from '../domain/requests/actor.ts';
import { updateByClient } from '../domain/requests/edits/updateByClient.ts';
import type { Log } from '../telemetry/log.ts';
import { collectUploads } from '../workflows/files/uploads/collectUploads.ts';
import { runTasksNow } from '../workflows/operations/outbox/runTask.ts';
import type { DemoUpdate } from './demoRequests.ts';
import { uploadDocument } from './uploadDocument.ts';

const DAY_MS = 24 * 3_600_000;
const UPDATE_ID = '00000000-0000-4000-8000-000000000000';

/** Sends the update of a demo request, with its document, a day after the request. */
export async function sendUpdate(requestId: string, update: DemoUpdate, log: Log): Promise<void> {
  const request = (await readRequest(requestId))?.value;
  if (!request || request.updates.length > 0) return;
  const at = new Date(Date.parse(request.submittedAt) + DAY_MS);
  const { file, ...sentUpdate } = update;
  const key = updateKeyOf(requestId, UPDATE_ID);
  const fileId = await uploadDocument(key, file, updateUploads, at);
  const session = await readUploadSession(key);
  const uploads = { session, inspection: { turn: 'seed', log }, now: new Date() };
  const files = await collectUploads([{ fileId }], uploads, updateUploads, 'uploadedFiles');
  const sent = {
    ...sentUpdate,
    updateId: UPDATE_ID,
    files,
    by: HOLDER,
    byName: 'holder',
    isOffered: () => true,
  };
  const { pendingTasks } = await changeRequest(
    requestId,
    (found) => {
      const decision = updateByClient(found, sent, at);
      return decision.kind === 'change' ? decision.change : null;
    },
    at,
  );
  await runTasksNow(pendingTasks, at, log);
}
