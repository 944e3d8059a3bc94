import { withdrawFile } from '@portal/contract/files/endpoints/releases.ts';
import { PortalError } from '../../errors/portalError.ts';
import { sessionOf } from '../../workflows/accounts/sessionOf.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { staffFile } from '../../workflows/requests/viewRequest.ts';
import { withdrawReleasedFile } from '../../workflows/files/withdrawReleasedFile.ts';

/** POST /api/withdrawFile: withdraws a released file. Only an admin can refund its payment. */
endpoint(withdrawFile, async ({ body, caller, now, log }) => {
  const { role } = sessionOf(caller);
  if (body.refund && role !== 'admin')
    throw new PortalError('forbidden', 'Only an admin can refund a payment.');
  const root = await withdrawReleasedFile(body, actorOf(caller), now, log);
  return { message: 'File withdrawn', data: await staffFile(root, body.fileId, now) };
});
