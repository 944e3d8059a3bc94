import type { ReactNode } from 'react';
import { isUnconfirmed } from '../../lib/apiError.ts';
import { failureTitle } from '../../lib/language/failureTitle.ts';
import { Notice } from '../Notice.tsx';

interface Props {
  error: Error;
  /** What did not happen, such as 'The template was not deleted'. */
  title: string;
  /** Replaces the title if the answer was lost, so that nobody knows whether it happened. */
  unconfirmedTitle?: string;
  /** Replaces the error's message. */
  children?: ReactNode;
}

/** Says that a change failed, or that its answer was lost. */
export function FailedChange({ error, title, unconfirmedTitle, children }: Props) {
  const ownTitle = isUnconfirmed(error) ? unconfirmedTitle : undefined;
  return (
    <Notice type="error" role="alert" title={ownTitle ?? failureTitle(error, title)}>
      {children ?? error.message}
    </Notice>
  );
}
