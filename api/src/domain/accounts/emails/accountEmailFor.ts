import type { User } from '../user.ts';

/** A person who requests one of these before accepting an invitation gets the invitation again. */
const resendsInvitation: ReadonlySet<string> = new Set(['password-reset', 'existing-account']);

/** Whether to send an account email of this kind. It is dropped if there is no account, or the account cannot sign in. */
export function accountEmailFor(
  user: Pick<User, 'state'> | null,
  kind: string,
): 'send' | 'resend-invitation' | 'drop' {
  if (user?.state === 'invited' && resendsInvitation.has(kind)) return 'resend-invitation';
  return user?.state === (kind === 'invitation' ? 'invited' : 'active') ? 'send' : 'drop';
}
