import { findCycles } from './findCycles.ts';
import type { ParsedFile } from './parseFile.ts';
import { type ImportRule, type Pattern, rules as ownRules } from './rules.ts';
import { IS_SOURCE, resolveSpecifier, type Workspace } from './sources.ts';

export interface Violation {
  readonly rule: string;
  readonly file: string;
  readonly line: number;
  /** The forbidden import or code. */
  readonly code: string;
  readonly why: string;
}

export interface Findings {
  readonly violations: readonly Violation[];
  /** Faults of the rules: unused exceptions and folders that match no file. */
  readonly faults: readonly string[];
}

interface Import {
  readonly to: string;
  readonly line: number;
}

/** The local stack loads the bundles, the list of functions and these tests load what they find. */
const MAY_COMPUTE =
  /^(?:local\/|api\/src\/httpFunctions\.ts$|contract\/src\/testing\/modules\.test\.ts$|tests\/bench\/importApp\.mjs$)/;

/** Subpath imports of package.json, absolute paths, URLs, and files of installed packages. */
const isUncheckable = /^npm:(?:#|\/|[a-z]+:)|(?:^|\/)node_modules\//;

/** Checks the files against all rules. */
export function findViolations(
  files: ReadonlyMap<string, ParsedFile>,
  workspaces: readonly Workspace[],
  rules = ownRules,
): Findings {
  const imports = resolveAll(files, workspaces);
  const paths = [...files.keys()];
  const violations: Violation[] = [...unreadable(files, imports)];
  const faults: string[] = [];

  for (const rule of rules.each) {
    const isForbidden = 'uses' in rule ? null : forbids(rule);
    const usedExceptions = new Set<object>();
    const found: Violation[] = [];
    const from = paths.filter((path) => matchesAny(path, rule.from));
    if (from.length === 0) faults.push(`“${rule.name}” matches no file. Correct its folders.`);
    for (const file of from) {
      const matches =
        'uses' in rule
          ? files
              .get(file)!
              .uses.filter(({ use }) => rule.uses.includes(use))
              .map(({ code, line }) => ({ to: '', code, line }))
          : imports
              .get(file)!
              .filter(({ to }) => isForbidden?.(to, file))
              .map(({ to, line }) => ({ to, code: `imports ${to}`, line }));
      for (const { to, code, line } of matches) {
        const exception = rule.except?.find(
          (each) => (!each.from || matchesAny(file, each.from)) && (!each.to || matchesAny(to, each.to)),
        );
        if (exception) usedExceptions.add(exception);
        else found.push({ rule: rule.name, file, line, code, why: rule.why });
      }
    }
    for (const exception of rule.except ?? []) {
      if (!usedExceptions.has(exception))
        faults.push(`“${rule.name}” has an exception that is not needed: ${exception.why}`);
    }
    violations.push(...found);
  }

  const cycles = findCycles(new Map([...imports].map(([file, all]) => [file, all.map(({ to }) => to)])));
  for (const cycle of cycles) {
    const [file = '', next = ''] = cycle;
    const line = imports.get(file)?.find(({ to }) => to === next)?.line ?? 1;
    const code = `imports itself: ${cycle.join(' → ')}`;
    violations.push({ rule: rules.cycles.name, file, line, code, why: rules.cycles.why });
  }
  const { name: rule, max, except, why } = rules.folders;
  for (const [folder, entries] of entriesByFolder(paths)) {
    if (entries.size > max && !except.test(folder))
      violations.push({ rule, file: folder, line: 1, code: `has ${entries.size} entries`, why });
  }
  return { violations, faults };
}

function resolveAll(
  files: ReadonlyMap<string, ParsedFile>,
  workspaces: readonly Workspace[],
): Map<string, Import[]> {
  return new Map(
    [...files].map(([file, parsed]) => [
      file,
      parsed.imports.flatMap(({ specifier, line }) =>
        specifier === null ? [] : [{ to: resolveSpecifier(file, specifier, workspaces), line }],
      ),
    ]),
  );
}

/** Imports that no rule can check: computed imports, and imports of the product that are not known files or packages. */
function* unreadable(
  files: ReadonlyMap<string, ParsedFile>,
  imports: ReadonlyMap<string, readonly Import[]>,
): Iterable<Violation> {
  for (const [file, parsed] of files) {
    const rule = 'imports have a known target';
    const why = 'The rules cannot check an import of an unknown file.';
    for (const { specifier, line } of parsed.imports) {
      if (specifier === null && !MAY_COMPUTE.test(file))
        yield { rule, file, line, code: 'computes what it imports', why };
    }
    if (!/^(?:contract|api|frontend)\/src\//.test(file) || /\.test\.tsx?$/.test(file)) continue;
    for (const { to, line } of imports.get(file) ?? []) {
      const isPackage = to.startsWith('npm:') || to.startsWith('node:');
      if (isUncheckable.test(to)) yield { rule, file, line, code: `imports ${to}`, why };
      else if (!isPackage && IS_SOURCE.test(to) && !files.has(to))
        yield { rule, file, line, code: `imports ${to}, which does not exist`, why };
    }
  }
}

function entriesByFolder(paths: readonly string[]): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>();
  for (const path of paths) {
    const names = path.split('/');
    names.forEach((name, depth) => {
      const folder = names.slice(0, depth).join('/');
      folders.set(folder, (folders.get(folder) ?? new Set()).add(name));
    });
  }
  return folders;
}

function forbids(rule: ImportRule): (to: string, from: string) => boolean {
  if ('only' in rule) return (to) => !matchesAny(to, rule.only);
  const forbidden = rule.to;
  return typeof forbidden === 'function' ? forbidden : (to) => matchesAny(to, forbidden);
}

function matchesAny(target: string, patterns: readonly Pattern[]): boolean {
  return patterns.some((pattern) =>
    typeof pattern === 'string' ? isWithin(target, pattern) : pattern.test(target),
  );
}

function isWithin(target: string, folder: string): boolean {
  return target === folder || target.startsWith(folder.endsWith(':') ? folder : `${folder}/`);
}
