import { type Node, parseSync, visitorKeys } from 'oxc-parser';
import type { Source } from './sources.ts';

/** A text in a file, or a sentence that cannot be translated because it is assembled from parts. */
export interface ExtractedText {
  readonly text: string;
  readonly kind: 'text' | 'assembled';
}

const SENTENCE = /^[“"(]?(\p{Lu}|\{\{).*\s\S/su;
const LABEL = /^\p{Lu}/u;
const WORD = /\p{L}{2}/u;
const COSMOS_QUERY = /^(?:SELECT|ARRAY_CONTAINS|NOT IS_DEFINED)\b/;

/** Properties and attributes whose strings are not texts: they are for the API, for drawing or for the log. */
const nonTextNames = ['value', 'd', 'fontFamily', 'internal'];

/** Every text in one module. Arguments of `t()` always count; other strings count when they look like a text. */
export function readTexts(
  fileName: string,
  code: string,
  { texts, forDevelopers = [] }: Pick<Source, 'texts' | 'forDevelopers'>,
): ExtractedText[] {
  const found: ExtractedText[] = [];
  const looksLikeText = texts === 'labels' ? LABEL : SENTENCE;
  const skipped = new Set([...nonTextNames, ...forDevelopers]);

  function visit(node: Node): void {
    if (isInternal(node, skipped)) return childrenOf(node).forEach(visitInternal);
    if (node.type === 'CallExpression' && nameOf(node.callee) === 't') {
      const [text, ...values] = node.arguments;
      if (text) visitTranslated(text, suffixesOf(values[0]));
      values.forEach(visit);
      return;
    }
    const text = textOf(node);
    if (text !== null && looksLikeText.test(text)) add(text);
    if (isAssembled(node)) found.push({ text: code.slice(node.start, node.end).trim(), kind: 'assembled' });
    childrenOf(node).forEach(visit);
  }

  /** Strings in this node are not texts, except arguments of `t()`. */
  function visitInternal(node: Node): void {
    if (node.type === 'CallExpression' && nameOf(node.callee) === 't') visit(node);
    else childrenOf(node).forEach(visitInternal);
  }

  /**
   * The first argument of `t()`: a text, a choice between texts, or an expression whose texts are elsewhere. A text has a key
   * for each suffix.
   */
  function visitTranslated(node: Node, suffixes: readonly string[]): void {
    const text = textOf(node);
    if (text !== null) return suffixes.forEach((suffix) => add(text + suffix));
    if (node.type === 'TemplateLiteral' || node.type === 'BinaryExpression') {
      found.push({ text: code.slice(node.start, node.end), kind: 'assembled' });
    }
    const isChoice = node.type === 'ConditionalExpression' || node.type === 'LogicalExpression';
    childrenOf(node).forEach((child) => (isChoice ? visitTranslated(child, suffixes) : visit(child)));
  }

  function add(text: string): void {
    if (text !== '' && !COSMOS_QUERY.test(text)) found.push({ text, kind: 'text' });
  }

  visit(parseSync(fileName, code).program);
  return found;
}

/** The value of a string literal or of a template without expressions; null for other nodes. */
function textOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  const isConstant = node.type === 'TemplateLiteral' && node.expressions.length === 0;
  return isConstant ? (node.quasis[0]?.value.cooked ?? null) : null;
}

/**
 * What i18next adds to a text to find its translation: the context, because the text has several meanings, and the plural
 * form, because the text has a number of things.
 */
function suffixesOf(options: Node | undefined): string[] {
  const value = valueOf(options, 'context');
  const context = value && textOf(value);
  const suffix = context ? `_${context}` : '';
  return valueOf(options, 'count') ? [`${suffix}_one`, `${suffix}_other`] : [suffix];
}

/** The value of a property of an object literal. */
function valueOf(options: Node | undefined, name: string): Node | undefined {
  if (options?.type !== 'ObjectExpression') return undefined;
  const property = options.properties.find(
    (each) => each.type === 'Property' && each.key.type === 'Identifier' && each.key.name === name,
  );
  return property?.type === 'Property' ? property.value : undefined;
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
