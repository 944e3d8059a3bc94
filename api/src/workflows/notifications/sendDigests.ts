import { facilityDay } from '../../data/configuration/deadlineRules.ts';
import { openIncidents } from '../../data/requests/incidents.ts';
import { pendingAccountings } from '../../data/requests/disclosureLog.ts';
import { addDays } from '@portal/contract/fields/dates.ts';
import { INCIDENT_REMINDER_DAYS } from '@portal/contract/incidents/rules.ts';
import { listMonths } from '../../data/views/listMonths.ts';
import {
  readClosedWithDownloadRequest,
  readNotCompleted,
  readUnanswered,
  readUndelivered,
} from '../../data/views/overview.ts';
import { readAttention } from '../../data/views/attention/readAttention.ts';
import { readCounters } from '../../data/views/readCounters.ts';
import type { User } from '../../domain/accounts/user.ts';
import { accountingReminderDay, dueAccountings } from '../../domain/disclosures/accountings.ts';
import { totalsOf } from '../../domain/analytics/figures.ts';
import { type Digest, type DigestRow, buildDigest } from '../../domain/notifications/buildDigest.ts';
import { PortalError, unavailable } from '../../errors/portalError.ts';
import type { Log } from '../../telemetry/log.ts';
import { sendAccountNotice } from './delivery/sendNotice.ts';
import { sendToEach } from './sendToEach.ts';
import { staffDigestEmail } from '../../services/email/templates/staffDigestEmail.ts';
import { accountingViews } from '../disclosures/disclosureLog.ts';
import { assignableUsers } from '../accounts/assignees.ts';
import { errorSummary } from '../../telemetry/errorSummary.ts';

/**
 * Emails a daily digest to each staff member with email notifications on. Sends at most one digest per person and day.
 * Throws if a digest could not be sent; the next run retries it.
 */
export async function sendDigests(now: Date, log: Log): Promise<void> {
  const today = await facilityDay(now);
  const [rows, accountings, incidents, users] = await Promise.all([
    readRows(now, today),
    countAccountings(now),
    countIncidents(today),
    assignableUsers(),
  ]);
  const sent = { sent: 0, failed: 0 };
  const recipients = users.filter(({ settings }) => settings.emailNotifications);
  await sendToEach(recipients, async (user) => {
    try {
      const facts = { rows, accountings, incidents: user.role === 'admin' ? incidents : 0, now, today };
      const digest = buildDigest(facts, user.userId);
      if (await sendDigest(user, digest, today, now)) sent.sent += 1;
    } catch (error) {
      sent.failed += 1;
      const askedSeconds = error instanceof PortalError ? error.detail.askedSeconds : undefined;
      // An alert reads `throttledMs`.
      const throttled = askedSeconds !== undefined && { throttledMs: askedSeconds * 1000 };
      log.warn('digest not sent', { userId: user.userId, ...throttled, internal: errorSummary(error) });
    }
  });
  log.info('digests sent', sent);
  if (sent.failed > 0) throw unavailable('Email', new Error(`${sent.failed} digests were not sent`));
}

async function sendDigest(user: User, digest: Digest | null, day: string, now: Date): Promise<boolean> {
  const { userId, email, settings } = user;
  if (!digest) return false;
  const { language } = settings;
  await sendAccountNotice(await staffDigestEmail({ userId, to: email, language, day, digest }), now);
  return true;
}

/**
 * Reads the rows that may need attention: from the months with open requests, those that were not completed after the
 * malware scan, and those of clients who wait for an answer, did not give one, or get no emails.
 */
async function readRows(now: Date, today: string): Promise<DigestRow[]> {
  const months = await listMonths();
  const counters = await Promise.all(months.map(({ pks }) => readCounters(pks)));
  const open = months.filter((_, index) => totalsOf(counters[index]!).open > 0);
  const [inMonths, closed, notCompleted, unanswered, undelivered] = await Promise.all([
    readAttention(
      open.flatMap(({ pks }) => pks),
      now,
      today,
    ),
    readClosedWithDownloadRequest(),
    readNotCompleted(),
    readUnanswered(),
    readUndelivered(),
  ]);
  const rows = new Map<string, DigestRow>();
  const add = (found: readonly (DigestRow & { readonly requestId: string })[], mark: Partial<DigestRow>) => {
    for (const row of found) rows.set(row.requestId, { ...row, ...rows.get(row.requestId), ...mark });
  };
  add([...inMonths, ...closed], {});
  add(notCompleted, { isNotCompleted: true });
  add(unanswered, { isUnanswered: true });
  add(undelivered, { isUndelivered: true });
  return [...rows.values()];
}

/** Maximum number of accountings counted. */
const MAX_ACCOUNTINGS = 200;

/** Returns how many accountings of disclosures are due soon, overdue, or must be issued again. */
async function countAccountings(now: Date): Promise<number> {
  const pending = await pendingAccountings(MAX_ACCOUNTINGS, accountingReminderDay(now));
  return dueAccountings(await accountingViews(pending, now), now);
}

/** Maximum number of incidents counted. */
const MAX_INCIDENTS = 200;

/** Returns how many open incidents are due within a week or overdue. */
async function countIncidents(today: string): Promise<number> {
  return (await openIncidents(MAX_INCIDENTS, addDays(today, INCIDENT_REMINDER_DAYS))).length;
}
