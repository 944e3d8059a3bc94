import { acceptedName, pageVerdicts, stayReasons } from '@portal/contract/packets/pageChecks.ts';
import type {
  AcceptedName,
  NameDecision,
  PageDecision,
  PageFlag,
} from '@portal/contract/packets/pageChecks.ts';
import type { PageRef, Recipe } from '@portal/contract/packets/recipe.ts';
import { personKey } from '@portal/contract/packets/personKey.ts';
import * as z from 'zod/mini';

const storedCheck = z.object({
  verdict: z.enum(pageVerdicts),
  reason: z.nullable(z.enum(Object.keys(stayReasons) as [keyof typeof stayReasons])),
  note: z.string(),
  /** User ID. */
  by: z.string(),
  byName: z.string(),
  at: z.string(),
  /** What the page was like when it was checked (`printsOf`). */
  print: z.string(),
  /** What was flagged on the page then (`flagKeys`). */
  seen: z.array(z.string()),
});

/** What people say about the pages of a request. A blob beside the recipe. */
export const storedChecks = z.object({
  checks: z.record(z.string(), storedCheck),
  names: z.array(z.extend(acceptedName, { by: z.string() })),
  /** The packet whose release was opened last. Written before the release is open, so that a concurrent change finds it. */
  opened: z.nullable(z.object({ packetId: z.string(), at: z.string() })),
});

export type StoredChecks = z.output<typeof storedChecks>;
export type StoredCheck = z.output<typeof storedCheck>;

export const noChecks: StoredChecks = { checks: {}, names: [], opened: null };

export interface Author {
  readonly by: string;
  readonly byName: string;
}

/**
 * What each page of a recipe is like: its rotation, redactions and section. A check holds as long as this stays the same.
 * The text of a page never changes, because its source does not.
 */
export function printsOf({ sections, rotations, redactions }: Recipe): Map<PageRef, string> {
  return new Map(
    sections.flatMap(({ id, pages }) =>
      pages.map((page) => {
        const boxes = redactions[page];
        const parts = [String(rotations[page] ?? 0), id, ...(boxes ? [JSON.stringify(boxes)] : [])];
        return [page, parts.join(' ')] as const;
      }),
    ),
  );
}

/** What is flagged on a page, as texts that can be compared. */
export function flagKeys(flags: readonly PageFlag[]): string[] {
  return flags.flatMap((flag) => {
    switch (flag.kind) {
      case 'otherPerson':
        return [
          ...flag.names.map((name) => `name ${personKey(name)}`),
          ...flag.birthDates.map((day) => `born ${day}`),
          ...flag.numbers.map((number) => `number ${number}`),
        ];
      case 'mentioned':
        return flag.people.map(({ name }) => `mentioned ${personKey(name)}`);
      case 'date':
        return flag.days.map((day) => `date ${day}`);
      case 'category':
        return flag.categories.map((category) => `category ${category}`);
      case 'unreadable':
        return ['unreadable'];
    }
  });
}

/** The checks with a decision about some pages. `seen`: what is flagged on them now. */
export function withDecision(
  stored: StoredChecks,
  pages: readonly { readonly page: PageRef; readonly print: string; readonly flags: readonly PageFlag[] }[],
  { verdict, reason, note }: PageDecision,
  { by, byName }: Author,
  now: Date,
): StoredChecks {
  const at = now.toISOString();
  const decided = pages.map(({ page, print, flags }): [string, StoredCheck] => [
    page,
    {
      verdict,
      reason: verdict === 'fine' ? (reason ?? null) : null,
      note,
      by,
      byName,
      at,
      print,
      seen: flagKeys(flags),
    },
  ]);
  return { ...stored, checks: { ...stored.checks, ...Object.fromEntries(decided) } };
}

/** The checks with an accepted name. Null if the name was accepted in the same way before. */
export function withName(
  stored: StoredChecks,
  { name, reason, note }: NameDecision,
  { by, byName }: Author,
  now: Date,
): StoredChecks | null {
  const known = stored.names.find((each) => personKey(each.name) === personKey(name));
  if (known?.reason === reason && known.note === note) return null;
  const others = stored.names.filter((each) => each !== known);
  return { ...stored, names: [...others, { name, reason, note, by, byName, at: now.toISOString() }] };
}

/** The checks without an accepted name. Null if the name was not accepted. */
export function withoutName(stored: StoredChecks, name: string): StoredChecks | null {
  const names = stored.names.filter((each) => personKey(each.name) !== personKey(name));
  return names.length === stored.names.length ? null : { ...stored, names };
}

/** The accepted names as staff see them. */
export function viewNames({ names }: StoredChecks): AcceptedName[] {
  return names.map(({ name, reason, note, byName, at }) => ({ name, reason, note, byName, at }));
}
