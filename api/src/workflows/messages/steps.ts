import { ofRequest, type Steps } from '../operations/outbox/step.ts';
import { eraseThread } from './eraseThread.ts';
import { notifyMentioned, notifyMessageAssignee, notifyStaffOfMessage } from './notifyStaffOfMessage.ts';

export const messageSteps: Steps<
  'erase-messages' | 'notify-mentioned' | 'notify-message-assignee' | 'notify-staff-of-message'
> = {
  'erase-messages': ofRequest(({ requestId }, { to }, { now }) => eraseThread(requestId, to, now)),
  'notify-mentioned': ofRequest((request, step, { now }) => notifyMentioned(request, step, now)),
  'notify-message-assignee': ofRequest((request, step, { now }) => notifyMessageAssignee(request, step, now)),
  'notify-staff-of-message': ofRequest((request, step, { now }) => notifyStaffOfMessage(request, step, now)),
};
