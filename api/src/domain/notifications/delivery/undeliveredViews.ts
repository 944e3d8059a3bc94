import type { UndeliveredRecipient } from '@portal/contract/notifications/schemas.ts';
import type { RequestDocument } from '../../requests/requestDocument.ts';
import type { UndeliveredRef } from './undelivered.ts';

/** What the views of unreached recipients need from the stores. */
interface UndeliveredContext {
  readonly isSuppressed: (addressKey: string) => boolean;
  /** The ID of a recipient within the request. */
  readonly idOf: (recipient: UndeliveredRef) => string;
  /** Whether the account gets text messages about the request. */
  readonly isTexted: (userId: string) => boolean;
}

/** The recipients whom emails about a request do not reach, as staff see them, latest first. */
export function undeliveredViews(
  { undelivered = [] }: Pick<RequestDocument, 'undelivered'>,
  { isSuppressed, idOf, isTexted }: UndeliveredContext,
): UndeliveredRecipient[] {
  return undelivered
    .toSorted((a, b) => b.latestAt.localeCompare(a.latestAt))
    .map(({ recipient, userId, addressKey, address, reason, code, since, bounces }) => ({
      recipient,
      recipientId: idOf({ recipient, userId }),
      address,
      reason,
      ...(code && { code }),
      since,
      bounces,
      isSuppressed: isSuppressed(addressKey),
      ...(userId !== null && isTexted(userId) && { isTexted: true as const }),
    }));
}
