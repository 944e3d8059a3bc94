import type { StaffMessage } from '@portal/contract/messages/schemas.ts';
import { readThreadAfter } from '../../data/messages/readMessages.ts';
import { lastPosition, positionOf, staffMessageView } from '../../domain/messages/message.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';

/** Messages of one read: a few hundred kB, and 4 MB at most. */
const PAGE = 100;

/** All messages and internal notes that a version of a request has, as staff see them, oldest first, page by page. */
export async function* wholeThread(request: RequestDocument): AsyncGenerator<StaffMessage[]> {
  const end = lastPosition(request.thread);
  let after = positionOf(0);
  for (;;) {
    const page = await readThreadAfter(request.requestId, after, end, PAGE);
    yield page.map((message) => staffMessageView(message, request));
    if (page.length < PAGE) return;
    after = page.at(-1)!.position;
  }
}
