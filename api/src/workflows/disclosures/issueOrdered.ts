import { authorOf } from '../../domain/accounts/nameOfUser.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { StoredAccounting } from '../../domain/disclosures/disclosureLog.ts';
import type { Bundle, PrintOrderOf } from '../../domain/files/downloads/bundle.ts';
import { PortalError } from '../../errors/portalError.ts';
import type { Log } from '../../telemetry/log.ts';
import { type Printed, PrintRefused } from '../files/bundles/printed.ts';
import { changeDisclosureLogEntryAs, requireDisclosureLogEntry } from './disclosureLog.ts';
import { issueAccounting } from './issueAccounting.ts';

/** The files of an accounting are stored with it. */
const PRINTED: Printed = { blobName: null };

/**
 * Issues an ordered accounting, once: an accounting names the order of each issue, and an order counts for one revision
 * only. So a builder that repeats the work of one that died finds its issue.
 */
export async function issueOrdered(
  { bundleId }: Bundle,
  order: PrintOrderOf<'accounting'>,
  user: User,
  log: Log,
): Promise<Printed> {
  const { accountingId } = order;
  const isIssued = async () => {
    const { issues } = await requireDisclosureLogEntry<StoredAccounting>('accounting', accountingId);
    return issues.some((issue) => issue.order === bundleId);
  };
  if (await isIssued()) return PRINTED;
  try {
    await changeDisclosureLogEntryAs<StoredAccounting>(
      'accounting',
      accountingId,
      (stored, disclosureLog, writer) =>
        issueAccounting(stored, { ...order, order: bundleId }, disclosureLog, writer),
      { ...authorOf(user), byTitle: user.jobTitle, now: new Date() },
      log,
    );
  } catch (error) {
    const isRefusal =
      error instanceof PortalError && error.code !== 'unavailable' && error.code !== 'rate_limited';
    if (!isRefusal) throw error;
    // Another builder of the same order was faster.
    if (!(await isIssued())) throw new PrintRefused(error.message);
  }
  return PRINTED;
}
