import { authorOf } from '../../domain/accounts/nameOfUser.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { StoredAccounting } from '../../domain/disclosures/disclosureLog.ts';
import type { Bundle, PrintOrderOf } from '../../domain/files/downloads/bundle.ts';
import { PortalError } from '../../errors/portalError.ts';
import type { Log } from '../../telemetry/log.ts';
import { type Printed, PrintRefused } from '../files/bundles/printed.ts';
import { changeDisclosureLogEntryAs, requireDisclosureLogEntry } from './disclosureLog.ts';
import { issueAccounting } from './issueAccounting.ts';

/** The files of an accounting are stored with the accounting, so the bundle has no blob. */
const PRINTED: Printed = { blobName: null };

/**
 * Issues an ordered accounting once. Each issue stores its order, and an order is valid for one revision only. So a
 * builder that repeats an interrupted build finds the issue.
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
