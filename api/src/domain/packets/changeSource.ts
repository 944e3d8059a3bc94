import type { Recipe, Section } from '@portal/contract/packets/recipe.ts';
import { MAX_PAGES } from '@portal/contract/packets/recipe.ts';
import type { SourceRefusal } from '@portal/contract/packets/sources.ts';
import { type Assembly, isFree, leaseFrom, MAX_ATTEMPTS, type StoredSource, withSource } from './assembly.ts';

/** The section of a new source. */
const UNKNOWN: Section['type'] = 'other';

/** What the preparation of a source found. */
export type PreparedSource =
  | {
      readonly kind: 'prepared';
      readonly sha256: string;
      readonly pages: number;
      readonly pieces: StoredSource['pieces'];
      readonly changes: StoredSource['changes'];
    }
  | { readonly kind: 'refused'; readonly refusal: SourceRefusal };

/** Records that the blocks of a source were joined. Null if they were joined before, or the upload was ended. */
export function joinSource(assembly: Assembly, source: StoredSource, etag: string): Assembly | null {
  if (source.state !== 'uploading') return null;
  return withSource(assembly, { ...source, state: 'scanning', etag });
}

/** Records the verdict of the malware scan. An infected source stays infected. Null if nothing changes. */
export function recordSourceScan(
  assembly: Assembly,
  source: StoredSource,
  verdict: 'clean' | 'infected',
): Assembly | null {
  if (verdict === 'infected')
    return source.state === 'infected' || source.state === 'withdrawn'
      ? null
      : withSource(assembly, { ...source, state: 'infected', leaseUntil: null });
  return source.state === 'scanning' ? withSource(assembly, { ...source, state: 'preparing' }) : null;
}

/**
 * Records that a process starts to prepare a source. Null if another process is preparing it, or it must not be prepared.
 */
export function startPreparing(assembly: Assembly, source: StoredSource, now: Date): Assembly | null {
  if (source.state !== 'preparing' || !isFree(source, now)) return null;
  const attempts = source.attempts + 1;
  return attempts > MAX_ATTEMPTS
    ? withSource(assembly, { ...source, state: 'refused', refusal: 'too-complex', leaseUntil: null })
    : withSource(assembly, { ...source, attempts, leaseUntil: leaseFrom(now) });
}

/** Ends the preparation. Null if the source was withdrawn or found infected since. */
export function endPreparing(
  assembly: Assembly,
  source: StoredSource,
  prepared: PreparedSource,
): Assembly | null {
  if (source.state !== 'preparing') return null;
  const ended = { ...source, leaseUntil: null };
  if (prepared.kind === 'refused')
    return withSource(assembly, { ...ended, state: 'refused', refusal: prepared.refusal });
  const { sha256, pages, pieces, changes } = prepared;
  const all = assembly.sources.reduce((total, each) => total + (each.pages ?? 0), pages);
  if (all > MAX_PAGES) return withSource(assembly, { ...ended, state: 'refused', refusal: 'too-many-pages' });
  return withSource(assembly, { ...ended, state: 'ready', sha256, pages, pieces, changes });
}

/** Records that a process gave up, so that the next attempt can begin at once. Null if no preparation is waiting. */
export function freeSource(assembly: Assembly, source: StoredSource): Assembly | null {
  return source.state === 'preparing' ? withSource(assembly, { ...source, leaseUntil: null }) : null;
}

/**
 * Moves a source that takes too long from the small files to the large ones, where its preparation begins again. The turn
 * does not count as an attempt.
 */
export function deferSource(assembly: Assembly, source: StoredSource): Assembly | null {
  if (source.state !== 'preparing') return null;
  return withSource(assembly, { ...source, isSlow: true, attempts: source.attempts - 1, leaseUntil: null });
}

/**
 * Marks the pages of a source as missing, for example after a restore, so that they are made again. Null if the source is
 * not ready.
 */
export function prepareAgain(assembly: Assembly, source: StoredSource): Assembly | null {
  if (source.state !== 'ready') return null;
  return withSource(assembly, { ...source, state: 'preparing', pages: null, attempts: 0, leaseUntil: null });
}

/** Ends an upload, or withdraws a source. Null if it was withdrawn before, or is infected and kept as proof. */
export function withdraw(assembly: Assembly, source: StoredSource): Assembly | null {
  if (source.state === 'withdrawn' || source.state === 'infected') return null;
  // Nobody needs to see an upload that was never finished.
  if (source.state === 'uploading')
    return { ...assembly, sources: assembly.sources.filter((each) => each !== source) };
  return withSource(assembly, { ...source, state: 'withdrawn', leaseUntil: null });
}

/**
 * The recipe with the pages of a source that became ready, as a section of their own: in the order in which the sources
 * were added, or at the end once a person has arranged the pages. Null: it has them. `sectionId`: the same each time, so
 * that a repetition adds nothing. `lastVersion`: of an earlier recipe that was deleted, which a new one continues.
 */
export function withPagesOf(
  recipe: Recipe | null,
  { number, name, pages }: Pick<StoredSource, 'number' | 'name' | 'pages'>,
  {
    sectionId,
    isArranged,
    lastVersion = 0,
  }: { readonly sectionId: string; readonly isArranged: boolean; readonly lastVersion?: number },
): Recipe | null {
  const { version, sections, rotations, removed, redactions } = recipe ?? {
    version: lastVersion,
    sections: [],
    rotations: {},
    removed: {},
    redactions: {},
  };
  const prefix = `${number}.`;
  if (sections.some((section) => section.pages.some((page) => page.startsWith(prefix)))) return null;
  const added = Array.from({ length: pages ?? 0 }, (_, index) => `${number}.${index + 1}` as const);
  if (added.length === 0) return null;
  const title = name.replace(/\.[^.]+$/, '').slice(0, 200) || name.slice(0, 200);
  const isLater = ({ pages: [first] }: Section) => Number(first?.split('.')[0] ?? 0) > number;
  const later = isArranged ? -1 : sections.findIndex(isLater);
  const section = { id: sectionId, title, type: UNKNOWN, date: null, pages: added };
  return {
    version: version + 1,
    sections: sections.toSpliced(later < 0 ? sections.length : later, 0, section),
    rotations,
    removed,
    redactions,
  };
}
