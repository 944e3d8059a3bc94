import * as entries from '@portal/contract/deadlines/endpoints.ts';
import { openDeadlines } from '../../data/views/deadlineRows.ts';
import { endpoint } from '../../http/endpoint.ts';
import { countOpenRequests, movedDueDate } from '../../workflows/deadlines/moveDeadlines.ts';
import { processUntilDeadline } from '../../workflows/operations/sweeps/processUntilDeadline.ts';

const BUDGET_MS = 3_000;
/** Keeps a response below a few hundred kilobytes. */
const MAX_MOVED = 2_000;

/** POST /api/previewDeadlines: which open deadlines changed rules would move. Reads list rows only. */
endpoint(entries.previewDeadlines, async ({ body: { rules, cursor } }) => {
  const moved: entries.MovedDeadline[] = [];
  let examined = 0;
  let isFull = false;
  const from = cursor ?? null;
  const rows = (async function* () {
    for await (const row of openDeadlines(from)) {
      yield row;
      if (isFull) return;
    }
  })();
  let last = from;
  const next = await processUntilDeadline(
    rows,
    { from, deadline: Date.now() + BUDGET_MS, cursorOf: (row) => row.cursor },
    async (row) => {
      examined += 1;
      last = row.cursor;
      const to = movedDueDate(row, rules);
      if (to !== null)
        moved.push({ requestId: row.requestId, orderId: row.orderId, from: row.deadlineDue!, to });
      isFull = moved.length >= MAX_MOVED;
    },
  );
  const total = await countOpenRequests();
  return { data: { examined, total, moved, nextCursor: isFull ? last : next } };
});
