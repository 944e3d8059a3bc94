import { describe, expect, it } from 'vitest';
import { mergeParts, type Part, withImports } from './mergeParts.ts';

type Users = readonly string[];

const part = (name: string, size: number, users: Users, imports: readonly Part[] = []): Part => ({
  modules: [name],
  size,
  users: new Set(users),
  imports: new Set(imports),
});

const merge = (parts: readonly Part[], fixed: readonly Part[] = []) =>
  mergeParts(parts, (some) => fixed.includes(some), {
    fileCost: 500,
    weightOf: (user) => (user.startsWith('page') ? 10 : 1),
  }).map((modules) => modules.sort());

describe('merging parts', () => {
  it('puts what the same screens load into one file', () => {
    expect(merge([part('a', 300, ['page1', 'page2']), part('b', 9000, ['page1', 'page2'])])).toEqual([
      ['a', 'b'],
    ]);
  });

  it('lets a dialog load a little in vain, but no page', () => {
    const users = ['page1', 'dialog'];
    expect(merge([part('a', 300, users), part('b', 300, ['page1'])])).toEqual([['a', 'b']]);
    expect(merge([part('a', 300, ['page1', 'page2']), part('b', 9000, ['page1'])])).toEqual([['a'], ['b']]);
  });

  it('counts what a part imports', () => {
    const heavy = part('heavy', 40_000, ['page1']);
    const small = part('small', 100, ['page1'], [heavy]);
    const light = part('light', 100, ['page1', 'page2']);
    expect(merge([heavy, small, light], [heavy])).toEqual([['small'], ['light']]);
  });

  it('leaves fixed parts alone', () => {
    const start = part('start', 100, ['page1']);
    expect(merge([start, part('a', 100, ['page1'])], [start])).toEqual([['a']]);
  });

  it('merges no part with one that it also imports through a third', () => {
    const bottom = part('bottom', 100, ['page1']);
    const middle = part('middle', 100, ['page1'], [bottom]);
    const top = part('top', 100, ['page1'], [middle, bottom]);
    expect(merge([bottom, middle, top], [middle])).toEqual([['bottom'], ['top']]);
  });

  it('keeps every module once, and makes no parts that import each other', () => {
    let state = 16;
    const random = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
    for (let round = 0; round < 50; round++) {
      const parts: Part[] = [];
      for (let index = 0; index < 25; index++) {
        const imports = parts.filter(() => random() < 0.15);
        parts.push(part(`m${index}`, Math.ceil(random() * 4000), [], imports));
      }
      const entries = parts.filter(() => random() < 0.3);
      entries.forEach((entry, index) => {
        for (const loaded of withImports(entry)) (loaded.users as Set<string>).add(`page${index}`);
      });
      const merged = merge(parts, entries);
      const files = [...merged, ...entries.map(({ modules }) => modules)];
      expect(files.flat().sort()).toEqual(parts.flatMap(({ modules }) => modules).sort());
      expect(isAcyclic(files, parts)).toBe(true);
    }
  });
});

function isAcyclic(files: readonly (readonly string[])[], parts: readonly Part[]): boolean {
  const fileOf = (module: string) => files.findIndex((modules) => modules.includes(module));
  const remaining = new Map(files.map((_, index) => [index, new Set<number>()]));
  for (const { modules, imports } of parts) {
    for (const imported of imports) {
      const [from, to] = [fileOf(modules[0]!), fileOf(imported.modules[0]!)];
      if (from !== to) remaining.get(from)!.add(to);
    }
  }
  for (;;) {
    const free = [...remaining].find(([, imports]) => [...imports].every((file) => !remaining.has(file)));
    if (!free) return remaining.size === 0;
    remaining.delete(free[0]);
  }
}
