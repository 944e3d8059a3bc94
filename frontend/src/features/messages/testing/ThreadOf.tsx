import type { EarliestProductionView } from '@portal/contract/deadlines/earlyRelease.ts';
import { useFileAccess } from '../../files/api/useFileAccess.ts';
import { FilePreview } from '../../files/FilePreview.tsx';
import type { ClientViewAccess } from '../../requests/api/withRequestAccess.ts';
import { aRequest } from '../../requests/testing/aRequest.ts';
import { ClientMessages } from '../ClientMessages.tsx';
import { Messages } from '../Messages.tsx';

interface Props {
  access?: ClientViewAccess;
  isStaff: boolean;
  earliestProduction?: EarliestProductionView;
}

/** The thread of a request as on its page. */
export function ThreadOf({ access = { request: aRequest(), pair: null }, isStaff, ...early }: Props) {
  const fileAccess = useFileAccess(access);
  return (
    <>
      {isStaff ? (
        <Messages access={access} isStaff fileAccess={fileAccess} {...early} />
      ) : (
        <ClientMessages access={access} fileAccess={fileAccess} />
      )}
      <FilePreview access={fileAccess} />
    </>
  );
}
