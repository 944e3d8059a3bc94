import { localizable } from '@portal/contract/fields/localizableText.ts';
import * as z from 'zod/mini';
import { type ListDecision, refuseListChange } from '../configuration/listDecision.ts';

/** Days that files of closed requests are kept; null means always. The newest setting is last. */
export const storedRetentionSetting = z.object({
  days: z.nullable(z.int()),
  at: z.string(),
  /** User id. */
  by: z.string(),
  byName: z.string(),
  reason: z.string(),
});

export type StoredRetentionSetting = z.output<typeof storedRetentionSetting>;

/** The portal stores the latest settings; the audit trail has all of them. */
const MAX_SETTINGS = 100;

/** The current default; null (keep always) until an admin sets a period. */
export function defaultDaysOf(settings: readonly StoredRetentionSetting[]): number | null {
  return settings.at(-1)?.days ?? null;
}

/** Changes the default. `seen`: the days that the admin saw. */
export function setDefaultDays(
  settings: readonly StoredRetentionSetting[],
  next: StoredRetentionSetting,
  seen: number | null | undefined,
): ListDecision<StoredRetentionSetting> {
  const days = defaultDaysOf(settings);
  const last = settings.at(-1);
  if (last && days === next.days) return { kind: 'unchanged', item: last };
  if (seen !== undefined && seen !== days) {
    return refuseListChange(
      'conflict',
      localizable('Someone else changed the retention settings. Please reload the page.'),
    );
  }
  return {
    kind: 'changed',
    items: [...settings, next].slice(-MAX_SETTINGS),
    item: next,
    event: { action: 'changed', details: { from: days ?? 'always', to: next.days ?? 'always' } },
  };
}
