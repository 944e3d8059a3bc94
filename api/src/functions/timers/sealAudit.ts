import type { InvocationContext } from '@azure/functions';
import { logOf } from '../../http/log.ts';
import { sealDays } from '../../workflows/sealDays.ts';

/** Every hour: seals the days of the audit trail that are over. The log keeps the hashes where the store cannot change them. */
export async function sealAudit(context: InvocationContext): Promise<void> {
  const log = logOf(context);
  for (const { day, hash } of await sealDays(new Date())) log.info('audit trail sealed', { day, hash });
}
