import type { RequestRoot } from '../requests/root.ts';

/** The address that gets the verification code and all emails about a request; empty if staff entered it without one. */
export function contactEmailOf({ fields }: Pick<RequestRoot, 'fields'>): string {
  return fields.contactEmail || fields.copyServiceEmail;
}
