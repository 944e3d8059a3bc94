import type { DeadlineView } from '@portal/contract/deadlines/deadlineView.ts';
import type { NextStep } from '@portal/contract/requests/schemas/nextStep.ts';
import type { RequestView } from '@portal/contract/requests/schemas/requestView.ts';
import type { StaffFileView, StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { readUser } from '../../data/accounts/users.ts';
import { documentAddress } from '../../data/blobs/documentAddress.ts';
import { readAuthorityChecklists } from '../../data/configuration/authorityChecklists.ts';
import { facilityDay, readDeadlineRules } from '../../data/configuration/deadlineRules.ts';
import { requestStatuses, reviewChecklist } from '../../data/configuration/lists.ts';
import { claimsOf } from '../../data/requests/downloads/claimsOf.ts';
import { publicDownloads } from '../../data/requests/downloads/publicDownloads.ts';
import { nameOfUser } from '../../domain/accounts/nameOfUser.ts';
import { earliestProductionView } from '../../domain/deadlines/earlyRelease.ts';
import { deadlineView, openPauseOf } from '../../domain/deadlines/updateDeadline.ts';
import { subjectOfUser, userOfSubject } from '../../domain/files/downloads/downloadClaims.ts';
import { claimOf } from '../../domain/files/downloads/paidSubjects.ts';
import { recipientsOf } from '../../domain/notifications/deliveriesOf.ts';
import { clientView, type StoredFacts } from '../../domain/requests/views/clientView.ts';
import { nextStepForClient } from '../../domain/requests/list/nextStepForClient.ts';
import type { RequestFile, RequestDocument } from '../../domain/requests/requestDocument.ts';
import { staffFileView, staffView } from '../../domain/requests/views/staffView.ts';
import { withBuiltInItems } from '../../domain/submissions/checklist.ts';
import { notFound } from '../../errors/portalError.ts';
import { assigneesOf } from '../accounts/assignees.ts';
import { subjectDownloads } from '../files/subjectDownloads.ts';
import { substanceUseNoticeOf } from '../files/substanceUseNotice.ts';
import { contactAndOwnersOf } from '../notifications/contactAndOwnersOf.ts';
import { contactIsSuppressed } from '../notifications/delivery/rejectedMail.ts';
import { undeliveredOf } from '../notifications/delivery/undeliveredOf.ts';

/** Returns a request as a client or holder sees it. Reads download claims only if a file is paid. */
export async function viewForClient(
  request: RequestDocument,
  subject: string,
  now: Date,
): Promise<RequestView> {
  const [downloads, stored, statuses, notice, deadline, today] = await Promise.all([
    subjectDownloads(request, subject),
    storedFacts(request),
    requestStatuses.read(),
    substanceUseNoticeOf(request),
    viewDeadline(request, now),
    facilityDay(now),
  ]);
  return clientView(request, {
    now,
    statuses,
    stored,
    deadline,
    today,
    notice,
    claimOf: (file) => claimOf(downloads, file),
  });
}

/** Returns what a request waits for, as an account sees it. */
export async function nextStepFor(request: RequestDocument, userId: string, now: Date): Promise<NextStep> {
  return nextStepOf(request, subjectOfUser(userId), now);
}

/** Returns what a request waits for, as a download subject sees it. Reads downloads only if a file was released. */
export async function nextStepOf(request: RequestDocument, subject: string, now: Date): Promise<NextStep> {
  const [downloads, { downloaded }] = await Promise.all([
    subjectDownloads(request, subject),
    storedFacts(request),
  ]);
  const claimOfFile = (file: RequestFile) => claimOf(downloads, file);
  return nextStepForClient(request, { claimOf: claimOfFile, downloaded }, now);
}

/** Returns a request as staff see it. */
export async function viewForStaff(request: RequestDocument, now: Date): Promise<StaffRequestView> {
  const [
    [downloads, nameOf],
    stored,
    contactAndOwners,
    undelivered,
    suppression,
    assignees,
    statuses,
    checklist,
    authority,
    deadline,
    rules,
  ] = await Promise.all([
    namedClaims(request),
    storedFacts(request),
    contactAndOwnersOf(request),
    undeliveredOf(request),
    contactIsSuppressed(request),
    assigneesOf([request.assigneeId]),
    requestStatuses.read(),
    reviewChecklist.read(),
    readAuthorityChecklists(),
    viewDeadline(request, now),
    readDeadlineRules(),
  ]);
  return staffView(request, {
    now,
    assignee: assignees.get(request.assigneeId ?? '') ?? null,
    downloads,
    stored,
    nameOf,
    recipients: recipientsOf(...contactAndOwners),
    undelivered,
    suppression,
    deadline,
    earliestProduction: earliestProductionView(request, rules.value, now),
    statuses,
    checklist: withBuiltInItems(checklist),
    authority,
  });
}

/** Reads the rules only if the clock is paused. */
async function viewDeadline(request: RequestDocument, now: Date): Promise<DeadlineView | null> {
  return deadlineView(request, openPauseOf(request) ? await readDeadlineRules() : null, now);
}

/** Returns one file of a request as staff see it. */
export async function staffFile(request: RequestDocument, fileId: string, now: Date): Promise<StaffFileView> {
  const [file] = await staffFiles(request, new Set([fileId]), now);
  if (!file) throw notFound('File not found');
  return file;
}

/** Returns files of a request, without its authorizations, as staff see them. */
export async function staffFiles(
  request: RequestDocument,
  fileIds: ReadonlySet<string>,
  now: Date,
): Promise<StaffFileView[]> {
  const files = Object.values(request.files).filter(
    ({ fileId, group }) => fileIds.has(fileId) && group !== 'loa',
  );
  // Nobody has downloaded what is released at this instant.
  const older = files.filter(({ uploadedAt }) => uploadedAt < now.toISOString());
  const [[downloads, nameOf], stored] = await Promise.all([
    namedClaims(request, older),
    storedFacts(request, older),
  ]);
  return files.map((file) => staffFileView(file, request, { now, downloads, stored, nameOf }));
}

/** Loads download facts and file addresses. Reads downloads only if one of the files was released. */
export async function storedFacts(
  { requestId, files }: RequestDocument,
  shown: readonly RequestFile[] = Object.values(files),
): Promise<StoredFacts> {
  const isAnyReleased = shown.some(({ uploadedByAdmin }) => uploadedByAdmin);
  return {
    downloaded: isAnyReleased ? await publicDownloads(requestId) : new Set(),
    blobOf: (fileId) => documentAddress(requestId, fileId),
  };
}

/** The downloads of a request, with the names of their subjects. Reads them only if one of the files is paid. */
async function namedClaims(
  { requestId, files }: RequestDocument,
  shown: readonly RequestFile[] = Object.values(files),
) {
  const isAnyPaid = shown.some(({ paidAt }) => paidAt !== null);
  const claims = isAnyPaid ? await claimsOf(requestId) : [];
  return [claims, await namesOf(claims.map(({ subject }) => subject))] as const;
}

/** Returns a function from download subject to name. The name is empty for the holder. */
async function namesOf(subjects: readonly string[]): Promise<(subject: string) => string> {
  const named = await Promise.all(
    [...new Set(subjects)].map(async (subject) => {
      const userId = userOfSubject(subject);
      const user = userId === null ? null : await readUser(userId);
      return [subject, user ? nameOfUser(user) : (userId ?? '')] as const;
    }),
  );
  const names = new Map(named);
  return (subject) => names.get(subject) ?? '';
}
