import type { StaffMessage } from '@portal/contract/messages/schemas.ts';
import { Readable } from 'node:stream';
import { writeBundle } from '../../data/blobs/writeBundle.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { type Bundle, bundleBlobName, type PrintOrderOf } from '../../domain/files/downloads/bundle.ts';
import { printThread } from '../../services/printing/print.ts';
import { threadEntries, threadSheet } from '../../services/pdf/thread/threadSheet.ts';
import type { Printed } from '../files/bundles/printed.ts';
import { printContextFor } from '../notifications/printContextFor.ts';
import { readThreadAfter } from '../../data/messages/readMessages.ts';
import { lastPosition, positionOf, staffMessageView } from '../../domain/messages/message.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';

/** Messages of one read: a few hundred kB, and 4 MB at most. */
const PAGE = 100;

/** All messages and internal notes that a version of a request has, as staff see them, oldest first, page by page. */
async function* wholeThread(request: RequestDocument): AsyncGenerator<StaffMessage[]> {
  const end = lastPosition(request.thread);
  let after = positionOf(0);
  for (;;) {
    const page = await readThreadAfter(request.requestId, after, end, PAGE);
    yield page.map((message) => staffMessageView(message, request));
    if (page.length < PAGE) return;
    after = page.at(-1)!.position;
  }
}

/** Prints the thread of a request, as it is now, to a blob of its own. */
export async function printThreadOf(bundle: Bundle, order: PrintOrderOf<'thread'>): Promise<Printed> {
  const request = (await readRequest(bundle.requestId))?.value;
  if (!request) throw new Error(`request ${bundle.requestId} not found`);
  const thread = { request, withNotes: order.withNotes };
  const context = await printContextFor(order);
  const sheet = threadSheet(thread, context, new Date());
  const content = await printThread(
    sheet,
    threadEntries(thread, wholeThread(request), context),
    order.userId,
  );
  const blobName = bundleBlobName(bundle, crypto.randomUUID());
  const file = { name: `messages-${request.fields.orderId}.pdf`, contentType: 'application/pdf' };
  await writeBundle(blobName, file, Readable.from([content]));
  return { blobName };
}
