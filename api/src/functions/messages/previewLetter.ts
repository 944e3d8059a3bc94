import { previewLetter } from '@portal/contract/messages/endpoints.ts';
import { recordView } from '../../data/requests/recordView.ts';
import { authorOf } from '../../domain/accounts/nameOfUser.ts';
import { endpoint } from '../../http/endpoint.ts';
import { printLetter } from '../../workflows/messages/printLetter.ts';
import { openThread } from '../../workflows/messages/threadAccess.ts';
import { signedInStaff } from '../../workflows/accounts/signedInStaff.ts';
import { runTasksInBackground } from '../../workflows/operations/outbox/runTasksInBackground.ts';

/** POST /api/previewLetter: the PDF letter of a text, not stored. Records a view of the request. */
endpoint(previewLetter, async ({ body: { requestId, text }, caller, now, log }) => {
  const [{ request }, sender] = await Promise.all([openThread(caller, requestId), signedInStaff(caller)]);
  const { name, content } = await printLetter(request, { text }, sender, now);
  runTasksInBackground(await recordView(requestId, authorOf(sender).by, now), now, log);
  return { data: { name, content: content.toString('base64') } };
});
