import type { SuppressedRecipient, UndeliveredRecipient } from '@portal/contract/notifications/schemas.ts';
import { addressKeyOf } from '../../../data/notifications/addressKey.ts';
import { isAddressSuppressed } from '../../../data/notifications/bounces.ts';
import { deliveriesOf } from '../../../domain/notifications/deliveriesOf.ts';
import type { UndeliveredRef } from '../../../domain/notifications/delivery/undelivered.ts';
import { undeliveredViews } from '../../../domain/notifications/delivery/undeliveredViews.ts';
import type { RequestDocument } from '../../../domain/requests/requestDocument.ts';
import { maskedAddress } from '../../../domain/requests/views/requestAccounts.ts';
import { contactAndOwnersOf } from '../contactAndOwnersOf.ts';
import { emailAddressOf, recipientIdOf } from './recipients.ts';

/** Those whom emails about a request do not reach, as staff see them. Reads nothing if all are reached. */
export async function undeliveredOf(request: RequestDocument): Promise<UndeliveredRecipient[]> {
  const { undelivered = [], requestId } = request;
  if (undelivered.length === 0) return [];
  const keys = [...new Set(undelivered.map(({ addressKey }) => addressKey))];
  const [suppressed, contactAndOwners] = await Promise.all([
    Promise.all(keys.map(async (key) => ((await isAddressSuppressed(key)) ? key : null))),
    contactAndOwnersOf(request),
  ]);
  const texted = deliveriesOf('update', ...contactAndOwners).filter(({ channel }) => channel === 'sms');
  return undeliveredViews(request, {
    isSuppressed: (key) => suppressed.includes(key),
    idOf: (recipient) => recipientIdOf(requestId, recipient),
    isTexted: (userId) => texted.some((delivery) => delivery.userId === userId),
  });
}

/** The recipients of a request without a mark to whom the portal no longer writes. */
export async function suppressedOf(request: RequestDocument): Promise<SuppressedRecipient[]> {
  const { owners, undelivered = [], requestId } = request;
  const refs: readonly UndeliveredRef[] = [
    { recipient: 'contact', userId: null },
    { recipient: 'attorney', userId: null },
    ...owners.map((userId) => ({ recipient: 'account' as const, userId })),
  ];
  const found = await Promise.all(
    refs.map(async (ref) => {
      const isMarked = undelivered.some(
        ({ recipient, userId }) => recipient === ref.recipient && userId === ref.userId,
      );
      const address = isMarked ? null : await emailAddressOf(request, ref);
      if (!address || !(await isAddressSuppressed(addressKeyOf(address.to)))) return null;
      const recipientId = recipientIdOf(requestId, ref);
      return { recipient: ref.recipient, recipientId, address: maskedAddress(address.to) };
    }),
  );
  return found.filter((recipient) => recipient !== null);
}
