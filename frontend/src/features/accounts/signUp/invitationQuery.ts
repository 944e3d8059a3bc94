import { getInvitation } from '@portal/contract/endpoints/auth.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

/** Whom an invitation names. */
export function invitationQuery(token: string) {
  return queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call(getInvitation, { body: { token }, signal }),
    staleTime: Infinity,
  });
}
