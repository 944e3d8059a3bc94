import type { UnfinishedRequest } from '@portal/contract/requests/schemas/unfinishedRequest.ts';
import { aDraft } from './aDraft.ts';

/** The draft of `aDraft` as saved in an account, overridden by `changes`. */
export function anUnfinishedRequest(changes: Partial<UnfinishedRequest> = {}): UnfinishedRequest {
  const { draftId, values, ssnEntered, furthestStep } = aDraft({ furthestStep: 2 });
  return {
    draftId,
    values,
    ssnEntered,
    furthestStep,
    version: 3,
    savedAt: new Date(Date.now() - 2 * 3_600_000).toISOString(),
    expiresAt: '2099-12-24T12:00:00.000Z',
    missing: ['patientDob'],
    ...changes,
  };
}
