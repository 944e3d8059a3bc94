import { Link } from '@fluentui/react-components';
import type { ReactNode } from 'react';

/** A link to the facts of a request, where its authority is stated. In a new tab, so that the form stays. */
export function RequestLink({ requestId, children }: { requestId: string; children: ReactNode }) {
  return (
    <Link href={`/dashboard/request/${requestId}?tab=details`} target="_blank" rel="noopener" inline>
      {children}
    </Link>
  );
}
