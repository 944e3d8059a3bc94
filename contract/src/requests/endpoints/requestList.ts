import { operation, signedIn } from '../../endpoint.ts';
import { requestList, requestListQuery } from '../schemas/requestList.ts';

export const getAllClientRequests = operation({
  function: 'getAllClientRequests',
  method: 'GET',
  path: 'getAllClientRequests',
  summary: 'Requests, newest first: all of them for staff, their own for a client.',
  access: signedIn,
  query: requestListQuery,
  data: requestList,
});
