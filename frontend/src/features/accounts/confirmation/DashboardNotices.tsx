import { useQuery } from '@tanstack/react-query';
import { Stack } from '../../../components/layout/pieces.tsx';
import { profileQuery } from '../../../lib/session/profileQuery.ts';
import { ConfirmAddress, hasAddressProblem } from './ConfirmAddress.tsx';
import { missesTextMessages, PhoneNotice } from './PhoneNotice.tsx';

/**
 * What a client misses because their address is not confirmed or rejects mail, or their phone number is not confirmed. Nothing
 * while the profile loads.
 */
export function DashboardNotices({ userId }: { userId: string }) {
  const { data: user } = useQuery(profileQuery(userId));
  if (!user || (!hasAddressProblem(user) && !missesTextMessages(user))) return null;
  return (
    <Stack gap={12} shared="below16">
      {hasAddressProblem(user) && <ConfirmAddress user={user} />}
      {missesTextMessages(user) && <PhoneNotice phone={user.phoneNumber} />}
    </Stack>
  );
}
