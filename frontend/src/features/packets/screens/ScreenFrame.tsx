import { makeStyles } from '@fluentui/react-components';
import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import { Fragment, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { NotFoundScreen } from '../../../components/page/NotFoundScreen.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { useSession } from '../../../lib/session/session.ts';

const useStyles = makeStyles({ message: { display: 'grid', gap: '16px', padding: '24px' } });

/** What staff see for the request of the address. Clients have no such page. */
export function ForStaff({ children }: { children: (requestId: string) => ReactNode }) {
  const { requestId = '' } = useParams();
  const session = useSession();
  if (!session) return null;
  return isStaffRole(session.role) ? (
    <Fragment key={requestId}>{children(requestId)}</Fragment>
  ) : (
    <NotFoundScreen />
  );
}

interface MessageProps {
  title: string;
  /** Absent: true. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** A notice in place of a screen. */
export function ScreenMessage({ title, takesFocus = true, children }: MessageProps) {
  const styles = useStyles();
  return (
    <div className={styles.message}>
      <PageTitle title={title} takesFocus={takesFocus} />
      {children}
    </div>
  );
}
