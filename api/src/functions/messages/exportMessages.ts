import { exportMessages } from '@portal/contract/messages/endpoints.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { recordView } from '../../data/requests/recordView.ts';
import { turnOf } from '../../domain/requests/access/caller.ts';
import { notFound } from '../../errors/portalError.ts';
import { rawEndpoint } from '../../http/endpoint.ts';
import { pdfFile } from '../../http/pdfFile.ts';
import { printThread } from '../../services/pdf/printing/print.ts';
import { threadEntries, threadSheet } from '../../services/pdf/thread/threadSheet.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { wholeThread } from '../../workflows/messages/wholeThread.ts';
import { printContextFor } from '../../workflows/notifications/printContextFor.ts';
import { runTasksInBackground } from '../../workflows/operations/runTasksInBackground.ts';

/** GET /api/exportMessages: the thread of a request as PDF. Records the export first. */
rawEndpoint(exportMessages, async ({ query: { requestId, includeNotes, ...reader }, caller, now, log }) => {
  const stored = await readRequest(requestId);
  if (!stored) throw notFound('Request not found');
  const withNotes = includeNotes === 'true';
  const event = { kind: 'messages-exported', details: { withNotes } } as const;
  runTasksInBackground(await recordView(requestId, actorOf(caller), now, event), now, log);
  const thread = { root: stored.value, withNotes };
  const context = await printContextFor(reader);
  const entries = threadEntries(thread, wholeThread(stored.value), context);
  const content = await printThread(threadSheet(thread, context, now), entries, turnOf(caller));
  return pdfFile(content, `messages-${requestId}`);
});
