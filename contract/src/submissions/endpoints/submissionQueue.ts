import { operation, staffOnly } from '../../endpoint.ts';
import { submissionPage, submissionsQuery } from '../schemas/submissionQueue.ts';

export const getSubmissions = operation({
  function: 'getSubmissions',
  method: 'GET',
  path: 'getSubmissions',
  summary: 'The intake queue: requests, updates and imports with the state of their review, oldest first.',
  access: staffOnly,
  query: submissionsQuery,
  data: submissionPage,
});
