import type { User } from './user.ts';

/** How an account is named to others: by its address as long as nobody gave a name. */
export function nameOfUser({
  firstName,
  lastName,
  email,
}: Pick<User, 'firstName' | 'lastName' | 'email'>): string {
  return `${firstName} ${lastName}`.trim() || email;
}
