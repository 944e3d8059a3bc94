import type { Language } from '@portal/contract/languages/languages.ts';
import type { NotificationRecipient } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { hasConfirmedPhone, toE164 } from '../accounts/phoneConfirmation.ts';
import type { User } from '../accounts/user.ts';

/** `receipt`: always sent, such as the verification code; `update`: can be turned off. */
export type NotificationImportance = 'receipt' | 'update';

/** One message to one person: an address, or a phone number in E.164. */
export interface Delivery {
  readonly channel: 'email' | 'sms';
  readonly to: string;
  readonly language: Language;
  /** The account it goes to; null for the contact of the request. */
  readonly userId: string | null;
  /** Whether it can contain the verification code: for the contact, and for owners with a verified address. */
  readonly mayContainCode: boolean;
}

interface Contact {
  readonly email: string;
  readonly language: Language;
}

type Owner = Pick<
  User,
  'userId' | 'email' | 'phoneNumber' | 'confirmedPhone' | 'state' | 'settings' | 'emailVerifiedAt'
>;

/**
 * Who is notified about a request, and how: its contact by email, and the clients who own it by their preferences. A
 * contact who is such a client and turned emails off gets receipts only, once the account's address is verified: until
 * then it may belong to someone else. An owner with an unverified address is notified only of what they submitted. Text
 * messages go only to a number that its owner confirmed. A contact without an address (a request entered by staff) is not notified.
 */
export function deliveriesOf(
  importance: NotificationImportance,
  contact: Contact,
  owners: readonly Owner[],
  submitterId: string | null,
): Delivery[] {
  const active = activeOnes(owners);
  const notified = active.filter((owner) => mayBeNotified(owner, submitterId));
  const isContact = isAddressOf(contact);
  const contactAsOwner = active.find((owner) => isContact(owner) && owner.emailVerifiedAt !== null);
  const wantsUpdates = contactAsOwner?.settings.emailNotifications !== false;
  const notifiesContact = contact.email !== '' && (importance === 'receipt' || wantsUpdates);
  const language = contactAsOwner?.settings.language ?? contact.language;
  return [
    ...(notifiesContact
      ? [{ channel: 'email' as const, to: contact.email, language, userId: null, mayContainCode: true }]
      : []),
    ...notified
      .filter((owner) => !isContact(owner) && owner.settings.emailNotifications)
      .map(({ email, settings, userId, emailVerifiedAt }) => ({
        channel: 'email' as const,
        to: email,
        language: settings.language,
        userId,
        mayContainCode: emailVerifiedAt !== null,
      })),
    ...notified
      .filter((owner) => owner.settings.smsNotifications && hasConfirmedPhone(owner))
      .map(({ phoneNumber, settings, userId }) => ({
        channel: 'sms' as const,
        to: toE164(phoneNumber),
        language: settings.language,
        userId,
        mayContainCode: false,
      })),
  ];
}

/**
 * Everyone who can be notified about an update, and how they are: the contact, if it has an address, then the active
 * owners. An owner who is the contact appears once.
 */
export function recipientsOf(
  contact: Contact,
  owners: readonly Owner[],
  submitterId: string | null,
): NotificationRecipient[] {
  const deliveries = deliveriesOf('update', contact, owners, submitterId);
  const reaches = (channel: Delivery['channel'], userId: string | null | undefined) =>
    deliveries.some((delivery) => delivery.channel === channel && delivery.userId === userId);
  const active = activeOnes(owners);
  const isContact = isAddressOf(contact);
  const contactAsOwner = active.find(isContact);
  return [
    ...(contact.email === ''
      ? []
      : [
          {
            email: contact.email,
            isEmailed: reaches('email', null),
            isTexted: reaches('sms', contactAsOwner?.userId),
          },
        ]),
    ...active
      .filter((owner) => !isContact(owner))
      .map(({ email, userId }) => ({
        email,
        isEmailed: reaches('email', userId),
        isTexted: reaches('sms', userId),
      })),
  ];
}

/**
 * Whether an account gets notices of a request in its list. One that only added the request, with a link that it saw, needs
 * a verified address: otherwise anyone could sign up with a stranger's address and have the portal write to it.
 */
function mayBeNotified({ userId, emailVerifiedAt }: Owner, submitterId: string | null): boolean {
  return emailVerifiedAt !== null || userId === submitterId;
}

function activeOnes(owners: readonly Owner[]): Owner[] {
  return owners.filter(({ state }) => state === 'active');
}

function isAddressOf(contact: Contact): (owner: Owner) => boolean {
  const address = contact.email.trim().toLowerCase();
  return ({ email }) => email === address;
}
