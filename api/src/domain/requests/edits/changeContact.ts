import type { Actor } from '../actor.ts';
import { type Change, nextVersion } from '../change.ts';
import type { RequestRoot } from '../root.ts';
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

/** Decides a correction of the contact's address. The event does not name it. */
export function changeContact(
  root: RequestRoot,
  { contactEmail, seen }: ContactChange,
  by: Actor,
  now: Date,
): ContactDecision {
  const current = contactEmailOf(root);
  if (isSameAddress(current, contactEmail)) return { kind: 'same' };
  if (!isSameAddress(current, seen)) return { kind: 'conflict' };
  return {
    kind: 'change',
    change: {
      root: nextVersion(root, { fields: { ...root.fields, contactEmail } }, now),
      event: { kind: 'contact-changed', at: now.toISOString(), by, details: {} },
      work: [{ kind: 'project' }],
    },
  };
}

function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
