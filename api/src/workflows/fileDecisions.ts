import { isProvider } from '@portal/contract/catalogues/roles.ts';
import { claimsOf } from '../data/requests/claimsOf.ts';
import type { Decided } from '../domain/file/chooseForBundle.ts';
import { decideDownload } from '../domain/file/decideDownload.ts';
import { claimOf } from '../domain/file/downloadClaims.ts';
import type { RequestRoot } from '../domain/request/root.ts';
import type { Caller } from '../domain/access/caller.ts';
import { subjectOf } from './openableFile.ts';

/** What the caller may do now with each file of a request, by the rules for a single one. */
export async function fileDecisions(
  root: Pick<RequestRoot, 'requestId' | 'owners' | 'files'>,
  caller: Pick<Caller, 'session'>,
  now: Date,
): Promise<Decided[]> {
  const all = Object.values(root.files);
  if (caller.session && isProvider(caller.session.role)) {
    return all.map((file) => ({
      file,
      decision: decideDownload({ ...file, uploadedByAdmin: false }, null, now),
    }));
  }
  const subject = subjectOf(caller, root);
  const claims = all.some(({ paidAt }) => paidAt !== null) ? await claimsOf(root.requestId, subject) : [];
  return all.map((file) => ({ file, decision: decideDownload(file, claimOf(claims, file, subject), now) }));
}
