import { testEmail } from '@portal/contract/configuration/endpoints/setup.ts';
import { recordPortalEvent } from '../../data/audit/recordPortalEvent.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { signedInUser } from '../../workflows/accounts/signedInUser.ts';
import { testEmailService } from '../../workflows/configuration/testServices.ts';

/** POST /api/testEmail: sends a test message to the admin who calls, and records it in the audit trail. */
endpoint(testEmail, async ({ body: { key }, caller, now }) => {
  const data = await testEmailService(await signedInUser(caller), key, now);
  const details = { service: 'email', result: data.result } as const;
  await recordPortalEvent({ kind: 'service-tested', by: actorOf(caller), details }, now);
  return { data };
});
