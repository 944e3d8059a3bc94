import { z } from 'zod';
import type { Bounds, OrderKey } from './orderedRows.ts';
import type { CompiledQuery, QueryParameter } from './vercelInternals.ts';

/** Facts about a query that limit the rows it has to read. The engine still applies the complete query. */
export type QueryShape = {
  /** The n of TOP n for a query whose rows are independent of each other (no aggregate, no join). */
  top: number | undefined;
  /** The ORDER BY keys; empty without ORDER BY; undefined when a key is not a property path. */
  orderBy: OrderKey[] | undefined;
  /** Conditions `path = value` and `ARRAY_CONTAINS(path, value)` that every result must meet. */
  equalities: Condition[];
  /** Lists of such conditions of which every result must meet one: `path IN (values)` and `… OR …`. */
  alternatives: Condition[][];
  /** The range of the first ORDER BY key. No row outside of it can be a result. */
  bounds: Bounds;
};

type Scalar = string | number | boolean;
type Condition = { path: string[]; value: Scalar };

const identifier = z.object({ name: z.string() });
const member = z.object({
  type: z.literal('scalar_member_expression'),
  object: z.unknown(),
  property: z.union([
    z.object({ type: z.literal('identifier'), name: z.string() }).transform(({ name }) => name),
    z.object({ type: z.literal('string_constant'), value: z.string() }).transform(({ value }) => value),
  ]),
});
const binary = z.object({
  type: z.literal('scalar_binary_expression'),
  left: z.unknown(),
  operator: z.string(),
  right: z.unknown(),
});
const arrayContains = z.object({
  type: z.literal('scalar_function_expression'),
  name: z.object({ name: z.string().regex(/^ARRAY_CONTAINS$/i) }),
  arguments: z.tuple([z.unknown(), z.unknown()]),
});
const inList = z.object({
  type: z.literal('scalar_in_expression'),
  value: z.unknown(),
  list: z.array(z.unknown()),
});
const scalar = z.union([z.string(), z.number(), z.boolean()]);
const constant = z.object({
  type: z.enum(['string_constant', 'number_constant', 'boolean_constant']),
  value: scalar,
});
const parameter = z.object({ type: z.literal('parameter_name'), name: z.string() });
const select = z.object({
  body: z.object({
    top: z.object({ value: z.unknown() }).nullable(),
    select: z.unknown(),
    from: z.object({
      source: z.object({
        expression: z.object({ type: z.literal('collection_expression'), expression: identifier }),
        alias: identifier.nullable(),
      }),
      joins: z.array(z.unknown()),
    }),
    where: z.object({ condition: z.unknown() }).nullable(),
    orderBy: z
      .object({ expressions: z.array(z.object({ expression: z.unknown(), order: z.string().nullable() })) })
      .nullable(),
  }),
});

const AGGREGATE = /"name":"(COUNT|SUM|AVG|MIN|MAX)"/i;
const UNKNOWN_SHAPE: QueryShape = {
  top: undefined,
  orderBy: undefined,
  equalities: [],
  alternatives: [],
  bounds: {},
};

/** Analyzes a query. For an unsupported query the shape is empty, and the query runs over all rows. */
export function queryShape({ ast }: CompiledQuery, parameters: readonly QueryParameter[]): QueryShape {
  const parsed = select.safeParse(ast);
  if (!parsed.success || parsed.data.body.from.joins.length > 0) return UNKNOWN_SHAPE;
  const { top, select: selected, from, where, orderBy } = parsed.data.body;
  const root = (from.source.alias ?? from.source.expression.expression).name;
  const values = new Map(parameters.map(({ name, value }) => [name, value]));

  const count = top && valueOf(top.value, values);
  const isAggregate = AGGREGATE.test(JSON.stringify(selected));
  const keys = (orderBy?.expressions ?? []).map(({ expression, order }) => {
    const path = pathOf(expression, root);
    return path && { path, descending: order?.toUpperCase() === 'DESC' };
  });
  const conditionsOf = (operator: string) =>
    where ? findConditions(operator, where.condition, root, values) : [];
  const first = keys[0];
  const bound = (...operators: string[]) => {
    const conditions = first ? operators.flatMap(conditionsOf) : [];
    const found = conditions.find(({ path }) => isSame(path, first!.path));
    return typeof found?.value === 'string' ? found.value : undefined;
  };
  return {
    top: typeof count === 'number' && !isAggregate ? count : undefined,
    orderBy: keys.every((key) => key !== undefined) ? keys : undefined,
    equalities: conditionsOf('='),
    alternatives: where ? findAlternatives(where.condition, root, values) : [],
    bounds: first?.descending
      ? { from: bound('<', '<='), to: bound('>', '>=') }
      : // Only strings compare with strings, so rows without the key are before the empty string.
        { from: bound('>', '>=') ?? (bound('<', '<=') === undefined ? undefined : ''), to: bound('<', '<=') },
  };
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The conditions `path operator value` that every result must meet. */
function findConditions(
  targetOperator: string,
  node: unknown,
  root: string,
  values: Map<string, unknown>,
): Condition[] {
  const parsed = binary.safeParse(node);
  if (!parsed.success) return targetOperator === '=' ? containment(node, root, values) : [];
  const { left, operator, right } = parsed.data;
  if (operator.toUpperCase() === 'AND') {
    return [
      ...findConditions(targetOperator, left, root, values),
      ...findConditions(targetOperator, right, root, values),
    ];
  }
  if (operator !== targetOperator) return [];
  // The sides of an equality can be swapped.
  const path = pathOf(left, root) ?? (targetOperator === '=' ? pathOf(right, root) : undefined);
  const value = valueOf(right, values) ?? valueOf(left, values);
  return path && value !== undefined ? [{ path, value }] : [];
}

/** The lists of conditions of which every result must meet one. */
function findAlternatives(node: unknown, root: string, values: Map<string, unknown>): Condition[][] {
  const both = binary.safeParse(node);
  if (both.success) {
    const { left, operator, right } = both.data;
    const sides = [left, right].map((side) => findAlternatives(side, root, values));
    if (operator.toUpperCase() === 'AND') return sides.flat();
    if (operator.toUpperCase() !== 'OR') return [];
    // One condition of each side is enough to find its results.
    const [one, other] = [left, right].map((side, index) => {
      const [condition] = findConditions('=', side, root, values);
      return condition ? [condition] : sides[index]![0];
    });
    return one && other ? [[...one, ...other]] : [];
  }
  const parsed = inList.safeParse(node);
  if (!parsed.success) return [];
  const path = pathOf(parsed.data.value, root);
  const listed = parsed.data.list.map((each) => valueOf(each, values)).filter((each) => each !== undefined);
  return path && listed.length === parsed.data.list.length ? [listed.map((value) => ({ path, value }))] : [];
}

function containment(node: unknown, root: string, values: Map<string, unknown>): Condition[] {
  const parsed = arrayContains.safeParse(node);
  if (!parsed.success) return [];
  const [array, element] = parsed.data.arguments;
  const path = pathOf(array, root);
  const value = valueOf(element, values);
  return path && value !== undefined ? [{ path, value }] : [];
}

function pathOf(node: unknown, root: string): string[] | undefined {
  const parsed = member.safeParse(node);
  if (!parsed.success) return undefined;
  const { object, property } = parsed.data;
  const parent = identifier.safeParse(object);
  if (parent.success && parent.data.name === root) return [property];
  const path = pathOf(object, root);
  return path && [...path, property];
}

function valueOf(node: unknown, values: Map<string, unknown>): string | number | boolean | undefined {
  const literal = constant.safeParse(node);
  if (literal.success) return literal.data.value;
  const named = parameter.safeParse(node);
  return named.success ? scalar.safeParse(values.get(named.data.name)).data : undefined;
}
