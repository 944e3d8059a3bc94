import { isProvider } from '@portal/contract/catalogues/roles.ts';
import { readClaim } from '../data/requests/claimDownload.ts';
import { decideDownload, type DownloadDecision } from '../domain/file/decideDownload.ts';
import type { RequestFile, RequestRoot } from '../domain/request/root.ts';
import type { Caller } from '../domain/access/caller.ts';
import { subjectOf } from './openableFile.ts';

/** What the caller may do with a file now. Staff open whatever is clean; everybody else by the rules of its release. */
export async function fileDecision(
  file: RequestFile,
  root: Pick<RequestRoot, 'requestId' | 'owners'>,
  caller: Pick<Caller, 'session'>,
  now: Date,
): Promise<DownloadDecision> {
  if (caller.session && isProvider(caller.session.role)) {
    return decideDownload({ ...file, uploadedByAdmin: false }, null, now);
  }
  const { requestId } = root;
  const claim = file.requiresPayment
    ? await readClaim(
        { requestId, fileId: file.fileId, subject: subjectOf(caller, root) },
        file.downloadRound,
      )
    : null;
  return decideDownload(file, claim, now);
}
