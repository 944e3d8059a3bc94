import { z } from 'zod';
import { parseQuery, type CompiledQuery } from './vercelInternals.ts';

/** A string, a bracket, a word or anything else. */
const TOKENS = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|[()]|[@\w.]+|\s+|[^\s]/g;
/** A bracket after one of these words groups conditions. After other words, it belongs to a function or a list. */
const BEFORE_GROUP = /^(?:AND|OR|NOT|WHERE)$/i;
const PLACEHOLDER = '@__group';

const whereOf = z.object({ body: z.object({ where: z.object({ condition: z.unknown() }) }) });

/**
 * Parses a query in linear time. The parser of the package reads the content of brackets about six times, and those
 * within them 36 times: 18 s for a search with an invoice number. Here each group of conditions is parsed alone and then
 * put in its place.
 * @throws the engine's SyntaxError
 */
export function parseGroups(sql: string): CompiledQuery {
  const groups: unknown[] = [];
  const outside = withoutGroups(sql, groups);
  if (groups.length === 0) return parseQuery(sql);
  const query = parseQuery(outside);
  query.ast = restored(query.ast, groups) as CompiledQuery['ast'];
  return query;
}

/** The text with a parameter in place of each group, whose condition is added to `groups`. */
function withoutGroups(sql: string, groups: unknown[]): string {
  const open: { readonly isGroup: boolean; text: string }[] = [{ isGroup: false, text: '' }];
  let before = '';
  for (const [token] of sql.matchAll(TOKENS)) {
    const current = open.at(-1)!;
    if (token === '(') {
      open.push({ isGroup: before === '(' || BEFORE_GROUP.test(before), text: '' });
    } else if (token === ')' && open.length > 1) {
      open.pop();
      open.at(-1)!.text += replaced(current, groups);
    } else current.text += token;
    if (token.trim() !== '') before = token;
  }
  return open.map(({ text }) => text).join('(');
}

function replaced(
  { isGroup, text }: { readonly isGroup: boolean; readonly text: string },
  groups: unknown[],
): string {
  if (!isGroup || /^\s*SELECT\b/i.test(text)) return `(${text})`;
  const { condition } = whereOf.parse(parseQuery(`SELECT VALUE 1 FROM c WHERE ${text}`).ast).body.where;
  return `${PLACEHOLDER}${groups.push(restored(condition, groups)) - 1}`;
}

/** A copy of a node with the conditions of the groups in their places. */
function restored(node: unknown, groups: readonly unknown[]): unknown {
  if (Array.isArray(node)) return node.map((each) => restored(each, groups));
  if (typeof node !== 'object' || node === null) return node;
  const { type, name } = node as { type?: unknown; name?: unknown };
  if (type === 'parameter_name' && typeof name === 'string' && name.startsWith(PLACEHOLDER))
    return groups[Number(name.slice(PLACEHOLDER.length))];
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, restored(value, groups)]));
}
