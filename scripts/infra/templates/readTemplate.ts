import type { Node } from 'web-tree-sitter';
import { lineOf, type NamedNode, named, nodesOf, childOfType, parseBicep } from './bicepParser.ts';
import { referencesIn } from './references.ts';

const KINDS: Record<string, Declaration['kind']> = {
  parameter_declaration: 'param',
  variable_declaration: 'var',
  resource_declaration: 'resource',
  module_declaration: 'module',
  output_declaration: 'output',
};

export interface Declaration {
  readonly kind: 'param' | 'var' | 'resource' | 'module' | 'output';
  readonly name: string;
  readonly line: number;
  /** Whether a parameter has a default, or a resource is `existing`. */
  readonly isOptional: boolean;
}

export interface ModuleCall {
  readonly name: string;
  readonly path: string;
  readonly line: number;
  readonly params: readonly string[];
}

/** The names in a Bicep file. */
export interface Template {
  readonly syntaxFaults: readonly NamedNode[];
  readonly declared: readonly Declaration[];
  /** Names that refer to a value, except variables of loops and lambdas. */
  readonly references: readonly NamedNode[];
  readonly functions: readonly NamedNode[];
  readonly decorators: readonly NamedNode[];
  /** `parent::name`: resources that are declared inside another. */
  readonly inner: readonly NamedNode[];
  readonly modules: readonly ModuleCall[];
  /** `module.outputs.name`. */
  readonly outputsUsed: readonly (NamedNode & { readonly module: string })[];
  /** `variable = loadJsonContent('path')`. */
  readonly jsonFiles: readonly { readonly variable: string; readonly path: string; readonly line: number }[];
  /** `object.member`, where the object is a name. */
  readonly members: readonly (NamedNode & { readonly object: string })[];
}

export async function readTemplate(text: string): Promise<Template> {
  const root = await parseBicep(text);
  const nodes = [...nodesOf(root)];
  return {
    syntaxFaults: syntaxFaults(root),
    declared: nodes.flatMap(declaredBy),
    references: referencesIn(root, new Set()),
    functions: calledIn(nodes, (node) => node.parent?.type !== 'decorator'),
    decorators: calledIn(nodes, (node) => node.parent?.type === 'decorator'),
    inner: nodes
      .filter(({ type }) => type === 'resource_expression')
      .map((node) => named(node.childForFieldName('resource')!)),
    modules: nodes.filter(({ type }) => type === 'module_declaration').map(moduleCall),
    outputsUsed: nodes.flatMap(outputUsed),
    jsonFiles: nodes.flatMap(jsonFile),
    members: nodes.flatMap(memberOf),
  };
}

function calledIn(nodes: readonly Node[], predicate: (node: Node) => boolean): NamedNode[] {
  return nodes
    .filter((node) => node.type === 'call_expression' && predicate(node))
    .map((node) => named(node.childForFieldName('function')!));
}

function syntaxFaults(node: Node): NamedNode[] {
  if (node.isError || node.isMissing) {
    const problem = node.isMissing
      ? `${node.type} is missing`
      : (node.text.split('\n')[0] ?? '').slice(0, 60);
    return [{ name: problem, line: lineOf(node) }];
  }
  return node.hasError ? node.children.flatMap(syntaxFaults) : [];
}

function declaredBy(node: Node): Declaration[] {
  const kind = KINDS[node.type];
  const name = node.namedChildren.find(({ type }) => type === 'identifier');
  if (!kind || !name) return [];
  const isOptional =
    kind === 'param'
      ? node.children.some(({ type }) => type === '=')
      : node.children.some(({ type }) => type === 'existing');
  return [{ kind, ...named(name), isOptional }];
}

const text = (node: Node | null | undefined) =>
  node?.namedChildren.find(({ type }) => type === 'string_content')?.text ?? '';

function propertiesOf(object: Node | undefined): Map<string, Node> {
  const pairs = (object?.namedChildren ?? [])
    .filter(({ type }) => type === 'object_property')
    .map((property): [string, Node | null] => [
      property.firstNamedChild?.text ?? '',
      property.namedChildren[1] ?? null,
    ]);
  return new Map(pairs.filter((pair): pair is [string, Node] => pair[1] !== null));
}

function bodyOf(node: Node): Node | undefined {
  return childOfType(node, 'object') ?? nodesOf(node).find(({ type }) => type === 'object');
}

function moduleCall(node: Node): ModuleCall {
  const params = propertiesOf(propertiesOf(bodyOf(node)).get('params'));
  return {
    ...named(childOfType(node, 'identifier')!),
    path: text(childOfType(node, 'string')),
    params: [...params.keys()],
  };
}

function outputUsed(node: Node): (NamedNode & { module: string })[] {
  if (node.type !== 'member_expression') return [];
  const [object, property] = node.namedChildren;
  if (object?.type !== 'member_expression' || !property) return [];
  const [module, part] = object.namedChildren;
  return part?.text === 'outputs' && module?.type === 'identifier'
    ? [{ ...named(property), module: module.text }]
    : [];
}

function memberOf(node: Node): (NamedNode & { object: string })[] {
  const [object, property] = node.type === 'member_expression' ? node.namedChildren : [];
  return object?.type === 'identifier' && property ? [{ ...named(property), object: object.text }] : [];
}

function jsonFile(node: Node): { variable: string; path: string; line: number }[] {
  if (node.type !== 'call_expression' || node.childForFieldName('function')?.text !== 'loadJsonContent')
    return [];
  const variable =
    node.parent?.type === 'variable_declaration' ? (childOfType(node.parent, 'identifier')?.text ?? '') : '';
  const path = text(node.childForFieldName('arguments')?.firstNamedChild);
  return [{ variable, path, line: lineOf(node) }];
}
