import { staffUploads } from '@portal/contract/files/rules/staffUploads.ts';
import type { EarliestProductionView } from '@portal/contract/deadlines/earlyRelease.ts';
import { localizable } from '@portal/contract/fields/localizableText.ts';
import type { DeadlineRules } from '@portal/contract/deadlines/deadlineRules.ts';
import type { PageCheckRule } from '@portal/contract/packets/pageChecks.ts';
import type { OtherPerson } from '@portal/contract/files/schemas/otherPerson.ts';
import type { DocumentRelease, FileRelease } from '@portal/contract/files/schemas/fileRelease.ts';
import { readAssembly } from '../../data/packets/assemblies.ts';
import { readUser } from '../../data/accounts/users.ts';
import {
  changeUploadSession,
  fileIdsOf,
  findUploadSession,
  type UploadSession,
} from '../../data/files/uploads/uploadSessions.ts';
import { pageCheckRulesList } from '../../data/configuration/lists.ts';
import { readDeadlineRules } from '../../data/configuration/deadlineRules.ts';
import type { Stored } from '../../data/documents.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { nameOfUser } from '../../domain/accounts/nameOfUser.ts';
import { decideEarlyRelease, type Releaser } from '../../domain/deadlines/earlyRelease.ts';
import { type FileTerms, termsOfAll } from '../../domain/files/fileTerms.ts';
import type { ReplacementProblem } from '../../domain/packets/replacements.ts';
import { addFiles, type Notice } from '../../domain/files/addFiles.ts';
import { fileRoom, MAX_FILES } from '../../domain/files/fileRoom.ts';
import type { Actor } from '../../domain/requests/actor.ts';
import type { UploadFacts } from '../../domain/files/uploadFacts.ts';
import type { Change, TaskRef } from '../../domain/requests/change.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { notFound, PortalError } from '../../errors/portalError.ts';
import type { InspectionTurn } from '../../services/office/inspectOfficeFiles.ts';
import { refuseUnseenWork } from '../requests/edits/refuseUnseenWork.ts';
import { addNotice } from './addNotice.ts';
import { heldPagesOf } from '../packets/heldPagesOf.ts';
import { refuseEndedPackets, refuseParts } from '../packets/refuseParts.ts';
import { collectUploads } from './uploads/collectUploads.ts';

/** A release of documents whose uploads were checked. */
export interface PreparedRelease {
  readonly terms: ReadonlyMap<string, FileTerms>;
  /** Why files are released although their text names another person, by file ID. */
  readonly otherPersons: ReadonlyMap<string, OtherPerson>;
  /** Uploads that are not in the request yet. */
  readonly files: readonly UploadFacts[];
  readonly author: Releaser;
  readonly rules: DeadlineRules;
  /** Of page checks and the second check; absent without a packet. */
  readonly checkRules?: readonly PageCheckRule[] | undefined;
  readonly notice?: Notice;
}

/**
 * Releases uploaded documents and runs the tasks of the change. Reads the facts of the documents from the blobs, and
 * accepts only uploads made for this request. Idempotent, so that a client can repeat a call whose response was lost.
 * Returns the request.
 */
export async function releaseFiles(
  release: FileRelease,
  by: Actor,
  inspection: InspectionTurn,
  now: Date,
  runTasks: (refs: readonly TaskRef[]) => Promise<void>,
): Promise<RequestDocument> {
  const { requestId } = release;
  const terms = termsByFile(release);
  const [stored, storedSession, byName] = await Promise.all([
    readRequest(requestId),
    findUploadSession(requestId, fileIdsOf(release.uploadedFiles)),
    nameOfActor(by),
  ]);
  if (!stored) throw notFound('Request not found');
  const author = { by, byName, reason: release.earlyReleaseReason ?? '' };
  const uploads = { session: storedSession?.value ?? { files: {} }, inspection, now };
  const prepared = await prepareRelease(stored.value, release, terms, uploads, author);
  const notice = prepared.files.length > 0 ? await addNotice(stored.value, now) : undefined;
  const { request, pendingTasks } = await changeRequest(
    stored.value,
    (current) =>
      decideRelease(current, { ...prepared, notice }, now, () => refuseUnseenWork(current, release.seenWork)),
    now,
  );
  await Promise.all([
    runTasks(pendingTasks),
    // Includes files released earlier: an earlier call may have stopped before this step.
    markAttached(requestId, [...terms.keys(), ...noticesOf(request)], storedSession),
  ]);
  return request;
}

/** Checks the uploads of a release that are not in the request yet, and reads their facts. Throws for one that is refused. */
export async function prepareRelease(
  request: RequestDocument,
  { uploadedFiles }: Pick<DocumentRelease, 'uploadedFiles'>,
  terms: PreparedRelease['terms'],
  uploads: Parameters<typeof collectUploads>[1],
  author: Releaser,
): Promise<PreparedRelease> {
  const missing = [...terms.keys()].filter((fileId) => !request.files[fileId]).map((fileId) => ({ fileId }));
  if (missing.length > fileRoom(request.files, 'staff')) throw tooManyFiles();
  const assembly = missing.length > 0 && request.hasSources ? await readAssembly(request.requestId) : null;
  if (assembly) refuseEndedPackets(assembly, missing);
  const files = await collectUploads(missing, uploads, staffUploads, 'uploadedFiles');
  if (assembly) await refuseParts(assembly, files);
  const packets = files.flatMap(({ fileId, isPacket }) => (isPacket && request.readyPackets?.[fileId]) || []);
  if ((await heldPagesOf(request.requestId, packets)) > 0) throw notReady();
  const otherPersons = new Map(
    uploadedFiles.flatMap(({ fileId, otherPerson }) => (otherPerson ? [[fileId, otherPerson] as const] : [])),
  );
  const [rules, checkRules] = await Promise.all([readDeadlineRules(), checkRulesFor(files)]);
  return { terms, otherPersons, files, author, rules: rules.value, checkRules };
}

/** The rules of page checks and the second check that are in force, if a packet is among the files. */
export async function checkRulesFor(
  files: readonly UploadFacts[],
): Promise<readonly PageCheckRule[] | undefined> {
  return files.some(({ isPacket }) => isPacket) ? pageCheckRulesList.readNow() : undefined;
}

/**
 * The change that releases documents; null if all of them are released with these terms. Throws for a release that is
 * refused. `refuse`: throws for another reason to refuse one that changes something.
 */
export function decideRelease(
  request: RequestDocument,
  { terms, otherPersons, files, author, rules, checkRules, notice }: PreparedRelease,
  now: Date,
  refuse: () => void = () => {},
): Change | null {
  const early = decideEarlyRelease(request, author, rules, now);
  const added = { notice, checkRules, early: early.kind === 'early' ? early.release : undefined };
  const { by, byName } = author;
  const at = now.toISOString();
  const reasons = new Map(
    [...otherPersons].map(([fileId, reason]) => [fileId, { ...reason, byName, at }] as const),
  );
  const decision = addFiles(request, { files, terms, by, otherPersons: reasons, ...added }, now);
  if (decision.kind === 'full') throw tooManyFiles();
  if (decision.kind === 'not-ready') throw notReady();
  if (decision.kind === 'not-replaceable') throw notReplaceable(decision.problem);
  if (decision.kind === 'charged-replacement') {
    throw decision.problem === 'paid'
      ? new PortalError(
          'file_rejected',
          'The version that this packet replaces was paid for. Release it without a charge.',
          { fields: { chargeAmount: 'A new version of a paid document costs nothing' } },
        )
      : new PortalError(
          'file_rejected',
          'The payment for the version that this packet replaces still has to be refunded. Refund it first, or release this packet without a charge.',
          { fields: { chargeAmount: 'The payment for the earlier version is not refunded yet' } },
        );
  }
  if (decision.kind === 'withdrawn') {
    throw new PortalError('conflict', 'One of these files was withdrawn. Please upload it again.');
  }
  if (decision.kind === 'other-terms') {
    throw new PortalError('conflict', 'These files were already released with different terms.');
  }
  if (decision.kind === 'same') return null;
  refuse();
  if (early.kind === 'reason_missing') throw releasedTooEarly(early.earliest);
  return decision.change;
}

function notReady(): PortalError {
  return new PortalError(
    'conflict',
    'This packet is not ready for release. Open Assemble records and check it first.',
  );
}

/** The error for a packet that cannot replace a document. */
export function notReplaceable(problem: ReplacementProblem): PortalError {
  switch (problem) {
    case 'no-such-packet':
      return notFound('File not found');
    case 'replaced':
      return new PortalError(
        'conflict',
        'This document was already replaced. Open Assemble records and choose the current version.',
      );
    case 'clearing':
      return new PortalError(
        'conflict',
        'A bank is processing the payment for the version that this packet replaces. Please wait for the result.',
      );
  }
}

/** The error for documents that are released before the earliest production date without a reason. */
export function releasedTooEarly({ day, source }: EarliestProductionView): PortalError {
  const message = source
    ? localizable(
        'These records may not be produced before {{day}} ({{source}}). To release them earlier, give a reason.',
        { day, source },
      )
    : localizable(
        'These records may not be produced before {{day}}. To release them earlier, give a reason.',
        { day },
      );
  return new PortalError('file_rejected', message, {
    fields: { earlyReleaseReason: 'Please enter a reason' },
  });
}

/** The name of the person who releases documents; empty for the portal itself. */
async function nameOfActor({ id }: Actor): Promise<string> {
  const user = id === null ? null : await readUser(id);
  return user ? nameOfUser(user) : '';
}

/** The IDs of the notices of 42 CFR 2.32 in a request. */
export function noticesOf({ files }: RequestDocument): string[] {
  return Object.values(files).flatMap(({ fileId, noticeVersion }) => (noticeVersion ? [fileId] : []));
}

/** Returns the terms of every file. Throws `file_rejected` for contradictory terms. */
export function termsByFile(release: DocumentRelease): ReadonlyMap<string, FileTerms> {
  const decision = termsOfAll(release.uploadedFiles, release);
  if (decision.kind === 'terms') return decision.terms;
  const { field, message } = decision;
  throw new PortalError('file_rejected', message, { fields: { [`uploadedFiles.${field}`]: message } });
}

/**
 * Marks uploads of staff as used by the request, so that they no longer count against the quota. `known`: the uploads as
 * they were read.
 */
export async function markAttached(
  requestId: string,
  fileIds: readonly string[],
  known?: Stored<UploadSession> | null,
): Promise<void> {
  await changeUploadSession(
    requestId,
    ({ files }) => {
      const attached = fileIds.flatMap((fileId) => {
        const ticket = files[fileId];
        return ticket && !ticket.isAttached ? [[fileId, { ...ticket, isAttached: true }] as const] : [];
      });
      if (attached.length === 0) return null;
      return { files: { ...files, ...Object.fromEntries(attached) } };
    },
    known,
  );
}

function tooManyFiles(): PortalError {
  return new PortalError(
    'conflict',
    localizable('A request can hold at most {{files}} files.', { files: MAX_FILES }),
  );
}
