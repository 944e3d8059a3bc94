import { ofRequest, type Steps } from '../operations/outbox/step.ts';
import { notifyStaffOfDispute } from './notifyStaffOfDispute.ts';

export const disputeSteps: Steps<'notify-staff-of-dispute'> = {
  'notify-staff-of-dispute': ofRequest((root, work, { now }) => notifyStaffOfDispute(root, work, now)),
};
