import { localizable, type LocalizableText } from '@portal/contract/fields/localizableText.ts';
import { MAX_SOURCES, MAX_SOURCES_BYTES, sourceTypeOf } from '@portal/contract/packets/sources.ts';
import { safeFileName } from '../files/downloads/contentDisposition.ts';
import { type Assembly, type StoredSource, withSource } from './assembly.ts';

interface AnnouncedSource {
  readonly name: string;
  readonly size: number;
  readonly fingerprint: string;
}

interface Announcement {
  readonly userId: string;
  readonly newId: () => string;
  readonly now: Date;
}

export type AddedSources =
  | { readonly kind: 'added'; readonly assembly: Assembly; readonly sources: readonly StoredSource[] }
  /** `index`: of the file that cannot be added. */
  | { readonly kind: 'refused'; readonly index: number; readonly message: LocalizableText };

/** Adds files that are about to be sent, all or none. A file whose upload was interrupted continues as the same source. */
export function addSources(
  assembly: Assembly,
  files: readonly AnnouncedSource[],
  { userId, newId, now }: Announcement,
): AddedSources {
  let next = assembly;
  const sources: StoredSource[] = [];
  for (const [index, file] of files.entries()) {
    const refuse = (message: LocalizableText): AddedSources => ({ kind: 'refused', index, message });
    const { size, fingerprint } = file;
    const name = safeFileName(file.name);
    const type = sourceTypeOf(name);
    if (!type) return refuse(localizable('{{name}} cannot be used here. Save it as a PDF first.', { name }));
    const interrupted = next.sources.find(
      (source) =>
        source.state === 'uploading' &&
        source.name === name &&
        source.size === size &&
        source.fingerprint === fingerprint &&
        source.addedBy === userId &&
        !sources.includes(source),
    );
    if (interrupted) {
      sources.push(interrupted);
      continue;
    }
    if (next.sources.length >= MAX_SOURCES)
      return refuse(localizable('A request can have at most 200 files to assemble.'));
    if (sizeOf(next) + size > MAX_SOURCES_BYTES)
      return refuse(localizable('The files of a request can have at most 2 GB together.'));
    const added: StoredSource = {
      sourceId: newId(),
      number: (next.sources.at(-1)?.number ?? 0) + 1,
      name,
      type,
      size,
      fingerprint,
      state: 'uploading',
      refusal: null,
      etag: null,
      pages: null,
      pieces: [],
      sha256: null,
      changes: [],
      addedAt: now.toISOString(),
      addedBy: userId,
      attempts: 0,
      leaseUntil: null,
    };
    next = withSource(next, added);
    sources.push(added);
  }
  return { kind: 'added', assembly: next, sources };
}

/** Bytes of the sources that are stored. */
function sizeOf({ sources }: Assembly): number {
  return sources
    .filter(({ state }) => state !== 'withdrawn' && state !== 'infected' && state !== 'refused')
    .reduce((total, { size }) => total + size, 0);
}
