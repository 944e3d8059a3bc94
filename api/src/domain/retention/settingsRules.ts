import { localizable } from '@portal/contract/fields/localizableText.ts';
import * as z from 'zod/mini';
import { type ListDecision, refuse } from '../configuration/listDecision.ts';

/** For how many days files of closed requests are kept from then on; null: always. The newest comes last. */
export const storedRetentionSetting = z.object({
  days: z.nullable(z.int()),
  at: z.string(),
  /** User id. */
  by: z.string(),
  byName: z.string(),
  reason: z.string(),
});

export type StoredRetentionSetting = z.output<typeof storedRetentionSetting>;

/** The latest are shown; the audit trail has all of them. */
const MAX_KEPT = 100;

/** The defaults: closed requests are never deleted until an admin sets a period. */
export function defaultDaysOf(settings: readonly StoredRetentionSetting[]): number | null {
  return settings.at(-1)?.days ?? null;
}

/** Sets another number. `seen`: the one on the screen of whoever changes it. */
export function setDefaultDays(
  settings: readonly StoredRetentionSetting[],
  wanted: StoredRetentionSetting,
  seen: number | null | undefined,
): ListDecision<StoredRetentionSetting> {
  const days = defaultDaysOf(settings);
  const last = settings.at(-1);
  if (last && days === wanted.days) return { kind: 'unchanged', item: last };
  if (seen !== undefined && seen !== days) {
    return refuse(
      'conflict',
      localizable('Someone else changed the retention settings. Please reload the page.'),
    );
  }
  return {
    kind: 'changed',
    items: [...settings, wanted].slice(-MAX_KEPT),
    item: wanted,
    event: { action: 'changed', details: { from: days ?? 'always', to: wanted.days ?? 'always' } },
  };
}
