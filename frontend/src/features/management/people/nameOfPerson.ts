import type { PersonView } from '@portal/contract/accounts/endpoints/people.ts';

/** By name, or by address as long as nobody gave one. */
export function nameOfPerson({ firstName, lastName, email }: PersonView): string {
  return `${firstName} ${lastName}`.trim() || email;
}
