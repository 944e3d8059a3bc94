import { type FileTerms, isSameTerms } from './fileTerms.ts';
import type { UploadFacts } from './uploadFacts.ts';
import { type Change, nextVersion } from '../requests/change.ts';
import { unscannedFile } from './unscannedFile.ts';
import type { Actor } from '../requests/actor.ts';
import type { RequestFile, RequestRoot } from '../requests/root.ts';

/** So many files one request can hold; its document stays far below what the store takes. */
export const MAX_FILES = 300;

interface Release {
  /** Uploads that the request has not yet. */
  readonly files: readonly UploadFacts[];
  /** The terms of every file that the caller names. */
  readonly terms: ReadonlyMap<string, FileTerms>;
  readonly by: Actor;
}

export type ReleaseDecision =
  | { readonly kind: 'change'; readonly change: Change }
  /** All of them were released before, on these terms. */
  | { readonly kind: 'nothing' }
  /** One of them was withdrawn. */
  | { readonly kind: 'withdrawn' }
  /** One of them was released on other terms, or is the client's own. */
  | { readonly kind: 'other-terms' }
  | { readonly kind: 'full' };

/** Releases documents of the legal team to the client. One that the request has already is left as it is. */
export function addFiles(root: RequestRoot, release: Release, now: Date): ReleaseDecision {
  const isOther = [...release.terms].some(([fileId, terms]) => !isOnTerms(root.files[fileId], terms));
  if (isOther) return { kind: 'other-terms' };
  if ([...release.terms.keys()].some((fileId) => root.files[fileId]?.withdrawnAt))
    return { kind: 'withdrawn' };
  const added = release.files.filter(({ fileId }) => !root.files[fileId]);
  if (added.length === 0) return { kind: 'nothing' };
  if (Object.keys(root.files).length + added.length > MAX_FILES) return { kind: 'full' };
  const at = now.toISOString();
  const files = added.flatMap((facts) => {
    const terms = release.terms.get(facts.fileId);
    return terms ? [releasedFile(facts, terms, at)] : [];
  });
  const fileIds = files.map(({ fileId }) => fileId);
  const next = nextVersion(
    root,
    { files: { ...root.files, ...Object.fromEntries(files.map((file) => [file.fileId, file])) } },
    now,
  );
  return {
    kind: 'change',
    change: {
      root: next,
      event: {
        kind: 'files-added',
        at,
        by: release.by,
        details: {
          files: files.length,
          fileIds: fileIds.join(' '),
          // Of each file, in their order.
          chargeCents: files.map(({ chargeCents }) => chargeCents).join(' '),
          embargoDays: files.map(({ embargoDays }) => embargoDays).join(' '),
          comment: files.some(({ adminComment }) => adminComment !== ''),
        },
      },
      work: [
        { kind: 'project' },
        { kind: 'scan' },
        { kind: 'notify-client', template: 'filesAdded', seq: next.seq, fileIds },
      ],
    },
  };
}

function isOnTerms(file: RequestFile | undefined, terms: FileTerms): boolean {
  return file === undefined || (file.uploadedByAdmin && isSameTerms(termsOf(file), terms));
}

/** On what terms a released file is. */
export function termsOf(file: RequestFile): FileTerms {
  const { adminComment: comment, chargeCents, embargoEnabled, embargoDays } = file;
  return { comment, chargeCents, embargoDays: embargoEnabled ? embargoDays : null };
}

/** Puts terms on a file. */
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

/** The embargo and the window count from the release, not from the moment at which the bytes came. */
function releasedFile(facts: UploadFacts, terms: FileTerms, at: string): RequestFile {
  return withTerms({ ...unscannedFile(facts, 'legal'), uploadedAt: at, uploadedByAdmin: true }, terms);
}
