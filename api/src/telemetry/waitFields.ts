import type { LogFields } from './log.ts';
import type { Trace } from './trace.ts';

/**
 * The wait times of a trace as log fields: `cosmosCalls`, `cosmosMs`, and so on. Concurrent calls each count their full
 * time. The requests to Cosmos DB follow, as `cosmosReads` to `cosmosOfTasks`.
 */
export function waitFields({ waited, requests }: Trace): LogFields {
  const waits = Object.entries(waited).flatMap(([store, { calls, ms }]) => [
    [`${store}Calls`, calls],
    [`${store}Ms`, Math.round(ms * 100) / 100],
  ]);
  const { reads, queries, writes, documents, inARow, ofTasks } = requests;
  const counts = {
    cosmosReads: reads,
    cosmosQueries: queries,
    cosmosWrites: writes,
    cosmosDocuments: documents,
    cosmosInARow: inARow,
    cosmosOfTasks: ofTasks,
  };
  return { ...Object.fromEntries(waits), ...(inARow > 0 && counts) };
}
