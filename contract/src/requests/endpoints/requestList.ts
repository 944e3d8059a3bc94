import { operation, signedIn } from '../../endpoint.ts';
import { requestListPage, requestListQuery } from '../schemas/requestList.ts';

export const getAllClientRequests = operation({
  function: 'getAllClientRequests',
  method: 'GET',
  summary:
    'Lists requests, newest first: all for staff, their own for clients. An unknown view is refused; an unknown status matches no request.',
  access: signedIn,
  query: requestListQuery,
  data: requestListPage,
});
