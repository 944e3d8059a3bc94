import { userActor } from '../requests/actor.ts';
import type { User } from './user.ts';

/** How an account is named to others: by its address as long as nobody gave a name. */
export function nameOfUser({
  firstName,
  lastName,
  email,
}: Pick<User, 'firstName' | 'lastName' | 'email'>): string {
  return `${firstName} ${lastName}`.trim() || email;
}

/** An account as whoever did something: for the audit trail, and by name beside what they did. */
export function authorOf(user: Pick<User, 'role' | 'userId' | 'firstName' | 'lastName' | 'email'>) {
  return { by: userActor(user), byName: nameOfUser(user) };
}
