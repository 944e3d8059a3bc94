import { refundFile } from '@portal/contract/files/endpoints/releases.ts';
import { endpoint } from '../../http/endpoint.ts';
import { staffFile } from '../../workflows/requests/viewRequest.ts';
import { refundWithdrawnFile } from '../../workflows/files/withdrawReleasedFile.ts';

/** POST /api/refundFile: refunds the payment of a file that was withdrawn. */
endpoint(refundFile, async ({ body, now, log }) => {
  const request = await refundWithdrawnFile(body, now, log);
  return { message: 'Payment refunded', data: await staffFile(request, body.fileId, now) };
});
