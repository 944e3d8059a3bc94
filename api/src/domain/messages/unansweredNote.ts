import { closedStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import type { RequestView } from '@portal/contract/requests/schemas/requestView.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';

type Facts = Pick<RequestDocument, 'status' | 'history' | 'updates' | 'thread'>;

/**
 * The newest note of staff to the client, unless the client sent an update or a message after it. Nothing that a later
 * status says answers it, except that the request was closed. An empty object if there is none. UTC instants sort as text.
 */
export function unansweredNoteView({
  status,
  history,
  updates,
  thread,
}: Facts): Pick<RequestView, 'unansweredNote'> {
  const index = history.findLastIndex(
    ({ by, notes, isPrivate }) => (by.kind === 'staff' || by.kind === 'admin') && notes !== '' && !isPrivate,
  );
  const note = history[index];
  if (!note) return {};
  const answers = [...updates.map(({ submittedAt }) => submittedAt), thread.lastFromClientAt ?? ''];
  const isAnswered = answers.some((at) => at >= note.at);
  const isClosedSince = history.slice(index + 1).some((later) => closedStatuses.includes(later.status));
  if (isAnswered || (isClosedSince && closedStatuses.includes(status))) return {};
  return { unansweredNote: { notes: note.notes, updatedAt: note.at } };
}
