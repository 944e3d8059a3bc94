import { keptPagesOf } from '@portal/contract/packets/applyOperation.ts';
import type { PageRef, Recipe, RemovalReason, Rotation, Section } from '@portal/contract/packets/recipe.ts';
import type { Redaction } from '@portal/contract/packets/redactions.ts';
import type { Source } from '@portal/contract/packets/sources.ts';

const noRedactions: readonly Redaction[] = [];

/** What the bench shows of a page. */
export interface BenchPage {
  readonly page: PageRef;
  readonly section: Section;
  readonly source: Source | undefined;
  /** In its source, from 1. */
  readonly inSource: number;
  /** In the packet, from 1; null if it was removed. */
  readonly number: number | null;
  readonly removed: RemovalReason | null;
  readonly rotation: Rotation;
  readonly redactions: readonly Redaction[];
  /** Whether its source was withdrawn or is infected, so that nothing can be built with it. */
  readonly isUnavailable: boolean;
}

/** All pages of a recipe, in order. */
export function benchPages(recipe: Recipe, sources: readonly Source[]): ReadonlyMap<PageRef, BenchPage> {
  const byNumber = new Map(sources.map((source) => [String(source.number), source]));
  const numbers = new Map(keptPagesOf(recipe).map((page, index) => [page, index + 1]));
  const pages = new Map<PageRef, BenchPage>();
  for (const section of recipe.sections) {
    for (const page of section.pages) {
      const [sourceNumber = '', inSource] = page.split('.');
      const source = byNumber.get(sourceNumber);
      pages.set(page, {
        page,
        section,
        source,
        inSource: Number(inSource),
        number: numbers.get(page) ?? null,
        removed: recipe.removed[page] ?? null,
        rotation: recipe.rotations[page] ?? 0,
        redactions: recipe.redactions[page] ?? noRedactions,
        isUnavailable: source?.state !== 'ready',
      });
    }
  }
  return pages;
}
