import type { SignInStep } from '@portal/contract/endpoints/auth.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../../components/notices/ErrorPanel.tsx';
import { ScreenSkeleton } from '../../../components/page/ScreenSkeleton.tsx';
import { ApiError } from '../../../lib/apiError.ts';
import { invitationQuery } from './invitationQuery.ts';
import { InvitationNotice } from './InvitationNotice.tsx';
import { InvitationOver } from './InvitationOver.tsx';
import { SignUpForm } from './SignUpForm.tsx';

interface Props {
  /** Of the mail that invited this person. */
  token: string;
  onStep: (step: SignInStep) => Promise<void>;
  /** It can no longer be accepted. */
  onOver: () => void;
  /** The person goes on without it. */
  onGiveUp: () => void;
}

/** Signing up as the person that an invitation names. */
export function InvitedSignUp({ token, onStep, onOver, onGiveUp }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(invitationQuery(token));
  const over = error !== null && isOver(error);
  const tellOver = useEffectEvent(onOver);
  useEffect(() => {
    if (over) tellOver();
  }, [over]);
  if (data) {
    return (
      <>
        <InvitationNotice role={data.role} />
        <SignUpForm invitation={{ ...data, token }} onStep={onStep} />
      </>
    );
  }
  if (over) return <InvitationOver onGiveUp={onGiveUp} />;
  if (error) {
    return (
      <ErrorPanel
        title={t('Your invitation could not be opened')}
        message={error.message}
        onRetry={() => void refetch()}
      />
    );
  }
  return <ScreenSkeleton />;
}

function isOver(error: Error): boolean {
  return error instanceof ApiError && ['not_found', 'gone', 'invalid_input'].includes(error.code);
}
