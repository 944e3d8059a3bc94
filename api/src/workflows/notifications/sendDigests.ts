import { dayAfter } from '@portal/contract/requests/rules/attention.ts';
import { pendingAccountings } from '../../data/requests/disclosureLog.ts';
import { listMonths } from '../../data/views/listMonths.ts';
import { readClosedWithDownloadRequest } from '../../data/views/overview.ts';
import { readAttention } from '../../data/views/readAttention.ts';
import { readCounters } from '../../data/views/readCounters.ts';
import type { User } from '../../domain/accounts/user.ts';
import { accountingReminderDay, dueAccountings } from '../../domain/disclosures/accountings.ts';
import { totalsOf } from '../../domain/analytics/figures.ts';
import { type Digest, type DigestRow, buildDigest } from '../../domain/notifications/buildDigest.ts';
import { unavailable } from '../../errors/portalError.ts';
import type { Log } from '../../telemetry/log.ts';
import { sendEmailWithContact } from './sendEmailWithContact.ts';
import { staffDigestEmail } from '../../services/email/templates/staffDigestEmail.ts';
import { accountingViews } from '../disclosures/disclosureLog.ts';
import { assignableUsers } from '../accounts/assignees.ts';
import { errorSummary } from '../../telemetry/errorSummary.ts';

/**
 * Emails a daily digest to each staff member with email notifications on. Sends at most one digest per person and day.
 * Throws if a digest could not be sent; the next run retries it.
 */
export async function sendDigests(now: Date, log: Log): Promise<void> {
  const [rows, accountings, users] = await Promise.all([
    readRows(now),
    countAccountings(now),
    assignableUsers(),
  ]);
  const sent = { sent: 0, failed: 0 };
  for (const user of users.filter(({ settings }) => settings.emailNotifications)) {
    try {
      if (await sendDigest(user, buildDigest(rows, accountings, user.userId, now), now)) sent.sent += 1;
    } catch (error) {
      sent.failed += 1;
      log.warn('digest not sent', { userId: user.userId, internal: errorSummary(error) });
    }
  }
  log.info('digests sent', sent);
  if (sent.failed > 0) throw unavailable('Email', new Error(`${sent.failed} digests were not sent`));
}

async function sendDigest(user: User, digest: Digest | null, now: Date): Promise<boolean> {
  const { userId, email, settings } = user;
  if (!digest) return false;
  const { language } = settings;
  await sendEmailWithContact(
    await staffDigestEmail({ userId, to: email, language, day: dayAfter(now, 0), digest }),
    now,
  );
  return true;
}

/** Reads the rows that may need attention: from the months with open requests, and closed ones that wait for an answer. */
async function readRows(now: Date): Promise<DigestRow[]> {
  const months = await listMonths();
  const counters = await Promise.all(months.map(({ pks }) => readCounters(pks)));
  const open = months.filter((_, index) => totalsOf(counters[index]!).open > 0);
  const [inMonths, closed] = await Promise.all([
    readAttention(
      open.flatMap(({ pks }) => pks),
      now,
    ),
    readClosedWithDownloadRequest(),
  ]);
  const rows = [...inMonths, ...closed].map((row) => [row.requestId, row] as const);
  return [...new Map(rows).values()];
}

/** Maximum number of accountings counted. */
const MAX_ACCOUNTINGS = 200;

/** Returns how many accountings of disclosures are due soon, overdue, or must be issued again. */
async function countAccountings(now: Date): Promise<number> {
  const pending = await pendingAccountings(MAX_ACCOUNTINGS, accountingReminderDay(now));
  return dueAccountings(await accountingViews(pending, now), now);
}
