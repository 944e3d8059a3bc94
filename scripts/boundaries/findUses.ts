import type { Node } from 'oxc-parser';

/**
 * What a rule may forbid besides imports. `process` is any use of the global, `environment` only its `env`, `network` a call
 * to another system, `io` the console, timers and browser storage.
 */
export type Use = 'clock' | 'random' | 'process' | 'environment' | 'network' | 'io';

type Member = Extract<Node, { type: 'MemberExpression' }>;

/** A use, and the code that it is in. */
interface FoundUse {
  readonly use: Use;
  readonly start: number;
  readonly end: number;
}

/** Globals of which every use is forbidden. */
const GLOBALS: Readonly<Record<string, readonly Use[]>> = {
  performance: ['clock'],
  Temporal: ['clock'],
  fetch: ['network'],
  XMLHttpRequest: ['network'],
  WebSocket: ['network'],
  EventSource: ['network'],
  console: ['io'],
  setTimeout: ['io'],
  setInterval: ['io'],
  setImmediate: ['io'],
  localStorage: ['io'],
  sessionStorage: ['io'],
};

/** Everything that can be reached through `globalThis`. */
const ALL_USES: readonly Use[] = ['clock', 'random', 'process', 'environment', 'network', 'io'];

const PURE_DATE_MEMBERS = ['parse', 'UTC'];
const ENVIRONMENT_MEMBERS = ['env', 'loadEnvFile'];

const WRAPPERS = new Set([
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
  'TSTypeAssertion',
  'TSInstantiationExpression',
  'ChainExpression',
]);

/**
 * The forbidden uses that start at a node. A global counts as used unless the code around it is known to be harmless, as in
 * `new Date(at)`: an alias of a global, or a global that is passed on, can do everything that the global can.
 */
export function usesOf(node: Node, parents: readonly Node[]): FoundUse[] {
  const found = (uses: readonly Use[], { start, end }: Node) => uses.map((use) => ({ use, start, end }));
  if (node.type === 'CallExpression') return isFormatOfNow(node) ? found(['clock'], node) : [];
  if (node.type === 'MemberExpression')
    return isImportMeta(node.object) && memberOf(node) === 'env' ? found(['environment'], node) : [];
  if (node.type !== 'Identifier' || isName(node, parents[0])) return [];

  let name: string | null = node.name;
  let [expression, around] = unwrap(node, parents);
  while (name === 'globalThis' || name === 'global' || name === 'window' || name === 'self') {
    const [parent] = around;
    if (parent?.type !== 'MemberExpression' || parent.object !== expression)
      return name === 'globalThis' || name === 'global' ? found(ALL_USES, expression) : [];
    name = memberOf(parent);
    if (name === null) return found(ALL_USES, parent);
    [expression, around] = unwrap(parent, around.slice(1));
  }
  const [parent] = around;
  const isMember = parent?.type === 'MemberExpression' && parent.object === expression;
  return found(
    usesOfGlobal(name, expression, parent),
    isMember || parent?.type === 'NewExpression' ? parent : expression,
  );
}

function usesOfGlobal(name: string, expression: Node, parent: Node | undefined): readonly Use[] {
  const member =
    parent?.type === 'MemberExpression' && parent.object === expression ? memberOf(parent) : null;
  switch (name) {
    case 'Date':
      return isPureDate(expression, parent) || (member !== null && PURE_DATE_MEMBERS.includes(member))
        ? []
        : ['clock'];
    case 'Math':
      return member !== null && member !== 'random' ? [] : ['random'];
    case 'crypto':
      return member === 'subtle' ? [] : ['random'];
    case 'process':
      return member === null || ENVIRONMENT_MEMBERS.includes(member)
        ? ['process', 'environment']
        : ['process'];
    default:
      return Object.hasOwn(GLOBALS, name) ? GLOBALS[name]! : [];
  }
}

/** `new Date(at)` and `value instanceof Date` read no clock. */
function isPureDate(date: Node, parent: Node | undefined): boolean {
  if (parent?.type === 'BinaryExpression') return parent.operator === 'instanceof' && parent.right === date;
  if (parent?.type !== 'NewExpression' || parent.callee !== date) return false;
  const [first] = parent.arguments;
  return first !== undefined && first.type !== 'SpreadElement';
}

/** `new Intl.DateTimeFormat(…).format()` formats the current time. */
function isFormatOfNow({
  callee,
  arguments: { length },
}: Extract<Node, { type: 'CallExpression' }>): boolean {
  return (
    length === 0 && callee.type === 'MemberExpression' && /^format(?:ToParts)?$/.test(memberOf(callee) ?? '')
  );
}

/** Whether an identifier is the name of a property or of a type, and not a value. */
function isName(node: Node, parent: Node | undefined): boolean {
  if (!parent || WRAPPERS.has(parent.type)) return false;
  if (parent.type.startsWith('TS')) return true;
  if (parent.type === 'MemberExpression') return parent.property === node && !parent.computed;
  if (parent.type === 'ImportSpecifier' || parent.type === 'ExportSpecifier')
    return 'imported' in parent || parent.exported === node;
  return 'key' in parent && parent.key === node && !('computed' in parent && parent.computed);
}

/** The expression without casts and optional chains around it, and the nodes around that. */
function unwrap(node: Node, parents: readonly Node[]): [expression: Node, parents: readonly Node[]] {
  const outside = parents.findIndex(({ type }) => !WRAPPERS.has(type));
  if (outside <= 0) return [node, parents];
  return [parents[outside - 1]!, parents.slice(outside)];
}

export function isImportMeta(node: Node): boolean {
  return node.type === 'MetaProperty' && node.meta.name === 'import';
}

/** The name of the member that an expression reads; null if the code computes it. */
export function memberOf(node: Member): string | null {
  return !node.computed && node.property.type === 'Identifier'
    ? node.property.name
    : literalOf(node.property);
}

/** The value of a text without expressions. */
export function literalOf(node: Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? null;
  return null;
}
