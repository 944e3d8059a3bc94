import { userActor } from '../requests/actor.ts';
import type { User } from './user.ts';

/** The display name of an account; its email address if it has no name. */
export function nameOfUser({
  firstName,
  lastName,
  email,
}: Pick<User, 'firstName' | 'lastName' | 'email'>): string {
  return `${firstName} ${lastName}`.trim() || email;
}

/** The actor and display name of an account that makes a change. */
export function authorOf(user: Pick<User, 'role' | 'userId' | 'firstName' | 'lastName' | 'email'>) {
  return { by: userActor(user), byName: nameOfUser(user) };
}
