/**
 * The shortest cycle of each group of files that all import each other directly or indirectly. The first file is repeated
 * at the end. Files that are not in the graph have no imports.
 */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  return stronglyConnectedComponents(graph).map((group) => shortestCycle(graph, group));
}

/** Tarjan’s strongly connected components of more than one file, and files that import themselves. */
function stronglyConnectedComponents(graph: ReadonlyMap<string, readonly string[]>): Set<string>[] {
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

function shortestCycle(graph: ReadonlyMap<string, readonly string[]>, group: ReadonlySet<string>): string[] {
  const cycles = [...group].map((start) => {
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
  return cycles.reduce((shortest, cycle) => (cycle.length < shortest.length ? cycle : shortest));
}

function pathTo(last: string, cameFrom: ReadonlyMap<string, string>, start: string): string[] {
  const path = [start];
  for (let file: string | undefined = last; file !== undefined && file !== start; file = cameFrom.get(file))
    path.unshift(file);
  return [start, ...path];
}
