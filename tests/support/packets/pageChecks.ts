import { checkPages, getPageChecks } from '@portal/contract/packets/checkEndpoints.ts';
import type { PageDecision } from '@portal/contract/packets/pageChecks.ts';
import type { PageRef } from '@portal/contract/packets/recipe.ts';
import { authHeaders, type Person } from '../accounts/accounts.ts';
import { callApi, dataOf } from '../api/callApi.ts';
import { randomIpHeader } from '../api/randomIpHeader.ts';

interface Portal {
  readonly api: string;
}

/** What staff see of the pages of a packet. */
export function pageChecksOf({ api }: Portal, staff: Person, requestId: string) {
  const headers = { ...authHeaders(staff), ...randomIpHeader() };
  return dataOf(api, getPageChecks, { headers, query: { requestId } });
}

/** Says of pages that they are fine, or not, as they are now. */
export async function decide(
  portal: Portal,
  staff: Person,
  requestId: string,
  pages: readonly PageRef[],
  decision: Partial<PageDecision> = {},
) {
  const { version } = await pageChecksOf(portal, staff, requestId);
  return callApi(portal.api, checkPages, {
    headers: { ...authHeaders(staff), ...randomIpHeader() },
    body: { requestId, version, pages: [...pages], decision: { verdict: 'fine', note: '', ...decision } },
  });
}
