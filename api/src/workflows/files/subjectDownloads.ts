import { claimsOf } from '../../data/requests/downloads/claimsOf.ts';
import { readMoreSubjects } from '../../data/requests/downloads/moreSubjects.ts';
import { isSubjectOfPayment, type SubjectDownloads } from '../../domain/files/downloads/paidSubjects.ts';
import type { RequestRoot } from '../../domain/requests/root.ts';

/** Loads what decides the downloads of a subject. Reads nothing if no file is paid, and the places of others only if they matter. */
export async function subjectDownloads(root: RequestRoot, subject: string): Promise<SubjectDownloads> {
  const paid = Object.values(root.files).filter(({ paidAt }) => paidAt !== null);
  const needsPlace = paid.some((file) => !isSubjectOfPayment(root, file, subject));
  const [claims, more] = await Promise.all([
    paid.length > 0 ? claimsOf(root.requestId, subject) : [],
    needsPlace ? readMoreSubjects(root.requestId) : { value: {} },
  ]);
  return { root, subject, claims, more: more.value };
}
