import type { User } from './user.ts';

/** Somebody who asks for these before accepting an invitation needs the invitation. */
const remindsOfInvitation: ReadonlySet<string> = new Set(['password-reset', 'address-known']);

/** What becomes of a mail of a kind: one to somebody without an account, or who cannot sign in, is dropped. */
export function accountEmailFor(
  user: Pick<User, 'state'> | null,
  kind: string,
): 'send' | 'invite-again' | 'drop' {
  if (user?.state === 'invited' && remindsOfInvitation.has(kind)) return 'invite-again';
  return user?.state === (kind === 'invitation' ? 'invited' : 'active') ? 'send' : 'drop';
}
