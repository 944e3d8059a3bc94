import { readRecipe, saveRecipe } from '../../data/packets/recipes.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { retryOnConflict, succeeded, writeConflict } from '../../data/retryOnConflict.ts';
import type { StoredSource } from '../../domain/packets/assembly.ts';
import { withPagesOf } from '../../domain/packets/changeSource.ts';
import { pageAuthors } from './pageChecks.ts';

/**
 * Adds the pages of a source that became ready to the recipe, in the name of the person who added it. A repeated call adds
 * nothing.
 */
export async function addPages(requestId: string, source: StoredSource): Promise<void> {
  await retryOnConflict<void>('the recipe', async () => {
    const stored = await readRecipe(requestId);
    const isArranged = (stored?.value.savedBy ?? null) !== null;
    const lastVersion = stored ? 0 : await lastCheckedVersion(requestId);
    const place = { sectionId: sectionIdOf(source), isArranged, lastVersion };
    const next = withPagesOf(stored?.value ?? null, source, place);
    if (!next) return succeeded(undefined);
    const { versionOfPerson, savedAt, savedBy, lastKey, redactionCounts } = stored?.value ?? {
      versionOfPerson: 0,
      savedAt: null,
      savedBy: null,
      lastKey: null,
    };
    const others = stored ? await pageAuthors(requestId, stored.value) : {};
    const authors = { ...others, [source.addedBy]: next.version };
    const recipe = {
      ...next,
      versionOfPerson,
      savedAt,
      savedBy,
      lastKey,
      authors,
      ...(redactionCounts && { redactionCounts }),
    };
    return (await saveRecipe(requestId, recipe, stored?.etag ?? null)) ? succeeded(undefined) : writeConflict;
  });
}

/**
 * All sources can be withdrawn, which deletes the recipe. Second checks of its versions must not count for a new recipe.
 */
async function lastCheckedVersion(requestId: string): Promise<number> {
  const request = await readRequest(requestId);
  const { secondChecked = [], sentBack } = request?.value ?? {};
  return Math.max(0, sentBack?.version ?? 0, ...secondChecked);
}

/** A UUID that follows from the ID of the source. */
function sectionIdOf({ sourceId }: StoredSource): string {
  const hex = sourceId.replace('src_', '');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}
