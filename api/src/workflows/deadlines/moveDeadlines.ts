import { randomUUID } from 'node:crypto';
import { readDeadlineMove, saveDeadlineMove } from '../../data/configuration/deadlineMove.ts';
import { readDeadlineRulesNow } from '../../data/configuration/deadlineRules.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { type DeadlineRow, openDeadlines } from '../../data/views/deadlineRows.ts';
import { readOverviewCounters } from '../../data/views/overview.ts';
import { projectRequest } from '../../data/views/projectRequest.ts';
import { calculateDeadline } from '../../domain/deadlines/calculateDeadline.ts';
import { advanceMove, claimMove, endPass, type StoredMove } from '../../domain/deadlines/deadlineMove.ts';
import { type CurrentRules, moveDeadline } from '../../domain/deadlines/updateDeadline.ts';
import { groupCounter } from '../../domain/requests/list/overviewCounters.ts';
import { groupKey } from '../../domain/requests/list/workListRow.ts';
import { PortalError } from '../../errors/portalError.ts';
import { errorSummary } from '../../telemetry/errorSummary.ts';
import type { Log } from '../../telemetry/log.ts';
import { processUntilDeadline } from '../operations/sweeps/processUntilDeadline.ts';
import { inTurns } from '../../services/concurrency/inTurns.ts';
import { runTasksNow } from '../operations/outbox/runTask.ts';

const MAX_CONCURRENT = 8;
/** Progress is saved at least after this many requests. */
const MAX_GROUP = 1000;

/** The number of open requests. */
export async function countOpenRequests(): Promise<number> {
  return (await readOverviewCounters())[groupCounter(groupKey.open)] ?? 0;
}

/** The due date by the rules if it differs from that of a row; null if it stays or the rules do not set it. */
export function movedDueDate(
  { deadlineFacts: facts, deadlineDue }: DeadlineRow,
  rules: CurrentRules['value'],
): string | null {
  if (!facts || deadlineDue === undefined) return null;
  const { dueDate } = calculateDeadline(facts, rules);
  return dueDate === deadlineDue ? null : dueDate;
}

/**
 * Moves open deadlines to the current rules until none remain or time is up. Only one process does this at a time: it
 * has a lease, which it renews whenever it saves progress. A later call continues after a crash. A request that was
 * moved but not counted before a crash is not moved again, because its date is correct.
 */
export async function moveDeadlines(budgetMs: number, log: Log): Promise<void> {
  const deadline = Date.now() + budgetMs;
  // Not from the cache, so that the write path of this process has the same rules.
  const rules = await readDeadlineRulesNow();
  if (rules.version === 0) return;
  const stored = await readDeadlineMove();
  const isNew = stored === null || stored.value.version < rules.version;
  const claimed = claimMove(
    stored?.value ?? null,
    { version: rules.version, total: isNew ? await countOpenRequests() : 0 },
    randomUUID(),
    new Date(),
  );
  if (!claimed || !(await saveDeadlineMove(claimed, stored?.etag ?? null))) return;
  let move = claimed;
  const save = async (next: StoredMove) => {
    const current = await readDeadlineMove();
    const isOwner =
      current?.value.version === move.version && current.value.lease?.owner === claimed.lease?.owner;
    if (!isOwner || !(await saveDeadlineMove(next, current.etag))) throw new LostLease();
    move = next;
  };
  try {
    const cursor = await processUntilDeadline(
      groupsOf(inTurns(openDeadlines(move.cursor)), rules.value),
      { from: move.cursor, deadline, cursorOf: ({ last }) => last.cursor },
      async ({ examined, moving, last }) => {
        const results = await Promise.all(moving.map(({ requestId }) => moveOne(requestId, rules, log)));
        const count = (result: Result) => results.filter((each) => each === result).length;
        const page = { cursor: last.cursor, examined, moved: count('moved'), failed: count('failed') };
        await save(advanceMove(move, page, new Date()));
      },
    );
    await save(cursor === null ? endPass(move, new Date()) : { ...move, lease: null });
  } catch (error) {
    if (!(error instanceof LostLease)) throw error;
  }
  const { version, pass, state, examined, moved, failed } = move;
  log.info('deadlines moved', { version, pass, state, examined, moved, failed });
}

/** Another process continues the move, or newer rules were saved. */
class LostLease extends Error {}

interface Group {
  readonly examined: number;
  readonly moving: readonly DeadlineRow[];
  readonly last: DeadlineRow;
}

/** Rows in groups with at most a few requests to move. */
async function* groupsOf(
  rows: AsyncIterable<DeadlineRow>,
  rules: CurrentRules['value'],
): AsyncGenerator<Group> {
  let examined = 0;
  let moving: DeadlineRow[] = [];
  let last: DeadlineRow | null = null;
  for await (const row of rows) {
    examined += 1;
    last = row;
    if (movedDueDate(row, rules) !== null) moving.push(row);
    if (moving.length < MAX_CONCURRENT && examined < MAX_GROUP) continue;
    yield { examined, moving, last };
    examined = 0;
    moving = [];
  }
  if (last && examined > 0) yield { examined, moving, last };
}

type Result = 'moved' | 'unchanged' | 'failed';

/** A request that failed is tried again in the next pass, because its row still has the old date. */
async function moveOne(requestId: string, rules: CurrentRules, log: Log): Promise<Result> {
  const now = new Date();
  try {
    const { request, pendingTasks } = await changeRequest(
      requestId,
      // A newer version is another move's.
      (current) =>
        (current.deadline?.version ?? 0) > rules.version ? null : moveDeadline(current, rules, now),
      now,
    );
    await (pendingTasks.length > 0 ? runTasksNow(pendingTasks, now, log) : projectRequest(request));
    return pendingTasks.length > 0 || request.deadline?.version === rules.version ? 'moved' : 'unchanged';
  } catch (error) {
    if (error instanceof PortalError && error.code === 'not_found') return 'unchanged';
    log.warn('deadline not moved', { requestId, internal: errorSummary(error) });
    return 'failed';
  }
}
