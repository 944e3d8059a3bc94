import { recordRowRenewal } from '../../data/audit/recordPortalEvent.ts';
import { readRowRenewal, saveRowRenewal } from '../../data/configuration/rowRenewal.ts';
import { renewMessageTerms } from '../../data/messages/renewMessageTerms.ts';
import { readUser } from '../../data/accounts/users.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { indexAttorney } from '../../data/views/indexAttorney.ts';
import { listMonths } from '../../data/views/listMonths.ts';
import { peopleToRenew, projectPerson } from '../../data/views/people.ts';
import { projectRequest } from '../../data/views/projectRequest.ts';
import { rowsToRenew, type RowToRenew } from '../../data/views/rowsToRenew.ts';
import { attorneyOf } from '../../domain/requests/attorneyContact.ts';
import { requestListRow } from '../../domain/requests/list/requestListRow.ts';
import { isRowComplete } from '../../domain/files/isRowComplete.ts';
import type { Log } from '../../telemetry/log.ts';
import { processUntilDeadline } from '../operations/sweeps/processUntilDeadline.ts';
import { emptyTally, runAndTally } from './retentionTally.ts';

const PAGE = 96;
const MAX_CONCURRENT = 8;

interface RenewalResult {
  readonly isDone: boolean;
  /** Requests whose rows could not be renewed. A later run retries them. */
  readonly failures: number;
}

/**
 * Rewrites what predates the intake queue, retention, the overview or the search for everything, so that these include
 * it: list rows, and the terms of accounts, attorney suggestions and messages. Runs once over all of them; each nightly
 * run continues where the previous one stopped.
 */
export async function renewRows({
  now,
  deadline,
  log,
}: {
  readonly now: Date;
  readonly deadline: number;
  readonly log: Log;
}): Promise<RenewalResult> {
  const { cursor: from, hasFailed, endedAt, isRecorded } = await readRowRenewal();
  if (isRecorded) return { isDone: true, failures: 0 };
  if (endedAt !== null) return recordEnd(endedAt);
  if (!(await renewPeople(deadline))) return { isDone: false, failures: 0 };
  const tally = emptyTally();
  const cursor = await processUntilDeadline(
    rowGroupsAfter(from),
    { from, deadline, cursorOf: cursorOfGroup },
    async (group) => {
      await Promise.all(
        group.map((row) => runAndTally(tally, { requestId: row.requestId }, () => renew(row), log)),
      );
      await saveProgress(cursorOfGroup(group), hasFailed || tally.failures > 0);
    },
  );
  log.info('rows renewed', { rows: tally.deleted, failures: tally.failures });
  const hasUnrenewed = hasFailed || tally.failures > 0;
  if (cursor === null && !hasUnrenewed) return recordEnd(now.toISOString());
  await saveProgress(cursor, cursor !== null && hasUnrenewed);
  return { isDone: false, failures: tally.failures };
}

/** Saves the end before writing the audit event, so that a retry records the same event once. */
async function recordEnd(endedAt: string): Promise<RenewalResult> {
  const ended = { cursor: null, hasFailed: false, endedAt };
  await saveRowRenewal({ ...ended, isRecorded: false });
  await recordRowRenewal(endedAt);
  await saveRowRenewal({ ...ended, isRecorded: true });
  return { isDone: true, failures: 0 };
}

async function saveProgress(cursor: string | null, hasFailed: boolean): Promise<void> {
  await saveRowRenewal({ cursor, hasFailed, endedAt: null, isRecorded: false });
}

const cursorOfGroup = (group: readonly RowToRenew[]) => group.at(-1)!.sortKey;

/** The rows of all months after a cursor, oldest first, in small groups. */
async function* rowGroupsAfter(from: string | null): AsyncGenerator<readonly RowToRenew[]> {
  let after = from ?? '';
  const months = (await listMonths()).toReversed();
  for (const { pks } of months.filter(({ month }) => month === null || month >= after.slice(0, 7))) {
    for (let isMore = true; isMore;) {
      const found = await Promise.all(pks.map((pk) => rowsToRenew(pk, after, PAGE)));
      const page = found
        .flat()
        .toSorted((a, b) => (a.sortKey < b.sortKey ? -1 : 1))
        .slice(0, PAGE);
      for (let start = 0; start < page.length; start += MAX_CONCURRENT)
        yield page.slice(start, start + MAX_CONCURRENT);
      after = page.at(-1)?.sortKey ?? after;
      isMore = page.length === PAGE;
    }
  }
}

/** Renews the accounts in the list of people. Returns whether none is left. */
async function renewPeople(deadline: number): Promise<boolean> {
  for (let after = ''; ;) {
    const found = await peopleToRenew(after, PAGE);
    if (found.length === 0) return true;
    for (const sortKey of found) {
      if (Date.now() >= deadline) return false;
      const user = await readUser(sortKey.slice(sortKey.indexOf('|') + 1));
      if (user) await projectPerson(user);
      after = sortKey;
    }
  }
}

/** Writes row and counters together, so that a repeated run counts a row once. */
async function renew(row: RowToRenew): Promise<number> {
  const request = (await readRequest(row.requestId))?.value;
  if (!request || isRowComplete(row, requestListRow(request))) return 0;
  // The row in the month is written last, so that a run that was interrupted repeats all of it.
  if (request.thread.messages > 0) await renewMessageTerms(request.requestId);
  const attorney = attorneyOf(request.fields);
  if (attorney) await indexAttorney(attorney, request.requestId);
  await projectRequest(request, 'renew');
  return 1;
}
