import type { UploadFacts } from '../file/uploadFacts.ts';
import { type Change, nextVersion } from './change.ts';
import { unscannedFile } from './unscannedFile.ts';
import type { Actor } from './actor.ts';
import type { RequestFile, RequestRoot } from './root.ts';

/** So many files one request can hold; its document stays far below what the store takes. */
export const MOST_FILES = 300;

interface Release {
  readonly files: readonly UploadFacts[];
  /** Files that the caller names and the request has already. */
  readonly named: readonly string[];
  readonly comment: string;
  /** Zero releases them without a charge. */
  readonly chargeCents: number;
  /** Null releases them at once. */
  readonly embargoDays: number | null;
  readonly by: Actor;
}

export type ReleaseDecision =
  | { readonly kind: 'change'; readonly change: Change }
  /** All of them were released before, on these terms. */
  | { readonly kind: 'nothing' }
  /** One of them was released on other terms, or is the client's own. */
  | { readonly kind: 'other-terms' }
  | { readonly kind: 'full' };

/** Releases documents of the legal team to the client. One that the request has already is left as it is. */
export function addFiles(root: RequestRoot, release: Release, now: Date): ReleaseDecision {
  const isOther = release.named.some((fileId) => !isOnTerms(root.files[fileId], release));
  if (isOther) return { kind: 'other-terms' };
  const added = release.files.filter(({ fileId }) => !root.files[fileId]);
  if (added.length === 0) return { kind: 'nothing' };
  if (Object.keys(root.files).length + added.length > MOST_FILES) return { kind: 'full' };
  const at = now.toISOString();
  const files = added.map((facts) => releasedFile(facts, release, at));
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
          chargeCents: release.chargeCents,
          embargoDays: release.embargoDays ?? 0,
          comment: release.comment !== '',
        },
      },
      work: [
        { kind: 'project' },
        { kind: 'scan' },
        { kind: 'mail', template: 'filesAdded', seq: next.seq, fileIds },
      ],
    },
  };
}

function isOnTerms(file: RequestFile | undefined, release: Release): boolean {
  return (
    file === undefined ||
    (file.uploadedByAdmin &&
      file.adminComment === release.comment &&
      file.chargeCents === release.chargeCents &&
      file.embargoEnabled === (release.embargoDays !== null) &&
      file.embargoDays === (release.embargoDays ?? 0))
  );
}

/** The embargo and the window count from the release, not from the moment at which the bytes came. */
function releasedFile(facts: UploadFacts, release: Release, at: string): RequestFile {
  return {
    ...unscannedFile(facts, 'legal'),
    uploadedAt: at,
    uploadedByAdmin: true,
    adminComment: release.comment,
    requiresPayment: release.chargeCents > 0,
    chargeCents: release.chargeCents,
    embargoEnabled: release.embargoDays !== null,
    embargoDays: release.embargoDays ?? 0,
  };
}
