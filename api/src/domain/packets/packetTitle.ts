import { keptPagesOf } from '@portal/contract/packets/applyOperation.ts';
import type { Recipe } from '@portal/contract/packets/recipe.ts';
import { PAGE_UNITS, type Redaction } from '@portal/contract/packets/redactions.ts';

/** A redaction this close to the edges covers the page. */
const EDGE = PAGE_UNITS / 50;

/**
 * The title of a section in the packet: in its contents and bookmarks. At first, a section has the name of its file, which
 * may name the person whose pages are redacted. If every page is redacted as a whole, the title only says which section it is.
 */
export function packetTitle(
  recipe: Pick<Recipe, 'sections' | 'removed' | 'redactions'>,
  index: number,
): string {
  const section = recipe.sections[index]!;
  const kept = keptPagesOf({ sections: [section], removed: recipe.removed });
  const isWithheld = kept.length > 0 && kept.every((page) => recipe.redactions[page]?.some(coversPage));
  return isWithheld ? `Section ${index + 1}` : section.title;
}

function coversPage({ box: { x, y, width, height } }: Redaction): boolean {
  return x <= EDGE && y <= EDGE && x + width >= PAGE_UNITS - EDGE && y + height >= PAGE_UNITS - EDGE;
}
