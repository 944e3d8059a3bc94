import type { RequestDocument } from './requestDocument.ts';

/**
 * The history entry that told the client the latest status that they may know; undefined if there is none. Private
 * notes hide their status until public notes are added to it.
 */
export function latestPublicMove(
  history: RequestDocument['history'],
): RequestDocument['history'][number] | undefined {
  return history.findLast(({ status, isPrivate }, index) => {
    if (isPrivate) return false;
    const start = history.findLastIndex((earlier, at) => at < index && earlier.status !== status) + 1;
    return history.slice(start, index).every((earlier) => earlier.isPrivate);
  });
}
