import { withdrawFile } from '@portal/contract/files/endpoints/releases.ts';
import { PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { authorOf } from '../../domain/accounts/nameOfUser.ts';
import { signedInStaff } from '../../workflows/accounts/signedInStaff.ts';
import { staffFile } from '../../workflows/requests/viewRequest.ts';
import { withdrawReleasedFile } from '../../workflows/files/withdrawReleasedFile.ts';

/** POST /api/withdrawFile: withdraws a released file. Only an admin can refund its payment. */
endpoint(withdrawFile, async ({ body, caller, now, log }) => {
  const { requestId, fileId, refund, reason, note } = body;
  const author = authorOf(await signedInStaff(caller));
  if (refund && author.by.kind !== 'admin')
    throw new PortalError('forbidden', 'Only an admin can refund a payment.');
  const withdrawal = { ...author, refund, reason, note };
  const request = await withdrawReleasedFile({ requestId, fileId }, withdrawal, now, log);
  return { message: 'File withdrawn', data: await staffFile(request, body.fileId, now) };
});
