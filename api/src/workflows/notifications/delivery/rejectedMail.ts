import type { RejectedMail } from '@portal/contract/notifications/rejectedMail.ts';
import { addressKeyOf } from '../../../data/emails/addressKey.ts';
import { readBounces } from '../../../data/emails/bounces.ts';
import { countedBounces } from '../../../domain/notifications/delivery/addressBounces.ts';
import { rejectedMailOf } from '../../../domain/notifications/delivery/undelivered.ts';
import type { RequestRoot } from '../../../domain/requests/root.ts';

/** Whether the address of the contact rejects mail, for those who may see the address. */
export function contactRejectsMail(root: RequestRoot): { contactRejectsMail?: RejectedMail } {
  const rejected = rejectedMailOf(root, ({ recipient }) => recipient === 'contact');
  return rejected ? { contactRejectsMail: rejected } : {};
}

/** Whether the address of an account rejects emails about a request, also as that of the contact. */
export function ownAddressRejectsMail(
  root: RequestRoot,
  { userId, email }: { readonly userId: string; readonly email: string },
): { ownAddressRejectsMail?: RejectedMail } {
  if (!root.undelivered) return {};
  const key = addressKeyOf(email);
  const rejected = rejectedMailOf(root, (mark) => mark.userId === userId || mark.addressKey === key);
  return rejected ? { ownAddressRejectsMail: rejected } : {};
}

/** Whether an address rejects emails about anything. */
export async function emailRejectsMail(email: string): Promise<{ emailRejectsMail?: RejectedMail }> {
  const bounces = countedBounces(await readBounces(addressKeyOf(email)));
  const [first] = bounces;
  const latest = bounces.at(-1);
  return first && latest ? { emailRejectsMail: { reason: latest.reason, since: first.at } } : {};
}
