import type { RejectedMail } from '@portal/contract/notifications/rejectedMail.ts';
import type { RequestView } from '@portal/contract/requests/schemas/requestView.ts';
import { addressKeyOf } from '../../../data/notifications/addressKey.ts';
import { isAddressSuppressed, readBounces } from '../../../data/notifications/bounces.ts';
import { contactEmailOf } from '../../../domain/notifications/contactEmailOf.ts';
import { countedBounces } from '../../../domain/notifications/delivery/addressBounces.ts';
import { rejectedMailOf } from '../../../domain/notifications/delivery/undelivered.ts';
import type { RequestDocument } from '../../../domain/requests/requestDocument.ts';

/** Where the contact is emailed, and whether the emails arrive there, for the account that submitted the request. */
export async function contactOf(
  request: RequestDocument,
): Promise<Pick<RequestView, 'contactEmail' | 'contactRejectsMail' | 'contactIsSuppressed'>> {
  const rejected = rejectedMailOf(request, ({ recipient }) => recipient === 'contact');
  return {
    contactEmail: contactEmailOf(request),
    ...(rejected && { contactRejectsMail: rejected }),
    ...(await contactIsSuppressed(request)),
  };
}

/** Whether the portal no longer emails the contact. This can be true without a mark in the request. */
export async function contactIsSuppressed(request: RequestDocument): Promise<{ contactIsSuppressed?: true }> {
  const email = contactEmailOf(request);
  return email && (await isAddressSuppressed(addressKeyOf(email))) ? { contactIsSuppressed: true } : {};
}

/** Whether the address of an account rejects emails about a request, also as that of the contact. */
export function ownAddressRejectsMail(
  request: RequestDocument,
  { userId, email }: { readonly userId: string; readonly email: string },
): { ownAddressRejectsMail?: RejectedMail } {
  if (!request.undelivered) return {};
  const key = addressKeyOf(email);
  const rejected = rejectedMailOf(request, (mark) => mark.userId === userId || mark.addressKey === key);
  return rejected ? { ownAddressRejectsMail: rejected } : {};
}

/** Whether an address rejects emails about anything. */
export async function emailRejectsMail(email: string): Promise<{ emailRejectsMail?: RejectedMail }> {
  const bounces = countedBounces(await readBounces(addressKeyOf(email)));
  const [first] = bounces;
  const latest = bounces.at(-1);
  return first && latest ? { emailRejectsMail: { reason: latest.reason, since: first.at } } : {};
}
