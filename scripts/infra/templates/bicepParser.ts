import { createRequire } from 'node:module';
import { Language, type Node, Parser } from 'web-tree-sitter';

const grammar = createRequire(import.meta.url).resolve('tree-sitter-bicep/tree-sitter-bicep.wasm');

let parser: Promise<Parser> | undefined;

async function load(): Promise<Parser> {
  await Parser.init();
  return new Parser().setLanguage(await Language.load(grammar));
}

/** The syntax tree of a Bicep file. Syntax errors are in the tree as error or missing nodes. */
export async function parseBicep(text: string): Promise<Node> {
  parser ??= load();
  const tree = (await parser).parse(text);
  if (!tree) throw new Error('The Bicep parser returned no tree.');
  return tree.rootNode;
}

/** A node and all its descendants, parents first. */
export function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const child of node.namedChildren) yield* nodesOf(child);
}

export const lineOf = (node: Node): number => node.startPosition.row + 1;

export interface NamedNode {
  readonly name: string;
  readonly line: number;
}

export const named = (node: Node): NamedNode => ({ name: node.text, line: lineOf(node) });

export const childOfType = (node: Node, type: string) =>
  node.namedChildren.find((child) => child.type === type);
