import type { ContainerRecord } from './vercelInternals.ts';

type IndexingPolicy = NonNullable<ContainerRecord['indexingPolicy']>;

/** Without paths, a container has an index of everything. */
const EVERYTHING = [{ path: '/*' }];

/** https://learn.microsoft.com/azure/cosmos-db/index-policy: "automatically indexed" when the indexing mode is consistent. */
const ALWAYS_INDEXED = new Set(['id', '_ts']);

/** Whether a container's policy indexes a property, so that ORDER BY can use it. The more precise of its paths counts. */
export function isIndexed(path: readonly string[], policy: IndexingPolicy = {}): boolean {
  if (path.length === 1 && ALWAYS_INDEXED.has(path[0]!)) return true;
  const { includedPaths = EVERYTHING, excludedPaths = [] } = policy;
  const included = precisionOf(path, includedPaths);
  return included > precisionOf(path, excludedPaths);
}

/** How many steps the most precise matching path has, half a step more without a wildcard; −1 when none matches. */
function precisionOf(path: readonly string[], patterns: readonly { readonly path: string }[]): number {
  const matching = patterns.map(({ path: pattern }) => {
    const steps = pattern
      .split('/')
      .slice(1)
      .map((step) => step.replace(/^"(.*)"$/, '$1'));
    const end = steps.pop();
    const isPrefix = steps.every((step, index) => step === path[index]);
    if (!isPrefix || (end === '?' && steps.length !== path.length)) return -1;
    return end === '?' ? steps.length + 0.5 : steps.length;
  });
  return Math.max(-1, ...matching);
}
