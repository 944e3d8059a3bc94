import { testStripe } from '@portal/contract/configuration/endpoints/setup.ts';
import { recordPortalEvent } from '../../data/audit/recordPortalEvent.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { testStripeKeys } from '../../workflows/configuration/testServices.ts';

/** POST /api/testStripe: asks Stripe about the keys of the portal, and records it in the audit trail. */
endpoint(testStripe, async ({ caller, now }) => {
  const data = await testStripeKeys();
  const details = { service: 'stripe', result: data.result } as const;
  await recordPortalEvent({ kind: 'service-tested', by: actorOf(caller), details }, now);
  return { data };
});
