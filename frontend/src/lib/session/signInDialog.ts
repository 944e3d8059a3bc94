import { createContext, type ReactNode } from 'react';
import type { Claims } from './claims.ts';

/** What happens with an account whose password was right, before its session opens in this tab. */
export type AccountReview =
  | { kind: 'accept' }
  /** The person must confirm it first. */
  | { kind: 'ask'; text: string }
  /** Another account is needed. */
  | { kind: 'refuse'; text: string };

/** Props of the dialog in which a person signs in and stays on the page. */
export interface SignInDialogProps {
  review: (account: Claims) => Promise<AccountReview>;
  /** Called before the session of a confirmed account opens. */
  onConfirmed: (account: Claims) => void;
  /** Called when the session is open. */
  onSignedIn: () => void;
  onClose: () => void;
}

/** Renders the dialog. Provided by `app`, because features of other screens cannot import it. */
export const SignInDialogContext = createContext<((props: SignInDialogProps) => ReactNode) | null>(null);
