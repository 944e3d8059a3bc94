import { operation, staffOnly } from '../../endpoint.ts';
import { reviewStep } from '../schemas/reviewStep.ts';
import { reviewedSubmission } from '../schemas/submissionReview.ts';

export const reviewSubmission = operation({
  function: 'reviewSubmission',
  method: 'PUT',
  summary:
    'Starts the review of a submission, checks items of its checklist, asks the client for what is missing, approves it, rejects it with what is missing, or returns it to pending. Fails with a conflict if the submission changed since the caller loaded it.',
  access: staffOnly,
  body: reviewStep,
  data: reviewedSubmission,
});
