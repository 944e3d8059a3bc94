import { applyOperations } from '@portal/contract/packets/applyOperation.ts';
import type { Recipe, RecipeOperation } from '@portal/contract/packets/recipe.ts';

interface RecipeCall {
  /** The version that the person changed. */
  readonly version: number;
  readonly key: string;
  /** User ID. */
  readonly by: string;
  readonly operations: readonly RecipeOperation[];
}

interface SavedRecipe extends Recipe {
  readonly versionOfPerson: number;
  readonly lastKey: string | null;
  /** User ID of who saved last, to whom the key belongs. */
  readonly savedBy: string | null;
}

export type RecipeDecision =
  | { readonly kind: 'save'; readonly recipe: Recipe }
  /** The same call again. */
  | { readonly kind: 'saved' }
  /** Somebody saved another version. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'invalid' };

/**
 * Whether changes of a person can be saved. Pages that the portal added in the meantime, because a source became ready, are
 * no conflict.
 */
export function changeRecipe(
  current: SavedRecipe,
  { version, key, by, operations }: RecipeCall,
): RecipeDecision {
  if (current.lastKey === key && current.savedBy === by) return { kind: 'saved' };
  if (version > current.version || version < current.versionOfPerson) return { kind: 'conflict' };
  const recipe = applyOperations(
    current,
    operations.map((operation) => withAddedPages(operation, current, version)),
  );
  if (!recipe) return { kind: version === current.version ? 'invalid' : 'conflict' };
  return { kind: 'save', recipe: { ...recipe, version: current.version + 1 } };
}

/** An order of all pages that was made before the portal added some, with those at the end. */
function withAddedPages(operation: RecipeOperation, current: Recipe, version: number): RecipeOperation {
  if (operation.kind !== 'put' || !operation.sections || version === current.version) return operation;
  const known = new Set(operation.sections.map(({ id }) => id));
  const named = new Set(operation.sections.flatMap(({ pages }) => pages));
  const added = current.sections.filter(
    ({ id, pages }) => !known.has(id) && pages.every((page) => !named.has(page)),
  );
  return { ...operation, sections: [...operation.sections, ...added] };
}
