import { makeStyles } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '../../../lib/session/profileQuery.ts';
import { ConfirmAddress, hasAddressProblem } from './ConfirmAddress.tsx';
import { missesTextMessages, PhoneNotice } from './PhoneNotice.tsx';

const useStyles = makeStyles({ notices: { display: 'grid', gap: '12px', marginBottom: '16px' } });

/**
 * What a client misses because their address is not confirmed or rejects mail, or their phone number is not confirmed. Nothing
 * while the profile loads.
 */
export function DashboardNotices({ userId }: { userId: string }) {
  const styles = useStyles();
  const { data: user } = useQuery(profileQuery(userId));
  if (!user || (!hasAddressProblem(user) && !missesTextMessages(user))) return null;
  return (
    <div className={styles.notices}>
      {hasAddressProblem(user) && <ConfirmAddress user={user} />}
      {missesTextMessages(user) && <PhoneNotice phone={user.phoneNumber} />}
    </div>
  );
}
