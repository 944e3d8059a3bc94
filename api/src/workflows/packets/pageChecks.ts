import { keptPagesOf } from '@portal/contract/packets/applyOperation.ts';
import type { CheckedPage, PageCheckRule } from '@portal/contract/packets/pageChecks.ts';
import type { PageRef } from '@portal/contract/packets/recipe.ts';
import type { SecondCheckReason } from '@portal/contract/packets/secondCheck.ts';
import { pageCheckRulesList } from '../../data/configuration/lists.ts';
import { readAssembly } from '../../data/packets/assemblies.ts';
import { readChecks, readSourceFacts } from '../../data/packets/pageChecks.ts';
import { readRecipe, readRecipeVersion, type StoredRecipe } from '../../data/packets/recipes.ts';
import { orderOf, pageEvaluator, requirementOf } from '../../domain/packets/checks/evaluatePages.ts';
import { type PageFacts, unreadPage } from '../../domain/packets/checks/pageFacts.ts';
import {
  authorsOf,
  packetFactsOf,
  type PageAuthors,
  secondCheckReasonsOf,
} from '../../domain/packets/checks/secondCheck.ts';
import type { StoredChecks } from '../../domain/packets/checks/storedChecks.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { mapInTurns } from '../../services/concurrency/mapInTurns.ts';

/** The pages of a request with everything that is needed to evaluate them. */
export interface EvaluatedPages {
  readonly recipe: StoredRecipe;
  readonly requirement: Pick<PageCheckRule, 'requirement' | 'share'>;
  /** Why they need a second check; empty if they do not. */
  readonly secondCheck: readonly SecondCheckReason[];
  readonly stored: { readonly value: StoredChecks; readonly etag: string | null };
  readonly pages: CheckedPage[];
  /** Evaluates them again with other checks. */
  readonly evaluate: (stored: StoredChecks) => Promise<CheckedPage[]>;
}

/**
 * Reads and evaluates the pages of the packet. `version`: of the recipe; the current one if absent. Null if there are no
 * pages, or the version is no longer kept. A source whose text was not read yet counts as unreadable.
 */
export async function evaluatedPages(
  request: RequestDocument,
  version?: number,
): Promise<EvaluatedPages | null> {
  const { requestId } = request;
  const [assembly, recipe, stored, rules] = await Promise.all([
    readAssembly(requestId),
    version === undefined
      ? readRecipe(requestId).then((current) => current?.value ?? null)
      : readRecipeVersion(requestId, version),
    readChecks(requestId),
    pageCheckRulesList.read(),
  ]);
  if (!recipe) return null;
  const used = new Set(recipe.sections.flatMap(({ pages }) => pages.map((page) => page.split('.')[0])));
  const facts = new Map<number, PageFacts[]>();
  await Promise.all(
    assembly.sources.map(async ({ sourceId, number, state }) => {
      if (state !== 'ready' || !used.has(String(number))) return;
      facts.set(number, (await readSourceFacts(requestId, sourceId)) ?? []);
    }),
  );
  const { requirement, secondChecks } = requirementOf(request, rules);
  const order = orderOf(request);
  const evaluate = (checks: StoredChecks) =>
    mapInTurns(
      keptPagesOf(recipe),
      pageEvaluator({ requestId, recipe, factsOf, order, stored: checks, requirement }),
    );
  const pages = await evaluate(stored.value);
  const secondCheck = secondCheckReasonsOf(request, packetFactsOf(pages, recipe.version), secondChecks);
  return { recipe, requirement, secondCheck, stored, pages, evaluate };

  function factsOf(page: PageRef): PageFacts {
    const [source = 0, number = 0] = page.split('.').map(Number);
    return facts.get(source)?.[number - 1] ?? unreadPage;
  }
}

/** Who changed the pages of a recipe. */
export async function pageAuthors(requestId: string, recipe: StoredRecipe): Promise<PageAuthors> {
  return recipe.authors ?? authorsOf(recipe, (await readAssembly(requestId)).sources);
}
