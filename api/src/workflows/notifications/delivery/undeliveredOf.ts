import type { UndeliveredRecipient } from '@portal/contract/notifications/schemas.ts';
import { isAddressSuppressed } from '../../../data/emails/bounces.ts';
import { deliveriesOf } from '../../../domain/notifications/deliveriesOf.ts';
import { undeliveredViews } from '../../../domain/notifications/delivery/undeliveredViews.ts';
import type { RequestRoot } from '../../../domain/requests/root.ts';
import { contactAndOwnersOf } from '../contactAndOwnersOf.ts';
import { recipientIdOf } from './recipients.ts';

/** Those whom emails about a request do not reach, as staff see them. Reads nothing if all are reached. */
export async function undeliveredOf(root: RequestRoot): Promise<UndeliveredRecipient[]> {
  const { undelivered = [], requestId } = root;
  if (undelivered.length === 0) return [];
  const keys = [...new Set(undelivered.map(({ addressKey }) => addressKey))];
  const [suppressed, contactAndOwners] = await Promise.all([
    Promise.all(keys.map(async (key) => ((await isAddressSuppressed(key)) ? key : null))),
    contactAndOwnersOf(root),
  ]);
  const texted = deliveriesOf('update', ...contactAndOwners).filter(({ channel }) => channel === 'sms');
  return undeliveredViews(root, {
    isSuppressed: (key) => suppressed.includes(key),
    idOf: (recipient) => recipientIdOf(requestId, recipient),
    isTexted: (userId) => texted.some((delivery) => delivery.userId === userId),
  });
}
