import { randomUUID } from 'node:crypto';
import { getRequestNotices } from '@portal/contract/notifications/endpoints.ts';
import type { NoticeState, SentNotice } from '@portal/contract/notifications/schemas.ts';
import { authHeaders, type Person } from '../accounts/accounts.ts';
import { dataOf } from '../api/callApi.ts';
import { randomIpHeader } from '../api/randomIpHeader.ts';
import { eventually } from '../portal/eventually.ts';

/** An unused address of which the local mail service reports that emails to it end like this. */
export function addressThat(
  outcome: 'bounce' | 'spam' | 'quarantine' | 'suppressed' | 'fail' | 'reject' | 'list',
) {
  return `${outcome}+${randomUUID().slice(0, 12)}@firm.example`;
}

/** The notices of a request, newest first, and the recipients whom emails do not reach. */
export function noticesOf({ api }: { readonly api: string }, staff: Person, requestId: string) {
  const headers = { ...authHeaders(staff), ...randomIpHeader() };
  return dataOf(api, getRequestNotices, { headers, query: { requestId } });
}

/** Waits until the first notice to an address is in a state. */
export function noticeTo(
  portal: { readonly api: string },
  staff: Person,
  { requestId, to, state }: { readonly requestId: string; readonly to: string; readonly state: NoticeState },
): Promise<SentNotice> {
  return eventually(`a notice to ${to} that is ${state}`, async () => {
    const { notices } = await noticesOf(portal, staff, requestId);
    return notices.find((notice) => notice.to === to && notice.state === state);
  });
}
