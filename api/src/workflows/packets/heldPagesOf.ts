import { readRecipe, readRecipeVersion } from '../../data/packets/recipes.ts';
import { heldPages } from '../../domain/packets/heldPages.ts';
import type { ReadyPacket } from '../../domain/requests/requestDocument.ts';

/**
 * How many pages of ready packets must no longer be released as they are. Usually none, because a change of the pages
 * closes their release. But the process can end between saving the change and closing what was opened in the meantime.
 */
export async function heldPagesOf(requestId: string, packets: readonly ReadyPacket[]): Promise<number> {
  if (packets.length === 0) return 0;
  const latest = (await readRecipe(requestId))?.value;
  const held = await Promise.all(
    packets.map(async ({ version, pages }) => {
      // Of an earlier version of the portal, or of the current pages.
      if (version === undefined || version === latest?.version) return 0;
      const earlier = await readRecipeVersion(requestId, version);
      return earlier && latest ? heldPages(earlier, latest).length : pages;
    }),
  );
  return Math.max(...held);
}
