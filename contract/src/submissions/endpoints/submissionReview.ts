import { operation, staffOnly } from '../../endpoint.ts';
import { reviewedSubmission, reviewStep } from '../schemas/submissionReview.ts';

export const reviewSubmission = operation({
  function: 'reviewSubmission',
  method: 'PUT',
  path: 'reviewSubmission',
  summary:
    'Starts the review of a submission, approves it, rejects it with what is missing, or puts it back to pending. Refused as a conflict when it has changed since it was seen.',
  access: staffOnly,
  body: reviewStep,
  data: reviewedSubmission,
});
