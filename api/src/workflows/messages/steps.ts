import { ofRequest, type Steps } from '../operations/outbox/step.ts';
import { eraseThread } from './eraseThread.ts';
import { notifyMentioned, notifyMessageAssignee, notifyStaffOfMessage } from './notifyStaffOfMessage.ts';

export const messageSteps: Steps<
  'erase-messages' | 'notify-mentioned' | 'notify-message-assignee' | 'notify-staff-of-message'
> = {
  'erase-messages': ofRequest(({ requestId }, { to }, { now }) => eraseThread(requestId, to, now)),
  'notify-mentioned': ofRequest((root, work, { now }) => notifyMentioned(root, work, now)),
  'notify-message-assignee': ofRequest((root, work, { now }) => notifyMessageAssignee(root, work, now)),
  'notify-staff-of-message': ofRequest((root, work, { now }) => notifyStaffOfMessage(root, work, now)),
};
