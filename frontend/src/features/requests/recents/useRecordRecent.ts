import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import { useEffect } from 'react';
import { currentSession } from '../../../lib/session/session.ts';
import { recordRecent } from './recentRequests.ts';
import { viewerOf } from './viewerOf.ts';

/** Adds the request to the viewer's recent requests. `isMine`: the session opens it without a code. */
export function useRecordRecent(requestId: string | undefined, isMine: boolean): void {
  useEffect(() => {
    if (!requestId) return;
    const session = currentSession();
    const isOpenable = isMine || (session !== null && isStaffRole(session.role));
    recordRecent(viewerOf(session), requestId, new Date(), !isOpenable);
  }, [requestId, isMine]);
}
