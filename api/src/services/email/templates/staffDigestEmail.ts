import type { Digest } from '../../../domain/notifications/buildDigest.ts';
import { staffEmail, type StaffReader } from '../staffEmail.ts';

interface Facts extends StaffReader {
  /** YYYY-MM-DD: a person has one digest a day. */
  readonly day: string;
  readonly digest: Digest;
}

/** The email that tells a staff member how many requests need attention. Contains only counts: clients choose order ids, which may name a patient. */
export function staffDigestEmail(facts: Facts) {
  const { userId, day, digest } = facts;
  const { unassigned, accountings, incidents, ...own } = digest;
  const hasOwn = Object.values(own).some((count) => count > 0);
  const requestsPath = `/dashboard?assignee=${hasOwn ? 'mine' : 'unassigned'}`;
  const path = hasOwn || unassigned > 0 ? requestsPath : '/management?tab=privacy';
  return staffEmail(facts, (t) => {
    const counted: [string, number][] = [
      [t('Overdue'), own.overdue],
      [t('Due soon'), own.dueSoon],
      [t('Download requests'), own.downloadRequested],
      [t('Update requested'), own.updateRequested],
      [t('On Hold'), own.onHold],
      [t('Not completed'), own.notCompleted],
      [t('Emails not delivered'), own.undelivered],
      [t('No answer from the client'), own.unanswered],
      [t('Unassigned requests that need attention'), unassigned],
      [t('Accountings of disclosures'), accountings],
      [t('Incidents'), incidents],
    ];
    const heading = hasOwn || unassigned > 0 ? t('Requests that need attention') : privacyHeading();
    function privacyHeading(): string {
      if (incidents === 0) return t('Accountings of disclosures that need attention');
      return accountings === 0
        ? t('Incidents that need attention')
        : t('Incidents and accountings that need attention');
    }
    return {
      id: `digest-${day}-${userId}`,
      heading,
      paragraphs: [
        ...(hasOwn ? [t('These requests are assigned to you and need your attention.')] : []),
        ...(!hasOwn && unassigned > 0
          ? [t('These requests are not assigned to anyone and need attention.')]
          : []),
        ...(incidents > 0
          ? [t('The notice to the patient of some incidents is due within a week or overdue.')]
          : []),
        ...(accountings > 0
          ? [t('Some accountings of disclosures are due within a week, overdue, or must be issued again.')]
          : []),
      ],
      facts: counted.filter(([, count]) => count > 0).map(([label, count]) => [label, String(count)]),
      action: {
        label: t('Open the list'),
        path,
      },
    };
  });
}
