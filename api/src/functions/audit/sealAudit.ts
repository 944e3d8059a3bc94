import type { InvocationContext } from '@azure/functions';
import { logOf } from '../../telemetry/log.ts';
import { copySeals, sealDays } from '../../workflows/audit/sealDays.ts';

/**
 * Hourly timer: seals past days of the audit trail and copies the seals to the archive. It also logs the hashes, so that
 * they exist outside the store.
 */
export async function sealAudit(context: InvocationContext): Promise<void> {
  const log = logOf(context);
  for (const { day, hash } of await sealDays(new Date())) log.info('audit trail sealed', { day, hash });
  const { copied, differingDay } = await copySeals();
  if (copied.length > 0) log.info('seals copied', { seals: copied.length, lastDay: copied.at(-1) });
  if (differingDay !== null) log.error('seal copy differs', { day: differingDay });
}
