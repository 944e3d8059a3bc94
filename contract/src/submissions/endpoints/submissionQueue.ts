import { operation, staffOnly } from '../../endpoint.ts';
import { submissionPage, submissionsQuery } from '../schemas/submissionQueue.ts';

export const getSubmissions = operation({
  function: 'getSubmissions',
  method: 'GET',
  summary: 'Lists the intake queue: requests, updates and imports with their review state, oldest first.',
  access: staffOnly,
  query: submissionsQuery,
  data: submissionPage,
});
