import { deleteBundle } from '../../../data/blobs/deleteBundles.ts';
import { readUser } from '../../../data/accounts/users.ts';
import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import type { User } from '../../../domain/accounts/user.ts';
import { type Bundle, hasAttemptsLeft, type PrintOrder } from '../../../domain/files/downloads/bundle.ts';
import { PortalError } from '../../../errors/portalError.ts';
import { errorSummary } from '../../../telemetry/errorSummary.ts';
import type { Log } from '../../../telemetry/log.ts';
import { issueOrdered } from '../../disclosures/issueOrdered.ts';
import { printThreadOf } from '../../messages/printThreadOf.ts';
import { type BuildLease, LeaseLost } from './buildLease.ts';
import { type Printed, PrintRefused } from './printed.ts';
import { renewWhile } from './renewWhile.ts';

/**
 * Prints an ordered document. Throws `unavailable` to request a retry. After the maximum number of attempts the order
 * fails, also if the process died in each of them.
 */
export async function buildPrint(lease: BuildLease, order: PrintOrder, log: Log): Promise<void> {
  const { bundle } = lease;
  const facts = { requestId: bundle.requestId, bundleId: bundle.bundleId, kind: order.kind };
  if (!hasAttemptsLeft(bundle)) {
    log.error('document cannot be printed', { ...facts, attempts: bundle.attempts });
    await lease.end({ ...bundle, state: 'failed' });
    return;
  }
  const startedAt = performance.now();
  let printed: Printed;
  try {
    printed = await renewWhile(lease, async () => print(bundle, order, await orderedBy(order.userId), log));
  } catch (error) {
    if (error instanceof LeaseLost) return;
    const isTemporary =
      error instanceof PortalError && (error.code === 'unavailable' || error.code === 'rate_limited');
    if (isTemporary && hasAttemptsLeft({ attempts: (bundle.attempts ?? 0) + 1 })) {
      await lease.end(bundle);
      throw error;
    }
    log.error('document cannot be printed', { ...facts, fault: errorSummary(error) });
    const problem = error instanceof PrintRefused ? error.message : undefined;
    await lease.end({ ...bundle, state: 'failed', ...(problem !== undefined && { problem }) });
    return;
  }
  const { blobName } = printed;
  const ready: Bundle = { ...bundle, state: 'ready', blobName, readyAt: new Date().toISOString() };
  if (!(await lease.end(ready))) {
    if (blobName !== null) await deleteBundle(blobName);
    return;
  }
  log.info('document printed', { ...facts, durationMs: Math.round(performance.now() - startedAt) });
}

function print(bundle: Bundle, order: PrintOrder, user: User, log: Log): Promise<Printed> {
  return order.kind === 'thread' ? printThreadOf(bundle, order) : issueOrdered(bundle, order, user, log);
}

/** The person who ordered it, if they may still have it. */
async function orderedBy(userId: string): Promise<User> {
  const user = await readUser(userId);
  if (user?.state === 'active' && isStaffRole(user.role)) return user;
  throw new PrintRefused('You do not have access to this.');
}
