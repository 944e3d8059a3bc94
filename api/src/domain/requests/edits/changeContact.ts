import type { Actor } from '../actor.ts';
import { type Change, nextVersion } from '../change.ts';
import type { RequestDocument } from '../requestDocument.ts';
import { contactEmailOf } from '../../notifications/contactEmailOf.ts';

interface ContactChange {
  readonly contactEmail: string;
  /** The address that the caller saw. */
  readonly seen: string;
}

export type ContactDecision =
  | { readonly kind: 'change'; readonly change: Change }
  | { readonly kind: 'same' }
  /** Someone else changed the address since the caller read it. */
  | { readonly kind: 'conflict' };

/**
 * Decides a correction of the contact's address, where it is stored: as its own, as that of the copy service, or as both. The
 * event does not name it.
 */
export function changeContact(
  request: RequestDocument,
  { contactEmail, seen }: ContactChange,
  by: Actor,
  now: Date,
): ContactDecision {
  const current = contactEmailOf(request);
  if (isSameAddress(current, contactEmail)) return { kind: 'same' };
  if (!isSameAddress(current, seen)) return { kind: 'conflict' };
  return {
    kind: 'change',
    change: {
      request: nextVersion(request, { fields: withContact(request.fields, current, contactEmail) }, now),
      event: { kind: 'contact-changed', at: now.toISOString(), by, details: {} },
      steps: [{ kind: 'project' }],
    },
  };
}

type Fields = RequestDocument['fields'];

function withContact(fields: Fields, current: string, contactEmail: string): Fields {
  const isCopyService = current !== '' && isSameAddress(fields.copyServiceEmail, current);
  const corrected = isCopyService ? { ...fields, copyServiceEmail: contactEmail } : fields;
  // Without one of its own, the copy service's stays the contact's.
  return isCopyService && !fields.contactEmail ? corrected : { ...corrected, contactEmail };
}

function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
