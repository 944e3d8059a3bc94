import { type Node, parseSync, Visitor } from 'oxc-parser';

/** What a rule may forbid besides imports. `process` is any use of the global, `environment` only its `env`. */
export type Use = 'clock' | 'random' | 'process' | 'environment';

export interface ParsedFile {
  /** Static and dynamic imports, re-exports and types; `specifier` is null where the code computes it. */
  readonly imports: readonly { readonly specifier: string | null; readonly line: number }[];
  readonly uses: readonly { readonly use: Use; readonly code: string; readonly line: number }[];
}

/** Visiting the syntax tree takes ten times as long as reading the imports. Most files have nothing to find in it. */
const NEEDS_TREE =
  /\bimport\s*\(|\bnew\s+(?:\w+\.)?Date\b(?!\s*\(\s*[^\s)/])|\bDate\s*(?:\.\s*now|\[|\?|\()|=\s*(?:Date|Math|process|performance|crypto)\b|\bTemporal\b|\bperformance\b|\bMath\s*(?:\?\.|\.)\s*random|\bMath\s*\[|\bcrypto\b|\bprocess\b/;

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
    const found = (use: Use, { start, end }: Node) =>
      uses.push({ use, code: text.slice(start, end), line: lineOf(start) });
    new Visitor({
      ImportExpression: ({ source, start }) =>
        void imports.push({ specifier: literalOf(source), line: lineOf(start) }),
      TSImportType: ({ source, start }) =>
        void imports.push({ specifier: literalOf(source), line: lineOf(start) }),
      NewExpression: (node) => {
        if (node.arguments.length === 0 && nameOf(node.callee) === 'Date') found('clock', node);
      },
      CallExpression: (node) => {
        if (nameOf(node.callee) === 'Date') found('clock', node);
      },
      MemberExpression: (node) => {
        const use = classifyUse(nameOf(node.object), memberOf(node));
        if (use) found(use, node);
        if (use === 'environment' || nameOf(node.object) === 'process') found('process', node);
      },
      VariableDeclarator: (node) => {
        if (node.id.type !== 'ObjectPattern' || !node.init) return;
        const object = nameOf(node.init);
        if (object === 'process') found('process', node);
        for (const property of node.id.properties) {
          const key = property.type === 'Property' ? literalOf(property.key) : null;
          const use = classifyUse(object, key);
          if (use) found(use, node);
        }
      },
    }).visit(lazy.program());
  }
  return {
    imports: [...new Map(imports.map((each) => [`${each.specifier} ${each.line}`, each])).values()],
    uses,
  };
}

function open(path: string, text: string) {
  const result = parseSync(path, text);
  return { module: result.module, errors: result.errors, program: () => result.program };
}

function classifyUse(object: string | null, member: string | null): Use | null {
  switch (`${object}.${member}`) {
    case 'Date.now':
    case 'performance.now':
    case 'performance.timeOrigin':
    case 'process.hrtime':
    case 'Temporal.Now':
      return 'clock';
    case 'Math.random':
    case 'crypto.randomUUID':
    case 'crypto.getRandomValues':
      return 'random';
    case 'process.env':
      return 'environment';
    default:
      return null;
  }
}

/** The last name of `Date` and of `globalThis.Date`. */
function nameOf(node: Node): string | null {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'MemberExpression' ? memberOf(node) : null;
}

function memberOf(node: Extract<Node, { type: 'MemberExpression' }>): string | null {
  return node.computed || node.property.type !== 'Identifier' ? literalOf(node.property) : node.property.name;
}

function literalOf(node: Node): string | null {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? null;
  return null;
}
