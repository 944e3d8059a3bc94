import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import type { UserView } from '@portal/contract/accounts/schemas/user.ts';
import { displayPhone } from '@portal/contract/fields/entered/phone.ts';
import { DEFAULT_JOB_TITLE } from '@portal/contract/requests/catalogs/departments.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { Row, Stack } from '../../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { BriefNotice } from '../../../components/notices/BriefNotice.tsx';
import { ErrorPanel } from '../../../components/notices/ErrorPanel.tsx';
import { useBriefNotice } from '../../../components/notices/useBriefNotice.ts';
import { PageHeader } from '../../../components/page/PageHeader.tsx';
import { ScreenSkeleton } from '../../../components/page/ScreenSkeleton.tsx';
import { Surface } from '../../../components/Surface.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { signOut } from '../../../lib/session/signOut.ts';
import { profileQuery } from '../../../lib/session/profileQuery.ts';
import { ConfirmAddress } from '../confirmation/ConfirmAddress.tsx';
import { missesTextMessages, PhoneNotice } from '../confirmation/PhoneNotice.tsx';
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

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gap: '20px 24px',
    margin: 0,
    '@media (min-width: 900px)': { gridTemplateColumns: '1fr 1fr' },
  },
  value: {
    margin: '2px 0 0',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
});

/** The profile, read-only. */
function ProfileCard({ user, onEdit }: { user: UserView; onEdit: () => void }) {
  const styles = useStyles();
  const shared = useSharedStyles();
  const { t } = useTranslation();
  const facts = [
    { term: t('First name'), value: user.firstName },
    { term: t('Last name'), value: user.lastName },
    { term: t('Email'), value: user.email },
    { term: t('Phone number'), value: displayPhone(user.phoneNumber) },
    {
      term: t('Job title'),
      value: user.jobTitle === DEFAULT_JOB_TITLE ? t(DEFAULT_JOB_TITLE) : user.jobTitle,
    },
    { term: t('Department'), value: t(user.department) },
    { term: t('About you'), value: user.bio },
  ];
  return (
    <Surface>
      <dl className={styles.list}>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt className={shared('small', 'muted')}>{term}</dt>
            <dd className={styles.value}>
              {value || <span className={shared('muted')}>{t('Not provided')}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <Row align="stretch" justify="right" nowrap shared="above20">
        <Button appearance="primary" size="large" icon={<EditRegular />} onClick={onEdit}>
          {t('Edit profile')}
        </Button>
      </Row>
    </Surface>
  );
}
