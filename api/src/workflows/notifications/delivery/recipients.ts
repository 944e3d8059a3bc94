import type { NoticeRecipient } from '@portal/contract/notifications/noticeRecipients.ts';
import { requestAccountIdOf } from '../../../data/accounts/userId.ts';
import { deliveriesOf } from '../../../domain/notifications/deliveriesOf.ts';
import type { UndeliveredRef } from '../../../domain/notifications/delivery/undelivered.ts';
import type { RequestDocument } from '../../../domain/requests/requestDocument.ts';
import { contactAndOwnersOf } from '../contactAndOwnersOf.ts';

/** The ID of a recipient within a request. That of an account cannot be matched with its other requests. */
export function recipientIdOf(
  requestId: string,
  { recipient, userId }: { readonly recipient: NoticeRecipient; readonly userId: string | null },
): string {
  if (userId === null) return recipient;
  return recipient === 'staff' ? userId : requestAccountIdOf(requestId, userId);
}

/** A recipient of a request by its ID; null if there is none. */
export function recipientOf(
  { requestId, owners, undelivered = [] }: RequestDocument,
  recipientId: string,
): UndeliveredRef | null {
  if (recipientId === 'contact' || recipientId === 'attorney')
    return { recipient: recipientId, userId: null };
  const marked = undelivered.flatMap(({ userId }) => userId ?? []);
  const userId = [...owners, ...marked].find((id) => requestAccountIdOf(requestId, id) === recipientId);
  return userId === undefined ? null : { recipient: 'account', userId };
}

/** Where a recipient is emailed now, and whether the email may contain the verification code. */
interface EmailAddress {
  readonly to: string;
  readonly language: RequestDocument['language'];
  readonly userId: string | null;
  readonly mayContainCode: boolean;
}

/**
 * Where a recipient of a request is emailed now; null if it is not: a contact without an address, an attorney who is not
 * copied, an account that turned emails off or whose address is not verified.
 */
export async function emailAddressOf(
  request: RequestDocument,
  { recipient, userId }: UndeliveredRef,
): Promise<EmailAddress | null> {
  if (recipient === 'attorney') {
    const { confirmAttorney, lawyerEmail: to = '' } = request.fields;
    const mayContainCode = request.codeVersion === undefined;
    return confirmAttorney && to ? { to, language: request.language, userId: null, mayContainCode } : null;
  }
  // The contact also gets receipts if it turned updates off.
  const importance = recipient === 'contact' ? 'receipt' : 'update';
  const deliveries = deliveriesOf(importance, ...(await contactAndOwnersOf(request)));
  return deliveries.find((each) => each.channel === 'email' && each.userId === userId) ?? null;
}
