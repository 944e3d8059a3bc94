import { randomUUID } from 'node:crypto';
import type { BodyInputOf } from '@portal/contract/endpoint.ts';
import type { saveUnfinishedRequest } from '@portal/contract/requests/endpoints/unfinishedRequests.ts';
import type { UnfinishedValues } from '@portal/contract/requests/schemas/unfinishedRequest.ts';
import { someUnfinishedValues } from '@portal/contract/testing/someUnfinishedValues.ts';

/** The body that saves a new unfinished request with these values. */
export function anUnfinishedRequest(
  values: Partial<UnfinishedValues> = {},
): BodyInputOf<typeof saveUnfinishedRequest> {
  return {
    draftId: randomUUID(),
    values: someUnfinishedValues({ orderId: 'LATER-1', ...values }),
    ssnEntered: false,
    furthestStep: 1,
    seenVersion: 0,
  };
}
