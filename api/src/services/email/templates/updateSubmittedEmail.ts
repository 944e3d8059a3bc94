import { staffEmail, type StaffReader } from '../staffEmail.ts';

interface Facts extends StaffReader {
  readonly requestId: string;
  readonly updateId: string;
  /** An entry of the catalog. */
  readonly reason: string;
  readonly files: number;
}

/** The email that tells a staff member that a client sent an update. Order id and text are omitted: clients write them, and they may name the patient. */
export function updateSubmittedEmail(facts: Facts) {
  const { userId, requestId, updateId, files } = facts;
  return staffEmail(facts, (t) => {
    const reason = t(facts.reason);
    return {
      id: `staff-update-${requestId}-${updateId}-${userId}`,
      subject: t('Update to a request: {{reason}}', { reason }),
      heading: t('A client updated a request'),
      paragraphs: [
        t('Please review the update.'),
        ...(files > 0 ? [t('You can open its documents after they pass the virus scan.')] : []),
      ],
      facts: [
        [t('Reason'), reason],
        [t('Documents'), String(files)],
      ],
      action: { label: t('Open the request'), path: `/dashboard/request/${requestId}` },
    };
  });
}
