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
  /** User ID of the person who saved last, and whose `key` it is. */
  readonly savedBy: string | null;
}

export type RecipeDecision =
  | { readonly kind: 'save'; readonly recipe: Recipe }
  /** The call repeats an earlier one. */
  | { readonly kind: 'saved' }
  /** Somebody else saved another version. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'invalid' };

/**
 * Whether the changes of a person can be saved. Pages that the portal added since, because a source became ready, are not a
 * conflict.
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

/** The order that a person chose, with the pages that the portal added since at the end. */
function withAddedPages(operation: RecipeOperation, current: Recipe, version: number): RecipeOperation {
  if (operation.kind !== 'put' || !operation.sections || version === current.version) return operation;
  const known = new Set(operation.sections.map(({ id }) => id));
  const named = new Set(operation.sections.flatMap(({ pages }) => pages));
  const added = current.sections.filter(
    ({ id, pages }) => !known.has(id) && pages.every((page) => !named.has(page)),
  );
  return { ...operation, sections: [...operation.sections, ...added] };
}
