import type { RequestRoot } from './root.ts';

/**
 * The latest change of the status that the client can be notified of, leaving out those with private notes; undefined if
 * there is none.
 */
export function latestPublicMove(
  history: RequestRoot['history'],
): RequestRoot['history'][number] | undefined {
  const entries = history.filter(({ isPrivate }) => !isPrivate);
  return entries.findLast(({ status }, index) => status !== entries[index - 1]?.status);
}
