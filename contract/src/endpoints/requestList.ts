import { operation, providers, signedIn } from '../endpoint.ts';
import { requestExport, requestExportQuery, requestList, requestListQuery } from '../schemas/requestList.ts';

export const getAllClientRequests = operation({
  function: 'getAllClientRequests',
  method: 'GET',
  path: 'getAllClientRequests',
  summary: 'Requests, newest first: all of them for staff, their own for a client.',
  access: signedIn,
  query: requestListQuery,
  data: requestList,
});

export const exportClientRequests = operation({
  function: 'exportClientRequests',
  method: 'GET',
  path: 'exportClientRequests',
  summary:
    'The filtered list as CSV, newest first, part by part: each part but the last names where the next one begins. That it was exported is noted.',
  access: providers,
  rateLimit: { limit: 600, windowSeconds: 600 },
  query: requestExportQuery,
  data: requestExport,
});
