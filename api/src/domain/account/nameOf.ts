import type { User } from './user.ts';

/** How somebody is called in front of colleagues. */
export function nameOf({
  firstName,
  lastName,
  email,
}: Pick<User, 'firstName' | 'lastName' | 'email'>): string {
  return `${firstName} ${lastName}`.trim() || email;
}
