/**
 * The shortest circle of each group of files that all reach each other, its first file repeated at the end. Files that
 * the graph does not know have no imports.
 */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  return groupsOf(graph).map((group) => shortestCircle(graph, group));
}

/** Tarjan’s strongly connected components of more than one file, and files that import themselves. */
function groupsOf(graph: ReadonlyMap<string, readonly string[]>): Set<string>[] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const isOnStack = new Set<string>();
  const groups: Set<string>[] = [];
  const visit = (file: string): number => {
    let low = order.size;
    order.set(file, low);
    lowest.set(file, low);
    stack.push(file);
    isOnStack.add(file);
    for (const next of graph.get(file) ?? []) {
      if (!graph.has(next)) continue;
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (isOnStack.has(next)) low = Math.min(low, order.get(next)!);
    }
    lowest.set(file, low);
    if (low === order.get(file)) {
      const group = new Set(stack.splice(stack.indexOf(file)));
      for (const each of group) isOnStack.delete(each);
      if (group.size > 1 || graph.get(file)?.includes(file)) groups.push(group);
    }
    return low;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return groups;
}

function shortestCircle(graph: ReadonlyMap<string, readonly string[]>, group: ReadonlySet<string>): string[] {
  const circles = [...group].map((start) => {
    const cameFrom = new Map<string, string>();
    const queue = [start];
    for (const file of queue) {
      for (const next of graph.get(file) ?? []) {
        if (next === start) return pathTo(file, cameFrom, start);
        if (!group.has(next) || cameFrom.has(next)) continue;
        cameFrom.set(next, file);
        queue.push(next);
      }
    }
    return [start];
  });
  return circles.reduce((shortest, circle) => (circle.length < shortest.length ? circle : shortest));
}

function pathTo(last: string, cameFrom: ReadonlyMap<string, string>, start: string): string[] {
  const path = [start];
  for (let file: string | undefined = last; file !== undefined && file !== start; file = cameFrom.get(file))
    path.unshift(file);
  return [start, ...path];
}
