import { saveIntentRecord } from '../../data/payments/intentRecords.ts';
import {
  recordFileIntent,
  recordPayer,
  type UnpayableFileReason,
  unpayableFileReason,
} from '../../domain/payments/openFilePayment.ts';
import { notFound, PortalError } from '../../errors/portalError.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import { clientIdOf } from '../../domain/requests/access/clientIdOf.ts';
import type { Log } from '../../telemetry/log.ts';
import { createFileIntent, type Intent } from '../../services/payments/intents.ts';
import { openPayment } from './openPayment.ts';

const refusals: Record<Exclude<UnpayableFileReason, 'no-such-file'>, string> = {
  withdrawn: 'The records provider has withdrawn this file.',
  deleted: 'This file was deleted under the retention schedule.',
  free: 'This file has no charge, so its downloads are not limited.',
  'not-clean': 'You can pay for this file after it passes the virus scan.',
  embargoed: 'You can’t pay for this file yet. The request page shows from when.',
  paid: 'This file is already paid for.',
  clearing: 'A bank payment for this file is already being processed.',
};

/** Returns the PaymentIntent that pays the charge of a file. */
export function openFilePayment(
  caller: Caller,
  requestId: string,
  fileId: string,
  now: Date,
  log: Log,
): Promise<Intent> {
  return openPayment(
    caller,
    requestId,
    {
      find: (request) => {
        const file = request?.files[fileId];
        const refusal = unpayableFileReason(file, now);
        if (!file || refusal === 'no-such-file') throw notFound('File not found');
        if (refusal) throw new PortalError('conflict', refusals[refusal]);
        return file;
      },
      create: async ({ chargeCents: amountCents }, from) => {
        const intent = await createFileIntent({ requestId, fileId, amountCents }, from);
        await saveIntentRecord(intent.id, { requestId, draftId: null });
        return intent;
      },
      recordIntent: (found, { chargeCents: amountCents }, intents) =>
        recordFileIntent(
          found,
          fileId,
          { ...intents, amountCents, payerId: clientIdOf(caller.session) },
          now,
        ),
      recordReuse: (found) => recordPayer(found, fileId, clientIdOf(caller.session), now),
    },
    now,
    log,
  );
}
