import type { BodyOf, DataOf, QueryOf } from '@portal/contract/endpoint.ts';
import * as entries from '@portal/contract/messages/endpoints.ts';
import { endpoint } from '../../http/endpoint.ts';
import { runTasksInBackground } from '../../workflows/operations/outbox/runTasksInBackground.ts';
import { bundleLink } from '../../data/blobs/downloadLink.ts';
import { printIdOf, readBundle } from '../../data/requests/bundles.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { recordView } from '../../data/requests/recordView.ts';
import {
  type Bundle,
  isBundleExpired,
  orderedPrint,
  type PrintOrderOf,
} from '../../domain/files/downloads/bundle.ts';
import { subjectOfUser } from '../../domain/files/downloads/downloadClaims.ts';
import { linkStartsAt } from '../../domain/files/downloads/linkStartsAt.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import { notFound, PortalError } from '../../errors/portalError.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { joinOrStart, type StartedBundle } from '../../workflows/files/bundles/joinOrStart.ts';

/** POST /api/exportMessages: starts to print the thread of a request. Records the export first. */
endpoint(entries.exportMessages, async ({ body, caller, now, log }) => {
  const { bundle, pendingTasks } = await orderThreadExport(body, caller, now);
  runTasksInBackground(pendingTasks, now, log);
  return { data: { bundleId: bundle.bundleId, state: bundle.state } };
});

/** GET /api/exportMessages: the state of a thread that the caller exports. */
endpoint(entries.messagesExportStatus, async ({ query, caller, now }) => {
  const { bundleId, state } = await findThreadExport(query, caller, now);
  return { data: { bundleId, state } };
});

/** PUT /api/exportMessages: a link to the printed thread. */
endpoint(entries.downloadMessagesExport, async ({ body, caller, now }) => ({
  data: await linkToThreadExport(body, caller, now),
}));

type ExportRef = QueryOf<typeof entries.messagesExportStatus>;
type ThreadBundle = Bundle & { readonly print: PrintOrderOf<'thread'> };

/**
 * Records that staff export the thread of a request, then starts to print it. The same order of the same version of the
 * request joins the one in progress.
 */
async function orderThreadExport(
  { requestId, includeNotes: withNotes, language, timeZone }: BodyOf<typeof entries.exportMessages>,
  caller: Caller,
  now: Date,
): Promise<StartedBundle> {
  const stored = await readRequest(requestId);
  if (!stored) throw notFound('Request not found');
  const by = actorOf(caller);
  const recorded = await recordView(requestId, by, now, {
    kind: 'messages-exported',
    details: { withNotes },
  });
  const subject = subjectOfUser(by.id);
  const print = { kind: 'thread', userId: by.id, withNotes, language, timeZone } as const;
  const bundleId = printIdOf(requestId, subject, print, stored.etag);
  const tooMany =
    'Several downloads of this request are already being prepared. Please wait until they are ready.';
  const { bundle, pendingTasks } = await joinOrStart(
    orderedPrint({ bundleId, requestId, subject, print }, now),
    tooMany,
    now,
  );
  return { bundle, pendingTasks: [...recorded, ...pendingTasks] };
}

/** Returns an export that the caller ordered. Throws 404 for one of someone else and for an expired one. */
async function findThreadExport(
  { requestId, bundleId }: ExportRef,
  caller: Caller,
  now: Date,
): Promise<ThreadBundle> {
  const bundle = (await readBundle(requestId, bundleId))?.value;
  const print = bundle?.print;
  if (print?.kind !== 'thread' || print.userId !== actorOf(caller).id || isBundleExpired(bundle!, now))
    throw notFound('This file is no longer ready to download. Please start again.');
  return { ...bundle!, print };
}

/** Returns the link to a printed thread. Throws `conflict` if it is not ready, or was deleted. */
async function linkToThreadExport(
  ref: ExportRef,
  caller: Caller,
  now: Date,
): Promise<DataOf<typeof entries.downloadMessagesExport>> {
  const { state, blobName, readyAt } = await findThreadExport(ref, caller, now);
  if (state === 'failed')
    throw new PortalError('conflict', 'The file could not be prepared. Please try again.');
  if (state !== 'ready' || blobName === null || readyAt === null)
    throw new PortalError('conflict', 'The file is still being prepared. Please wait a moment.');
  return { url: await bundleLink(blobName, 'application/pdf', linkStartsAt(new Date(readyAt), now)) };
}
