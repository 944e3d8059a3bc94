import type { LogFields } from './log.ts';
import type { Trail } from './trail.ts';

/** What a trail has waited for, as fields of a log line: `cosmosCalls`, `cosmosMs` and so on. Calls side by side count their time each. */
export function waits({ waited }: Trail): LogFields {
  return Object.fromEntries(
    Object.entries(waited).flatMap(([store, { calls, ms }]) => [
      [`${store}Calls`, calls],
      [`${store}Ms`, Math.round(ms * 100) / 100],
    ]),
  );
}
