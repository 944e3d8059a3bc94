import type { Role } from '@portal/contract/accounts/catalogs/roles.ts';
import { getInvitation, type SignInStep } from '@portal/contract/accounts/endpoints/auth.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { LoadError } from '../../../components/notices/ErrorPanel.tsx';
import { ScreenSkeleton } from '../../../components/page/ScreenSkeleton.tsx';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/apiError.ts';
import { brand } from '../../../lib/brand.ts';
import { ExpiredInvitation } from './ExpiredInvitation.tsx';
import { SignUpForm } from './SignUpForm.tsx';

interface Props {
  /** Token from the invitation email. */
  token: string;
  onStep: (step: SignInStep) => Promise<void>;
  /** Called if the invitation can no longer be accepted. */
  onInvitationExpired: () => void;
  /** Called if the user continues without the invitation. */
  onDecline: () => void;
}

/** Sign-up with an invitation. */
export function InvitedSignUp({ token, onStep, onInvitationExpired, onDecline }: Props) {
  const { t } = useTranslation();
  const query = useQuery(invitationQuery(token));
  const { data, error } = query;
  const isExpired = error !== null && isInvitationExpired(error);
  const notifyExpired = useEffectEvent(onInvitationExpired);
  useEffect(() => {
    if (isExpired) notifyExpired();
  }, [isExpired]);
  if (data) {
    return (
      <>
        <InvitationNotice role={data.role} />
        <SignUpForm invitation={{ ...data, token }} onStep={onStep} />
      </>
    );
  }
  if (isExpired) return <ExpiredInvitation onDecline={onDecline} />;
  if (error) {
    return <LoadError query={query} title={t('Your invitation could not be opened')} />;
  }
  return <ScreenSkeleton />;
}

function isInvitationExpired(error: Error): boolean {
  return error instanceof ApiError && ['not_found', 'gone', 'invalid_input'].includes(error.code);
}

/** The address, name and role of an invitation. */
function invitationQuery(token: string) {
  return queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call(getInvitation, { body: { token }, signal }),
    staleTime: Infinity,
  });
}

/** Says who invites the user and for which role. */
function InvitationNotice({ role }: { role: Role }) {
  const { t } = useTranslation();
  return <Notice type="info">{invitationText(role, t)}</Notice>;
}

function invitationText(role: Role, t: TFunction): string {
  const { name } = brand;
  switch (role) {
    case 'client':
      return t('{{name}} invites you to join as a client.', { name });
    case 'staff':
      return t('{{name}} invites you to join as a staff member.', { name });
    case 'admin':
      return t('{{name}} invites you to join as an administrator.', { name });
  }
}
