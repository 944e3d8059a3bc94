import type { DataOf } from '@portal/contract/endpoint.ts';
import type { getInvitation } from '@portal/contract/endpoints/auth.ts';

/** An invitation that can still be accepted, and the token of its mail. */
export type AcceptedInvitation = DataOf<typeof getInvitation> & { token: string };
