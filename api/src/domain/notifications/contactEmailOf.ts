import type { RequestDocument } from '../requests/requestDocument.ts';

/** The address that gets the verification code and all emails about a request; empty if staff entered it without one. */
export function contactEmailOf({ fields }: Pick<RequestDocument, 'fields'>): string {
  return fields.contactEmail || fields.copyServiceEmail;
}
