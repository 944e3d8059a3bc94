import { build, type Plugin, type Rolldown } from 'vite';
import { baseStyles } from './baseStyles.ts';
import { mergeParts, type Part, withImports } from './mergeParts.ts';
import { pages, screensWithinPages } from './pages.ts';

/** What a further file costs: its headers, the statements that import it, worse compression, and a request. */
const FILE_COST = 800;
/** About this much of the source is left after minifying and gzip. */
const COMPRESSED = 0.2;
/** The first load of a page counts more than that of a dialog. */
const PAGE_WEIGHT = 100;

/** What every page loads. Separate files are evaluated in separate tasks (firstScript.ts). */
const startGroups = [
  { name: 'react', priority: 12, test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
  {
    name: 'fluent',
    priority: 11,
    tags: ['$initial' as const],
    test: /\/node_modules\/@(?:fluentui|griffel)\//,
  },
  { name: 'libraries', priority: 10, tags: ['$initial' as const], test: /\/node_modules\// },
  { name: 'base', priority: 9, tags: ['$initial' as const] },
];

/** The file of each module that several screens or dialogs load. */
let sharedFiles = new Map<string, string>();

/** One file for each group, and for each part that `planChunks` found. */
export const chunkGroups = [
  ...startGroups,
  {
    name: (id: string) => sharedFiles.get(id) ?? null,
    debugName: 'shared',
    priority: 1,
    test: (id: string) => sharedFiles.has(id),
    includeDependenciesRecursively: false,
  },
];

/**
 * Plans files that many screens and dialogs share. By default there is one for each set of them, most of less than 1 kB, and
 * a page loads a hundred: many small files compress badly and take a request each.
 */
export function planChunks(): Plugin {
  return {
    name: 'portal:plan-chunks',
    apply: 'build',
    async buildStart() {
      const { parts, isFixed } = partsOf(await splitByDefault(this.environment.config.root));
      const merged = mergeParts(parts, isFixed, { fileCost: FILE_COST, weightOf });
      sharedFiles = new Map(
        merged.flatMap((modules, index) => modules.map((id) => [id, `shared${index}`] as const)),
      );
    },
    generateBundle(_options, bundle) {
      refuseCycles(bundle);
    },
  };
}

/** The files of the default splitting, which knows which imports are used. */
async function splitByDefault(root: string): Promise<Rolldown.OutputChunk[]> {
  const { output } = (await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [baseStyles()],
    build: {
      write: false,
      minify: false,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: { output: { codeSplitting: { groups: startGroups } } },
    },
  })) as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === 'chunk');
}

/** The files of entries and of the start are not merged. */
function partsOf(chunks: readonly Rolldown.OutputChunk[]) {
  const parts = new Map(
    chunks.map(({ fileName, moduleIds, code }) => [
      fileName,
      {
        modules: moduleIds,
        size: code.length * COMPRESSED,
        users: new Set<string>(),
        imports: new Set<Part>(),
      },
    ]),
  );
  const fixed = new Set<Part>();
  const start = new Set(['rolldown-runtime', ...startGroups.map(({ name }) => name)]);
  for (const { fileName, imports, isEntry, isDynamicEntry, name } of chunks) {
    const part = parts.get(fileName)!;
    for (const imported of imports) part.imports.add(parts.get(imported)!);
    if (isEntry || isDynamicEntry || start.has(name)) fixed.add(part);
  }
  for (const { fileName, facadeModuleId } of chunks) {
    const part = parts.get(fileName)!;
    if (facadeModuleId === null) continue;
    for (const loaded of withImports<Part>(part)) (loaded.users as Set<string>).add(facadeModuleId);
  }
  return { parts: [...parts.values()], isFixed: (part: Part) => fixed.has(part) };
}

const pageModules = [...pages, ...screensWithinPages]
  .flatMap(({ module, frame, parts = [] }) => [module, frame, ...parts])
  .filter((module) => module !== undefined);

const weights = new Map<string, number>();

function weightOf(user: string): number {
  const known = weights.get(user);
  if (known !== undefined) return known;
  const weight = pageModules.some((module) => user.endsWith(`/${module}`)) ? PAGE_WEIGHT : 1;
  weights.set(user, weight);
  return weight;
}

/** The modules of files that import each other could run in the wrong order. */
function refuseCycles(bundle: Rolldown.OutputBundle): void {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]) => {
    if (path.includes(file)) throw new Error(`Files import each other: ${[...path, file].join(' → ')}`);
    if (done.has(file)) return;
    const output = bundle[file];
    if (output?.type === 'chunk') for (const imported of output.imports) visit(imported, [...path, file]);
    done.add(file);
  };
  for (const file of Object.keys(bundle)) visit(file, []);
}
