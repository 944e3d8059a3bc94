import { dirname, join } from 'node:path';
import type { Node } from 'web-tree-sitter';
import { lineOf, nodesOf, childOfType, parseBicep } from './bicepParser.ts';
import { type Lambda, templateFunctions } from '../templateFunctions.ts';
import {
  asText,
  isKnown,
  isObject,
  isReference,
  unknownValue,
  type Value,
  type ValueObject,
} from '../values.ts';

interface Declaration {
  readonly path: string;
  readonly line: number;
  /** The symbolic name without an index: `archive.account`. */
  readonly key: string;
  readonly body: ValueObject;
}

export interface Resource extends Declaration {
  /** The symbolic name: `archive.account`, `availability.tests[0]`. */
  readonly ref: string;
  /** The full resource type, without its version. */
  readonly type: string;
  /** The scope of its template. */
  readonly targetScope: 'resourceGroup' | 'subscription';
  /** Whether the template only refers to the resource, without creating it. */
  readonly isExisting: boolean;
  readonly isLoop: boolean;
  /** How many resources of the loop are created concurrently; null for all. */
  readonly batchSize: number | null;
}

/** The resources that a deployment with certain parameters creates. */
export interface Deployment {
  readonly resources: readonly Resource[];
  /** The deployed modules; their keys are their names. */
  readonly modules: readonly Declaration[];
}

export interface TemplateTexts {
  /** The texts of all templates by path from `infra/`, including `main.bicep`. */
  readonly templates: ReadonlyMap<string, string>;
  readonly json: ReadonlyMap<string, unknown>;
}

type Locals = ReadonlyMap<string, Value>;
const NONE: Locals = new Map();
type ParameterLookup = (name: string) => Value | undefined;
interface Files {
  readonly roots: ReadonlyMap<string, Node>;
  readonly json: ReadonlyMap<string, unknown>;
}

/** Evaluates main.bicep and its modules. Parameters without a value and without a default stay references. */
export async function evaluateTemplates(texts: TemplateTexts, params: ValueObject): Promise<Deployment> {
  const roots = new Map<string, Node>();
  for (const [path, text] of texts.templates) roots.set(path, await parseBicep(text));
  const main = new Instance('main.bicep', '', { roots, json: texts.json }, (name) => params[name]);
  const modules = main.modules();
  const instances = modules.map(({ key }) => main.callee(key)).filter((each) => each !== undefined);
  return { resources: [main, ...instances].flatMap((each) => each.resources()), modules };
}

const codeOf = (node: Node) => node.namedChildren.filter(({ type }) => type !== 'comment');
const symbolOf = (node: Node) => childOfType(node, 'identifier')?.text ?? '';

/** One template with its parameters. */
class Instance {
  readonly #declared = new Map<string, Node>();
  readonly #callees = new Map<string, Instance | undefined>();
  readonly #path: string;
  /** The name of the module; empty for main.bicep. */
  readonly #name: string;
  readonly #files: Files;
  readonly #parameter: ParameterLookup;

  constructor(path: string, name: string, files: Files, parameter: ParameterLookup) {
    this.#path = path;
    this.#name = name;
    this.#files = files;
    this.#parameter = parameter;
    const root = files.roots.get(path);
    if (!root) throw new Error(`There is no ${path}.`);
    for (const node of nodesOf(root))
      if (node.type.endsWith('_declaration') && node.type !== 'output_declaration')
        this.#declared.set(symbolOf(node), node);
  }

  resources(): Resource[] {
    return [...this.#declared.values()]
      .filter(({ type }) => type === 'resource_declaration')
      .flatMap((node) => {
        const isLoop = childOfType(node, 'for_statement') !== undefined;
        return this.#bodiesOf(node).map((body, index) => ({
          path: this.#path,
          line: lineOf(node),
          key: this.#key(symbolOf(node)),
          ref: `${this.#key(symbolOf(node))}${isLoop ? `[${index}]` : ''}`,
          type: typeOf(node),
          targetScope: this.#targetScope(),
          isExisting: node.children.some(({ type }) => type === 'existing'),
          isLoop,
          batchSize: batchSizeOf(node),
          body,
        }));
      });
  }

  modules(): Declaration[] {
    return [...this.#declared.values()]
      .filter(({ type }) => type === 'module_declaration')
      .flatMap((node) =>
        this.#bodiesOf(node).map((body) => ({
          path: this.#path,
          line: lineOf(node),
          key: this.#key(symbolOf(node)),
          body,
        })),
      );
  }

  /** The template of a module, with the parameters that this template passes. */
  callee(symbol: string): Instance | undefined {
    if (!this.#callees.has(symbol)) {
      const node = this.#declared.get(symbol);
      const file = node && this.#string(childOfType(node, 'string')!, NONE);
      const path = join(dirname(this.#path), String(file));
      this.#callees.set(
        symbol,
        this.#files.roots.has(path)
          ? new Instance(path, symbol, this.#files, (name) => this.#argument(node!, name))
          : undefined,
      );
    }
    return this.#callees.get(symbol);
  }

  output(name: string): Value {
    const root = this.#files.roots.get(this.#path)!;
    const node = root.namedChildren.find(
      (each) => each.type === 'output_declaration' && symbolOf(each) === name,
    );
    return node ? this.#value(codeOf(node).at(-1)!, NONE) : unknownValue(`${this.#name}.outputs.${name}`);
  }

  /** Evaluates one parameter at a time, because two modules may use each other's outputs for different parameters. */
  #argument(node: Node, name: string): Value | undefined {
    const body = [...nodesOf(node)].find(({ type }) => type === 'object')!;
    const property = (object: Node, key: string) => {
      const pair = codeOf(object).find((each) => codeOf(each)[0]?.text === key);
      return pair && codeOf(pair)[1];
    };
    const params = property(body, 'params');
    const value = params && property(params, name);
    return value && this.#value(value, NONE);
  }

  #targetScope(): Resource['targetScope'] {
    const own = this.#files.roots
      .get(this.#path)!
      .namedChildren.find(({ type }) => type === 'target_scope_assignment');
    return own?.text.includes("'subscription'") ? 'subscription' : 'resourceGroup';
  }

  #key(symbol: string): string {
    return this.#name === '' ? symbol : `${this.#name}.${symbol}`;
  }

  /** One body for each iteration of a loop; none when the condition is false. */
  #bodiesOf(node: Node): ValueObject[] {
    const body = codeOf(node).at(-1)!;
    const value = this.#value(body, NONE);
    return (Array.isArray(value) ? value : [value]).filter((each) => isObject(each));
  }

  #value(node: Node, locals: Locals): Value {
    const parts = codeOf(node);
    switch (node.type) {
      case 'null':
        return null;
      case 'boolean':
        return node.text === 'true';
      case 'number':
        return Number(node.text);
      case 'string':
        return this.#string(node, locals);
      case 'identifier':
        return this.#resolve(node.text, locals);
      case 'parenthesized_expression':
        return this.#value(parts[0]!, locals);
      case 'array':
        return parts.map((each) => this.#value(each, locals));
      case 'object':
        return this.#object(parts, locals);
      case 'for_statement':
        return this.#loop(node, locals);
      case 'if_statement': {
        const [condition, body] = parts;
        return this.#value(condition!, locals) === false ? null : this.#value(body!, locals);
      }
      case 'ternary_expression': {
        const [condition, yes, no] = parts;
        const value = this.#value(condition!, locals);
        if (typeof value !== 'boolean') return unknownValue(node.text);
        return this.#value(value ? yes! : no!, locals);
      }
      case 'unary_expression': {
        const value = this.#value(parts[0]!, locals);
        if (typeof value === 'boolean') return !value;
        return typeof value === 'number' ? -value : unknownValue(node.text);
      }
      case 'binary_expression':
        return this.#binary(node, locals);
      case 'member_expression':
        return this.#member(node, locals);
      case 'subscript_expression': {
        const [object, index] = parts.map((each) => this.#value(each, locals));
        if (Array.isArray(object) && typeof index === 'number') return object[index] ?? null;
        if (isObject(object) && typeof index === 'string') return object[index] ?? null;
        return isReference(object!)
          ? unknownValue(`${object.slice(2, -1)}[${asText(index!)}]`)
          : unknownValue(node.text);
      }
      case 'resource_expression':
        return unknownValue(this.#key(parts.at(-1)!.text));
      case 'call_expression':
        return this.#call(node, locals);
      case 'lambda_expression':
        return this.#value(parts.at(-1)!, locals);
      default:
        return unknownValue(node.text);
    }
  }

  #string(node: Node, locals: Locals): string {
    const parts = codeOf(node);
    // The grammar has no node for a string of spaces.
    if (parts.length === 0) return node.text.slice(1, -1);
    return parts
      .map((part) => {
        if (part.type === 'interpolation') return asText(this.#value(codeOf(part)[0]!, locals));
        return part.text.replaceAll(/\\(['\\$])/g, '$1').replaceAll(String.raw`\n`, '\n');
      })
      .join('');
  }

  #resolve(name: string, locals: Locals): Value {
    const local = locals.get(name);
    if (local !== undefined) return local;
    const node = this.#declared.get(name);
    if (node?.type === 'variable_declaration') return this.#value(codeOf(node).at(-1)!, NONE);
    if (node?.type === 'parameter_declaration') {
      const value = this.#parameter(name);
      if (value !== undefined) return value;
      const hasDefault = node.children.some(({ type }) => type === '=');
      return hasDefault ? this.#value(codeOf(node).at(-1)!, NONE) : unknownValue(name);
    }
    return unknownValue(this.#key(name));
  }

  #object(pairs: readonly Node[], locals: Locals): ValueObject {
    const entries = pairs
      .map((pair) => codeOf(pair))
      .filter((pair) => pair.length === 2)
      .map(([key, value]): [string, Value] => [
        key!.type === 'string' ? this.#string(key!, locals) : key!.text,
        this.#value(value!, locals),
      ]);
    return Object.fromEntries(entries);
  }

  #loop(node: Node, locals: Locals): Value {
    const [variables, iterated, body] = codeOf(node);
    const names = variables!.type === 'for_loop_parameters' ? codeOf(variables!) : [variables!];
    const values = this.#value(iterated!, locals);
    if (!Array.isArray(values)) return [this.#value(body!, locals)];
    return values.map((value, index) =>
      this.#value(
        body!,
        new Map([...locals, [names[0]!.text, value], ...(names[1] ? [[names[1].text, index] as const] : [])]),
      ),
    );
  }

  #binary(node: Node, locals: Locals): Value {
    const [left, right] = codeOf(node).map((each) => this.#value(each, locals)) as [Value, Value];
    const operator = node.children.find(({ isNamed }) => !isNamed)?.type;
    if (operator === '&&' && (left === false || right === false)) return false;
    if (operator === '||' && (left === true || right === true)) return true;
    if (operator === '??' && isKnown(left)) return left ?? right;
    if (!isKnown(left) || !isKnown(right)) return unknownValue(node.text);
    if (operator === '&&') return left === true && right === true;
    if (operator === '||') return false;
    if (operator === '==') return left === right;
    if (operator === '!=') return left !== right;
    return unknownValue(node.text);
  }

  #member(node: Node, locals: Locals): Value {
    const [object, property] = codeOf(node);
    const module = object!.type === 'member_expression' ? codeOf(object!) : [];
    if (module[1]?.text === 'outputs' && this.#declared.get(module[0]!.text)?.type === 'module_declaration')
      return (
        this.callee(module[0]!.text)?.output(property!.text) ??
        unknownValue(`${module[0]!.text}.outputs.${property!.text}`)
      );
    const value = this.#value(object!, locals);
    if (isObject(value)) return value[property!.text] ?? null;
    return isReference(value)
      ? unknownValue(`${value.slice(2, -1)}.${property!.text}`)
      : unknownValue(node.text);
  }

  #call(node: Node, locals: Locals): Value {
    const name = node.childForFieldName('function')!.text;
    const args = codeOf(node.childForFieldName('arguments')!);
    const lambdas = args.filter(lambdaIn).map((each) => this.#lambda(each, locals));
    const values = args.filter((each) => !lambdaIn(each)).map((each) => this.#value(each, locals));
    if (name === 'loadJsonContent')
      return (this.#files.json.get(join(dirname(this.#path), asText(values[0]!))) ?? null) as Value;
    const known = templateFunctions[name]?.(values, lambdas);
    if (known !== undefined) return known;
    return unknownValue(lambdas.length > 0 ? node.text : `${name}(${values.map(asText).join(', ')})`);
  }

  #lambda(node: Node, locals: Locals): Lambda {
    const names = codeOf(lambdaIn(node)!)
      .slice(0, -1)
      .flatMap((part) => [...nodesOf(part)].filter(({ type }) => type === 'identifier'));
    return (...values) =>
      this.#value(
        node,
        new Map([...locals, ...names.map(({ text }, index) => [text, values[index]!] as const)]),
      );
  }
}

/** The grammar parses `each => each.name` as `(each => each).name`, so the lambda may be the leftmost node. */
function lambdaIn(node: Node): Node | undefined {
  if (node.type === 'lambda_expression') return node;
  if (!/^(member|subscript|binary|ternary)_expression$/.test(node.type)) return undefined;
  return lambdaIn(codeOf(node)[0]!);
}

function typeOf(node: Node): string {
  const own = (childOfType(node, 'string')?.text ?? '').slice(1, -1).replace(/@.*/, '');
  for (let outer = node.parent; outer; outer = outer.parent)
    if (outer.type === 'resource_declaration') return `${typeOf(outer)}/${own}`;
  return own;
}

function batchSizeOf(node: Node): number | null {
  const before = node.previousNamedSibling;
  if (before?.type !== 'decorators') return null;
  const [, size] = /@batchSize\((\d+)\)/.exec(before.text) ?? [];
  return size === undefined ? null : Number(size);
}
