import { ofRequest, type Steps } from '../operations/outbox/step.ts';
import { checkUploadedAuthorization } from './checkUploadedAuthorization.ts';

export const submissionSteps: Steps<'check-authorization'> = {
  'check-authorization': ofRequest((root, { fileId }, { now, log }) =>
    checkUploadedAuthorization(root, fileId, now, log),
  ),
};
