import { staffEmail, type StaffReader } from '../../staffEmail.ts';

interface Facts extends StaffReader {
  /** Why the staff member gets it: a client wrote, or a colleague mentioned them or assigned them a message. */
  readonly kind: 'message' | 'mention' | 'assignment';
  readonly requestId: string;
  readonly position: string;
  /** The version of the request that assigned the message, which can be assigned several times. */
  readonly seq?: number;
}

/** The email that tells a staff member about a message, a mention or an assignment. Order ID and text are omitted: they may name the patient. */
export function staffMessageEmail(facts: Facts) {
  const { kind, userId, requestId, position, seq } = facts;
  const about = seq === undefined ? position : `${position}-${seq}`;
  return staffEmail(facts, (t) => ({
    id: `staff-${kind}-${requestId}-${about}-${userId}`,
    heading: {
      message: t('A client sent a message'),
      mention: t('A colleague mentioned you in a message'),
      assignment: t('A colleague assigned you a message'),
    }[kind],
    paragraphs: [t('You can read the messages and answer on the request page.')],
    facts: [],
    action: {
      label: t('Open the request'),
      path: `/dashboard/request/${requestId}?tab=messages&message=${position}`,
    },
  }));
}
