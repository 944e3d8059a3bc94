import { ofRequest, type Steps } from '../operations/outbox/step.ts';
import { checkUploadedAuthorization } from './checkUploadedAuthorization.ts';

export const submissionSteps: Steps<'check-authorization'> = {
  'check-authorization': ofRequest((request, { fileId }, { now, log }) =>
    checkUploadedAuthorization(request, fileId, now, log),
  ),
};
