import { claimsOf } from '../../data/requests/downloads/claimsOf.ts';
import { readMoreSubjects } from '../../data/requests/downloads/moreSubjects.ts';
import { isSubjectOfPayment, type SubjectDownloads } from '../../domain/files/downloads/paidSubjects.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';

/** Loads what decides the downloads of a subject. Reads nothing if no file is paid, and the places of others only if they matter. */
export async function subjectDownloads(request: RequestDocument, subject: string): Promise<SubjectDownloads> {
  const paid = Object.values(request.files).filter(({ paidAt }) => paidAt !== null);
  const needsPlace = paid.some((file) => !isSubjectOfPayment(request, file, subject));
  const [claims, more] = await Promise.all([
    paid.length > 0 ? claimsOf(request.requestId, subject) : [],
    needsPlace ? readMoreSubjects(request.requestId) : { value: {} },
  ]);
  return { request, subject, claims, more: more.value };
}
