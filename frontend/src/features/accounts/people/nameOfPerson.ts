import type { PersonView } from '@portal/contract/accounts/endpoints/people.ts';

/** The person’s name, or the email address if there is no name. */
export function nameOfPerson({ firstName, lastName, email }: PersonView): string {
  return `${firstName} ${lastName}`.trim() || email;
}
