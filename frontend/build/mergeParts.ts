/** A part of the code that is loaded as a whole: a future file. */
export interface Part {
  readonly modules: readonly string[];
  /** Bytes after gzip, estimated. */
  readonly size: number;
  /** What loads it: screens, dialogs and other code that is loaded when it is needed. */
  readonly users: ReadonlySet<string>;
  readonly imports: ReadonlySet<Part>;
}

interface Options {
  /** What a further file costs whoever loads it, in bytes after gzip. */
  readonly fileCost: number;
  /** How much the bytes of a user count. */
  readonly weightOf: (user: string) => number;
}

type Mutable = { modules: string[]; size: number; users: Set<string>; imports: Set<Mutable> };

/**
 * Merges parts that are loaded together, the smallest first, each with the one where it saves most. Loading code that
 * is not used costs its size. No two parts import each other afterwards if none did before.
 *
 * @param isFixed Parts that are not merged.
 * @returns The modules of each part that is not fixed.
 */
export function mergeParts(
  parts: readonly Part[],
  isFixed: (part: Part) => boolean,
  { fileCost, weightOf }: Options,
): string[][] {
  const { all, shared } = copyOf(parts, isFixed);

  /** Bytes that loading one file instead of two saves, of all users; negative if it costs more. */
  function savedBy(a: Mutable, b: Mutable): number {
    let saved = 0;
    for (const user of a.users) if (b.users.has(user)) saved += weightOf(user) * fileCost;
    saved -= costOfLoading(a, b.users, saved);
    return saved <= 0 ? saved : saved - costOfLoading(b, a.users, saved);
  }

  /** Bytes that these users load without using them if they load the part with all it imports. Stops counting at a maximum. */
  function costOfLoading(part: Mutable, users: ReadonlySet<string>, max: number): number {
    let cost = 0;
    for (const loaded of withImports(part)) {
      for (const user of users) if (!loaded.users.has(user)) cost += weightOf(user) * loaded.size;
      if (cost >= max) break;
    }
    return cost;
  }

  function partnerOf(part: Mutable): Mutable | undefined {
    return [...shared]
      .filter((other) => other !== part)
      .map((other) => ({ other, saved: savedBy(part, other) }))
      .filter(({ saved }) => saved > 0)
      .sort((a, b) => b.saved - a.saved)
      .find(({ other }) => !importsAround(part, other) && !importsAround(other, part))?.other;
  }

  function mergeOne(): boolean {
    for (const part of [...shared].sort((a, b) => a.size - b.size)) {
      const partner = partnerOf(part);
      if (!partner) continue;
      shared.delete(part);
      all.delete(part);
      absorb(partner, part, all);
      return true;
    }
    return false;
  }

  while (mergeOne());
  return [...shared].map(({ modules }) => modules);
}

function copyOf(parts: readonly Part[], isFixed: (part: Part) => boolean) {
  const copies = new Map<Part, Mutable>();
  for (const part of parts) {
    const { modules, size, users } = part;
    copies.set(part, { modules: [...modules], size, users: new Set(users), imports: new Set() });
  }
  for (const [part, copy] of copies)
    for (const imported of part.imports) copy.imports.add(copies.get(imported)!);
  const shared = [...copies].filter(([part]) => !isFixed(part)).map(([, copy]) => copy);
  return { all: new Set(copies.values()), shared: new Set(shared) };
}

/** The part with all that it imports. */
export function withImports<P extends { readonly imports: ReadonlySet<P> }>(
  part: P,
  found = new Set<P>(),
): Set<P> {
  if (found.has(part)) return found;
  found.add(part);
  for (const imported of part.imports) withImports(imported, found);
  return found;
}

/** Whether it imports the other through a third part, so that one file of both would import itself. */
function importsAround(part: Mutable, other: Mutable): boolean {
  const found = new Set<Mutable>();
  for (const imported of part.imports) if (imported !== other) withImports(imported, found);
  return found.has(other);
}

function absorb(into: Mutable, part: Mutable, all: ReadonlySet<Mutable>): void {
  into.modules.push(...part.modules);
  into.size += part.size;
  for (const imported of part.imports) into.imports.add(imported);
  for (const { imports } of all) if (imports.delete(part)) imports.add(into);
  into.imports.delete(into);
  const users = [...into.users, ...part.users];
  for (const loaded of withImports(into)) for (const user of users) loaded.users.add(user);
}
