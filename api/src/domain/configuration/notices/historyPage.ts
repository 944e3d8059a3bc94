import type { NoticeChange } from '@portal/contract/configuration/schemas/notices.ts';
import { noticeFacts } from './noticeFacts.ts';
import type { StoredNotices } from './storedNotices.ts';

const PAGE_SIZE = 50;

/** A page of the changes before a number, newest first. */
export function historyPage(
  { history, services }: Pick<StoredNotices, 'history' | 'services'>,
  before: number,
): { history: NoticeChange[]; hasOlder: boolean } {
  const older = history.filter(({ n }) => n < before).toReversed();
  const page = older.slice(0, PAGE_SIZE).map((change): NoticeChange => {
    const { n, at, byName, kind } = change;
    const facts = noticeFacts(change);
    const name = (facts.to ?? facts.from)?.['name'] ?? '';
    const isRestorable =
      change.kind === 'incident' ||
      (change.from !== null &&
        change.kind !== 'dueDays' &&
        (change.kind !== 'location' || services.some(({ id }) => id === change.serviceId)));
    return { n, at, byName, kind, name, ...facts, isRestorable };
  });
  return { history: page, hasOlder: older.length > PAGE_SIZE };
}
