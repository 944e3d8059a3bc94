import { type Node, parseSync, visitorKeys } from 'oxc-parser';
import { isImportMeta, literalOf, memberOf, type Use, usesOf } from './findUses.ts';

export interface ParsedFile {
  /** Static and dynamic imports, re-exports and types; `specifier` is null where the code computes it. */
  readonly imports: readonly { readonly specifier: string | null; readonly line: number }[];
  readonly uses: readonly { readonly use: Use; readonly code: string; readonly line: number }[];
}

/** Visiting the syntax tree takes ten times as long as reading the imports. Most files have nothing to find in it. */
const NEEDS_TREE =
  /\bimport\s*[(./]|\brequire\b|\bvi\s*\.\s*import|\bexport\s*(?:type\s*)?\{\s*\}\s*from|\bgetBuiltinModule\b|\b(?:Date|Temporal|performance|Math|crypto|process|globalThis|fetch|XMLHttpRequest|WebSocket|EventSource|console|setTimeout|setInterval|setImmediate|localStorage|sessionStorage)\b|\.\s*format(?:ToParts)?\s*\(\s*\)/;

/** @throws Error when the file does not parse, because the rules could not check it */
export function parseFile(path: string, text: string): ParsedFile {
  const { module, errors, ...lazy } = open(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  const imports = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest)),
  ]
    .filter((request) => request !== null && request !== undefined)
    .map(({ value, start }): ParsedFile['imports'][number] => ({ specifier: value, line: lineOf(start) }));
  const uses: ParsedFile['uses'][number][] = [];
  if (NEEDS_TREE.test(text)) {
    visit(lazy.program(), [], (node, parents) => {
      const specifier = importedBy(node);
      if (specifier !== undefined) imports.push({ specifier, line: lineOf(node.start) });
      for (const { use, start, end } of usesOf(node, parents))
        uses.push({ use, code: text.slice(start, end), line: lineOf(start) });
    });
  }
  const unique = <T>(all: readonly T[]) => [
    ...new Map(all.map((each) => [JSON.stringify(each), each])).values(),
  ];
  return { imports: unique(imports), uses: unique(uses) };
}

function open(path: string, text: string) {
  const result = parseSync(path, text, { preserveParens: false });
  return { module: result.module, errors: result.errors, program: () => result.program };
}

/** Visits a node and everything in it. `parents` has the nodes around it, the innermost first. */
function visit(node: Node, parents: readonly Node[], onNode: (node: Node, parents: readonly Node[]) => void) {
  onNode(node, parents);
  const inner = [node, ...parents];
  for (const key of visitorKeys[node.type] ?? []) {
    const children = (node as unknown as Record<string, Node | (Node | null)[] | null | undefined>)[key];
    for (const child of Array.isArray(children) ? children : [children]) {
      if (child) visit(child, inner, onNode);
    }
  }
}

/** What a node imports, besides static imports with names; null if the code computes it, undefined if it imports nothing. */
function importedBy(node: Node): string | null | undefined {
  if (node.type === 'ImportExpression' || node.type === 'TSImportType') return literalOf(node.source);
  if (node.type === 'ExportNamedDeclaration') return node.source?.value;
  if (node.type === 'TSExternalModuleReference') return node.expression.value;
  if (node.type === 'NewExpression') {
    // The bundler follows new URL('./file.ts', import.meta.url).
    const [target, base] = node.arguments;
    const isModule =
      base?.type === 'MemberExpression' && isImportMeta(base.object) && memberOf(base) === 'url';
    return isModule && target ? (literalOf(target) ?? undefined) : undefined;
  }
  if (node.type !== 'CallExpression') return undefined;
  const { callee } = node;
  const [target] = node.arguments;
  const member = callee.type === 'MemberExpression' ? memberOf(callee) : null;
  if (member === 'glob' && callee.type === 'MemberExpression' && isImportMeta(callee.object)) return null;
  const isLoad =
    (callee.type === 'Identifier' && callee.name === 'require') ||
    (member !== null && ['getBuiltinModule', 'importActual', 'importMock'].includes(member));
  return isLoad ? target && literalOf(target) : undefined;
}
