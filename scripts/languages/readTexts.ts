import { type Node, parseSync, visitorKeys } from 'oxc-parser';
import type { Source } from './sources.ts';

/** A text of a file, or a sentence that no catalogue can hold because it is put together from parts. */
export interface FoundText {
  readonly text: string;
  readonly kind: 'text' | 'assembled';
}

const SENTENCE = /^[“"(]?(\p{Lu}|\{\{).*\s\S/su;
const LABEL = /^\p{Lu}/u;
const WORD = /\p{L}{2}/u;
const COSMOS_QUERY = /^(?:SELECT|ARRAY_CONTAINS|NOT IS_DEFINED)\b/;

/** What these properties and attributes hold is for the wire, for drawing or for the log. */
const neverTexts = ['value', 'd', 'fontFamily', 'internal'];

/** Every text of one module. What is given to `t()` always counts; other strings when they look like a text. */
export function readTexts(
  fileName: string,
  code: string,
  { texts, forDevelopers = [] }: Pick<Source, 'texts' | 'forDevelopers'>,
): FoundText[] {
  const found: FoundText[] = [];
  const looksLikeText = texts === 'labels' ? LABEL : SENTENCE;
  const skipped = new Set([...neverTexts, ...forDevelopers]);

  function visit(node: Node): void {
    if (isInternal(node, skipped)) return childrenOf(node).forEach(visitUnread);
    if (node.type === 'CallExpression' && nameOf(node.callee) === 't') {
      const [said, ...values] = node.arguments;
      if (said) visitSaid(said);
      values.forEach(visit);
      return;
    }
    const text = textOf(node);
    if (text !== null && looksLikeText.test(text)) add(text);
    if (isAssembled(node)) found.push({ text: code.slice(node.start, node.end).trim(), kind: 'assembled' });
    childrenOf(node).forEach(visit);
  }

  /** Strings here are no texts, but somebody may be told one all the same. */
  function visitUnread(node: Node): void {
    if (node.type === 'CallExpression' && nameOf(node.callee) === 't') visit(node);
    else childrenOf(node).forEach(visitUnread);
  }

  /** The first argument of `t()`: a text, a choice between texts, or an expression whose texts stand elsewhere. */
  function visitSaid(node: Node): void {
    const text = textOf(node);
    if (text !== null) return add(text);
    if (node.type === 'TemplateLiteral' || node.type === 'BinaryExpression') {
      found.push({ text: code.slice(node.start, node.end), kind: 'assembled' });
    }
    const chosen = node.type === 'ConditionalExpression' || node.type === 'LogicalExpression';
    childrenOf(node).forEach(chosen ? visitSaid : visit);
  }

  function add(text: string): void {
    if (text !== '' && !COSMOS_QUERY.test(text)) found.push({ text, kind: 'text' });
  }

  visit(parseSync(fileName, code).program);
  return found;
}

/** The string a node stands for, when it is one that never varies. */
function textOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  const isWhole = node.type === 'TemplateLiteral' && node.expressions.length === 0;
  return isWhole ? (node.quasis[0]?.value.cooked ?? null) : null;
}

function isAssembled(node: Node): boolean {
  if (node.type === 'JSXText') return WORD.test(node.value);
  if (node.type !== 'TemplateLiteral' || node.expressions.length === 0) return false;
  const outline = node.quasis.map(({ value }) => value.cooked ?? '').join('{{value}}');
  const words = outline.replaceAll('{{value}}', '');
  return (
    /^[“"(]?\p{Lu}/u.test(outline) && /\p{L}{2}.*\s.*\p{L}{2}/su.test(words) && !COSMOS_QUERY.test(outline)
  );
}

const typeNodes =
  /^(?:ImportDeclaration|TSInterfaceDeclaration|TSTypeAliasDeclaration|TSTypeAnnotation|TSLiteralType)$/;

function isInternal(node: Node, skipped: ReadonlySet<string>): boolean {
  if (typeNodes.test(node.type)) return true;
  if (node.type === 'CallExpression' || node.type === 'NewExpression')
    return skipped.has(nameOf(node.callee));
  if (node.type === 'Property') return node.key.type === 'Identifier' && skipped.has(node.key.name);
  if (node.type !== 'JSXAttribute') return false;
  return node.name.type === 'JSXIdentifier' && skipped.has(node.name.name);
}

/** `t` of `t(…)` and of `i18next.t(…)`. */
function nameOf(callee: Node): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier')
    return callee.property.name;
  return '';
}

function childrenOf(node: Node): Node[] {
  const fields = node as unknown as Readonly<Record<string, Node | Node[] | null | undefined>>;
  return (visitorKeys[node.type] ?? []).flatMap((key) => fields[key] ?? []).filter((child) => child !== null);
}
