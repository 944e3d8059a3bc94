import type { SignInStep } from '@portal/contract/endpoints/auth.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../../components/ErrorPanel.tsx';
import { ScreenSkeleton } from '../../../components/ScreenSkeleton.tsx';
import { ApiError } from '../../../lib/apiError.ts';
import { invitationQuery } from '../api/invitationQuery.ts';
import { InvitationNotice } from './InvitationNotice.tsx';
import { InvitationOver } from './InvitationOver.tsx';
import { SignUpForm } from './SignUpForm.tsx';

interface Props {
  /** Of the mail that invited this person. */
  token: string;
  onStep: (step: SignInStep) => Promise<void>;
}

/** Signing up as the person that an invitation names. */
export function InvitedSignUp({ token, onStep }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(invitationQuery(token));
  if (data) {
    return (
      <>
        <InvitationNotice role={data.role} />
        <SignUpForm invitation={{ ...data, token }} onStep={onStep} />
      </>
    );
  }
  if (error && isOver(error)) return <InvitationOver />;
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
