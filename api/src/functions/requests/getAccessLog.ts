import { getAccessLog } from '@portal/contract/requests/endpoints/accessLog.ts';
import { readEventsOfKinds } from '../../data/requests/events/readEvents.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { isSubmitter } from '../../domain/requests/access/mayOpenRequest.ts';
import { accessLogKinds, accessLogOf, accountsInLog } from '../../domain/requests/views/accessLog.ts';
import { notFound } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { sessionOf } from '../../workflows/accounts/sessionOf.ts';
import { addressesOf } from '../../workflows/accounts/ofRequest/requestAccounts.ts';
import { withheldEvents } from '../../workflows/disclosures/findPatientDisclosures.ts';

/** The most events that one call reads. */
const MAX_EVENTS = 200;

/** GET /api/getAccessLog: who opened or downloaded what, and which accounts added it, for the account that submitted the request. */
endpoint(getAccessLog, async ({ query: { requestId }, caller, now }) => {
  const { userId } = sessionOf(caller);
  const stored = await readRequest(requestId);
  if (!stored || !isSubmitter(stored.value, userId)) throw notFound('Request not found');
  const found = await readEventsOfKinds(requestId, accessLogKinds, MAX_EVENTS + 1);
  const events = found.slice(0, MAX_EVENTS);
  const [withheld, addresses] = await Promise.all([
    withheldEvents(stored.value, events, now),
    addressesOf(accountsInLog(events, userId)),
  ]);
  return {
    data: {
      entries: accessLogOf(stored.value, events, userId, { withheld, addresses }),
      isTruncated: found.length > MAX_EVENTS,
    },
  };
});
