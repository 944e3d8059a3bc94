import { ofRequest, type Steps } from '../operations/outbox/step.ts';
import { notifyStaffOfDispute } from './notifyStaffOfDispute.ts';

export const disputeSteps: Steps<'notify-staff-of-dispute'> = {
  'notify-staff-of-dispute': ofRequest((request, step, { now }) => notifyStaffOfDispute(request, step, now)),
};
