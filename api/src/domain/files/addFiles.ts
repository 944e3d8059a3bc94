import type { PageCheckRule } from '@portal/contract/packets/pageChecks.ts';
import type { OtherPersonView } from '@portal/contract/files/schemas/otherPerson.ts';
import {
  asReplacement,
  chargeProblem,
  type ReplacementProblem,
  replacementProblem,
  countsAsPaid,
  withReplaced,
  withdrawReplaced,
} from '../packets/replacements.ts';
import { lacksChecks } from '../packets/checks/secondCheck.ts';
import type { StoredSecondCheck } from '../packets/checks/storedSecondCheck.ts';
import { endedView, withoutSecondChecks } from '../packets/checks/openSecondChecks.ts';
import { fileRoom } from './fileRoom.ts';
import { type FileTerms, isSameTerms } from './fileTerms.ts';
import type { StoredEarlyRelease } from '../deadlines/storedDeadline.ts';
import type { UploadFacts } from './uploadFacts.ts';
import { type Change, combineChanges, nextVersion } from '../requests/change.ts';
import { unscannedFile } from './unscannedFile.ts';
import type { Actor } from '../requests/actor.ts';
import type { ReadyPacket, RequestFile, RequestDocument } from '../requests/requestDocument.ts';

/** The notice of 42 CFR 2.32 as a document, with its version; undefined if the request needs none or has it already. */
export type Notice = { readonly facts: UploadFacts; readonly version: string } | undefined;

const FREE: FileTerms = { comment: '', chargeCents: 0, embargoDays: null };

interface Release {
  /** Uploads that are not in the request yet. */
  readonly files: readonly UploadFacts[];
  /** The terms of every file in the call. */
  readonly terms: ReadonlyMap<string, FileTerms>;
  readonly by: Actor;
  /** Why files are released although their text names another person, by file ID. */
  readonly otherPersons?: ReadonlyMap<string, OtherPersonView>;
  readonly notice?: Notice;
  /** The reason to release them before the earliest production date; undefined if that is not ahead. */
  readonly early?: StoredEarlyRelease | undefined;
  /** The rules of page checks and of the second check that are in force. No packet is released without them. */
  readonly checkRules?: readonly PageCheckRule[] | undefined;
}

/** The notice, the reason and the rules that a release of documents can need. */
export type ReleaseExtras = Pick<Release, 'notice' | 'early' | 'checkRules'>;

export type ReleaseDecision =
  | { readonly kind: 'change'; readonly change: Change }
  /** All files were already released with these terms. */
  | { readonly kind: 'same' }
  /** One of the files was withdrawn. */
  | { readonly kind: 'withdrawn' }
  /** One of the files was released with other terms, or was uploaded by the client. */
  | { readonly kind: 'other-terms' }
  /** The request would have too many files of staff. */
  | { readonly kind: 'full' }
  /** One of the files is a packet that nobody has looked at, that lacks checks that are required now, or that may not be released any more. */
  | { readonly kind: 'not-ready' }
  /** The document that a packet replaces cannot be replaced any more. */
  | { readonly kind: 'not-replaceable'; readonly problem: ReplacementProblem }
  /** A packet that replaces a paid document has a charge. */
  | { readonly kind: 'charged-replacement'; readonly problem: 'paid' | 'refund-due' };

/** Releases documents to the client. Files that are already in the request do not change. */
export function addFiles(request: RequestDocument, release: Release, now: Date): ReleaseDecision {
  const hasOtherTerms = [...release.terms].some(
    ([fileId, terms]) => !matchesTerms(request.files[fileId], terms),
  );
  if (hasOtherTerms) return { kind: 'other-terms' };
  if ([...release.terms.keys()].some((fileId) => request.files[fileId]?.withdrawnAt))
    return { kind: 'withdrawn' };
  const added = release.files.filter(({ fileId }) => !request.files[fileId]);
  if (added.length === 0) return { kind: 'same' };
  const ready = request.readyPackets ?? {};
  const { checkRules } = release;
  const together = added.flatMap(({ fileId }) => ready[fileId] ?? []);
  const isHeld = ({ fileId, isPacket }: UploadFacts) => {
    const packet = ready[fileId];
    return isPacket && (!packet || !checkRules || lacksChecks(request, packet, checkRules, together));
  };
  if (added.some(isHeld)) return { kind: 'not-ready' };
  const replacements = added.flatMap(({ fileId, isPacket }) => {
    const replaces = isPacket && ready[fileId]?.replaces;
    return replaces ? [{ replaces, terms: release.terms.get(fileId) ?? FREE }] : [];
  });
  const replaced = new Set<string>();
  for (const { replaces, terms } of replacements) {
    const isTwice = replaced.has(replaces.fileId);
    const problem = isTwice ? 'replaced' : replacementProblem(request.files, replaces.fileId);
    replaced.add(replaces.fileId);
    if (problem) return { kind: 'not-replaceable', problem };
    const charged = chargeProblem(request.files, replaces, terms);
    if (charged) return { kind: 'charged-replacement', problem: charged };
  }
  const notice = release.notice && !request.files[release.notice.facts.fileId] ? release.notice : undefined;
  if (added.length + (notice ? 1 : 0) > fileRoom(request.files, 'staff')) return { kind: 'full' };
  const at = now.toISOString();
  const documents = added.flatMap((facts) => {
    const terms = release.terms.get(facts.fileId);
    const releasedBy = release.by.id === null ? {} : { releasedBy: release.by.id };
    const otherPerson =
      release.otherPersons?.get(facts.fileId) ?? (facts.isPacket && ready[facts.fileId]?.otherPerson);
    const unread = facts.isPacket && ready[facts.fileId]?.unread;
    const packet = facts.isPacket && packetOf(ready[facts.fileId]);
    const secondCheck = facts.isPacket && endedView(ready[facts.fileId]);
    if (!terms) return [];
    const file: RequestFile = {
      ...releasedFile(facts, terms, at),
      ...releasedBy,
      ...(otherPerson && { otherPerson }),
      ...(unread && { unread }),
      ...(packet && { packet }),
      ...(secondCheck && { secondCheck }),
    };
    const replaces = facts.isPacket && ready[facts.fileId]?.replaces;
    return [replaces ? asReplacement(file, replaces, request.files) : file];
  });
  const files = notice
    ? [...documents, { ...releasedFile(notice.facts, FREE, at), noticeVersion: notice.version }]
    : documents;
  const reasons = documents.flatMap(({ otherPerson }) => (otherPerson ? [otherPerson.reason] : []));
  const next = nextVersion(
    request,
    {
      files: {
        ...withReplaced(request.files, documents),
        ...Object.fromEntries(files.map((file) => [file.fileId, file])),
      },
      ...(release.early && { earlyReleases: earlyReleasesWith(request, release.early) }),
      ...(documents.some(({ packet }) => packet) && {
        readyPackets: withoutKeys(
          ready,
          documents.map(({ fileId }) => fileId),
        ),
        ...(request.secondChecks && { secondChecks: openWithout(request, documents) }),
      }),
    },
    now,
  );
  const change: Change = {
    request: next,
    event: {
      kind: 'files-added',
      at,
      by: release.by,
      details: {
        files: files.length,
        fileIds: files.map(({ fileId }) => fileId).join(' '),
        // One value per file, in the same order.
        chargeCents: files.map(({ chargeCents }) => chargeCents).join(' '),
        embargoDays: files.map(({ embargoDays }) => embargoDays).join(' '),
        comment: files.some(({ adminComment }) => adminComment !== ''),
        ...(release.early && { isEarly: true }),
        ...(reasons.length > 0 && { otherPersons: reasons.join() }),
        ...(replacements.length > 0 && {
          replacements: replacements.map(({ replaces: { fileId, reason } }) => `${fileId} ${reason}`).join(),
        }),
      },
    },
    steps: [
      { kind: 'project' },
      { kind: 'scan' },
      {
        kind: 'notify-client',
        template: 'filesAdded',
        seq: next.seq,
        fileIds: documents.map(({ fileId }) => fileId),
      },
    ],
  };
  const withdrawals = replacements.map(
    ({ replaces }) =>
      (current: RequestDocument) =>
        withdrawReplaced(current, replaces, release.by, now),
  );
  if (withdrawals.length === 0) return { kind: 'change', change };
  return { kind: 'change', change: combineChanges(request, [() => change, ...withdrawals])! };
}

/** What a released document keeps of its packet. */
function packetOf(ready: ReadyPacket | undefined) {
  if (!ready) return undefined;
  const { packetId, pages, redactedPages, sha256, numbers } = ready;
  return {
    packetId,
    pages,
    ...(redactedPages !== undefined && { redactedPages }),
    sha256,
    ...(numbers && { numbers }),
  };
}

/** What was sent back is corrected by a release of later pages only. */
function openWithout(request: RequestDocument, released: readonly RequestFile[]) {
  const ids = released.map(({ fileId }) => fileId);
  const latest = Math.max(0, ...ids.map((fileId) => request.readyPackets?.[fileId]?.version ?? 0));
  const isCorrected = ({ state, version }: StoredSecondCheck) => state === 'returned' && version < latest;
  return withoutSecondChecks(request, (check, fileId) => isCorrected(check) || ids.includes(fileId)).kept;
}

function withoutKeys<Value>(values: Readonly<Record<string, Value>>, keys: readonly string[]) {
  return Object.fromEntries(Object.entries(values).filter(([key]) => !keys.includes(key)));
}

/** The request stores the latest ones; the audit trail has all of them. */
const MAX_EARLY_RELEASES = 50;

function earlyReleasesWith({ earlyReleases = [] }: RequestDocument, added: StoredEarlyRelease) {
  return [...earlyReleases, added].slice(-MAX_EARLY_RELEASES);
}

function matchesTerms(file: RequestFile | undefined, terms: FileTerms): boolean {
  if (file === undefined) return true;
  const asked = countsAsPaid(file) ? { ...terms, embargoDays: null } : terms;
  return file.uploadedByAdmin && isSameTerms(termsOf(file), asked);
}

/** The terms of a released file. */
export function termsOf(file: RequestFile): FileTerms {
  const { adminComment: comment, chargeCents, embargoEnabled, embargoDays } = file;
  return { comment, chargeCents, embargoDays: embargoEnabled ? embargoDays : null };
}

/** The file with these terms. */
export function withTerms(file: RequestFile, { comment, chargeCents, embargoDays }: FileTerms): RequestFile {
  return {
    ...file,
    adminComment: comment,
    requiresPayment: chargeCents > 0,
    chargeCents,
    embargoEnabled: embargoDays !== null,
    embargoDays: embargoDays ?? 0,
  };
}

/** The embargo and the download window count from the release, not from the upload. */
function releasedFile(facts: UploadFacts, terms: FileTerms, at: string): RequestFile {
  return withTerms({ ...unscannedFile(facts, 'legal'), uploadedAt: at, uploadedByAdmin: true }, terms);
}
