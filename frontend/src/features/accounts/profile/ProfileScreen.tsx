import { Button } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { Stack } from '../../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { BriefNotice } from '../../../components/notices/BriefNotice.tsx';
import { ErrorPanel } from '../../../components/notices/ErrorPanel.tsx';
import { useBriefNotice } from '../../../components/notices/useBriefNotice.ts';
import { PageHeader } from '../../../components/page/PageHeader.tsx';
import { ScreenSkeleton } from '../../../components/page/ScreenSkeleton.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { signOut } from '../../../lib/session/signOut.ts';
import { profileQuery } from '../../../lib/session/profileQuery.ts';
import { ConfirmAddress } from '../confirmation/ConfirmAddress.tsx';
import { missesTextMessages, PhoneNotice } from '../confirmation/PhoneNotice.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** /profile: shows and edits the profile of the signed-in user. */
export function ProfileScreen() {
  const shared = useSharedStyles();
  const { t } = useTranslation();
  const session = useSession();
  const profile = useQuery({ ...profileQuery(session?.userId ?? ''), enabled: session !== null });
  const [isEditing, setEditing] = useState(false);
  const { message, showMessage, clear } = useBriefNotice();
  const user = profile.data;
  return (
    <>
      <PageHeader
        title={t('Your Profile')}
        actions={
          <>
            <LinkButton to="/dashboard">{t('Back to Dashboard')}</LinkButton>
            <Button className={shared('height40')} onClick={() => void signOut()}>
              {t('Sign out')}
            </Button>
          </>
        }
      />
      <Stack gap={16} shared="width860">
        <BriefNotice message={message} />
        {profile.isPending && <ScreenSkeleton />}
        {!user && profile.isError && (
          <ErrorPanel
            title={t('Failed to fetch profile')}
            message={profile.error.message}
            onRetry={() => void profile.refetch()}
          />
        )}
        {user && !isEditing && user.emailRejectsMail && <ConfirmAddress user={user} />}
        {user && !isEditing && missesTextMessages(user) && <PhoneNotice phone={user.phoneNumber} />}
        {user && !isEditing && (
          <ProfileCard
            user={user}
            onEdit={() => {
              clear();
              setEditing(true);
            }}
          />
        )}
        {user && isEditing && (
          <ProfileForm
            user={user}
            onCancel={() => setEditing(false)}
            onSaved={() => {
              setEditing(false);
              showMessage(t('Profile updated successfully!'));
            }}
          />
        )}
      </Stack>
    </>
  );
}
