import type { Node } from 'web-tree-sitter';
import { type NamedNode, named, nodesOf, childOfType } from './bicepParser.ts';

/** All names that refer to a value, except variables of enclosing loops and lambdas. */
export function referencesIn(node: Node, inner: ReadonlySet<string>): NamedNode[] {
  if (node.type === 'decorator' || node.type === 'type') return [];
  if (node.type === 'identifier') return inner.has(node.text) ? [] : [named(node)];
  const known = new Set([...inner, ...declaredNames(node)]);
  return node.namedChildren
    .filter((child) => !isDeclaredName(node, child))
    .flatMap((child) => referencesIn(child, known));
}

/** Whether a name belongs to a declaration, function, property or lambda parameter, so that it refers to no value. */
function isDeclaredName(node: Node, child: Node): boolean {
  if (child.type !== 'identifier') return false;
  if (node.type.endsWith('_declaration') || node.type === 'object_property') return isFirst(node, child);
  if (node.type === 'call_expression') return node.childForFieldName('function')?.equals(child) === true;
  if (node.type === 'resource_expression') return node.childForFieldName('resource')?.equals(child) === true;
  const introduced =
    node.type === 'lambda_expression'
      ? lambdaParameters(node)
      : node.type === 'for_statement'
        ? loopNames(node)
        : [];
  return introduced.some((each) => each.equals(child));
}

function isFirst(node: Node, child: Node): boolean {
  return node.namedChildren.filter(({ type }) => type !== 'decorators')[0]?.equals(child) === true;
}

function lambdaParameters(node: Node): Node[] {
  return node.namedChildren
    .slice(0, -1)
    .flatMap((part) => [...nodesOf(part)].filter(({ type }) => type === 'identifier'));
}

function declaredNames(node: Node): string[] {
  if (node.type === 'lambda_expression') return lambdaParameters(node).map((each) => each.text);
  if (node.type !== 'for_statement') return [];
  return loopNames(node).map((each) => each.text);
}

/** `for name in …`, or `for (name, index) in …`. */
function loopNames(node: Node): Node[] {
  const pair = childOfType(node, 'for_loop_parameters');
  const single = node.childForFieldName('initializer');
  return pair ? pair.namedChildren : single ? [single] : [];
}
