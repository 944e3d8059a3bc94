import type { LogFields } from './log.ts';
import type { Trace } from './trace.ts';

/** The wait times of a trace as log fields: `cosmosCalls`, `cosmosMs`, and so on. Concurrent calls each count their full time. */
export function waitFields({ waited }: Trace): LogFields {
  return Object.fromEntries(
    Object.entries(waited).flatMap(([store, { calls, ms }]) => [
      [`${store}Calls`, calls],
      [`${store}Ms`, Math.round(ms * 100) / 100],
    ]),
  );
}
