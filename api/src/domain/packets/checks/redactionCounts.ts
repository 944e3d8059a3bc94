import { redactedPagesOf } from '@portal/contract/packets/applyOperation.ts';
import type { Recipe } from '@portal/contract/packets/recipe.ts';

/** How many redactions each person has added and lifted, by user ID and by the ID of their reason: [added, lifted]. */
export type RedactionCounts = Record<string, Record<string, number[]>>;

type Redactions = Recipe['redactions'];

/** The counts after a person changed redactions. Another reason of one counts as lifted and added. */
export function countRedactions(
  counts: RedactionCounts,
  userId: string,
  { redactions: before }: { readonly redactions: Redactions },
  { redactions: after }: { readonly redactions: Redactions },
): RedactionCounts {
  const [had, has] = [reasonsOf(before), reasonsOf(after)];
  const own = { ...counts[userId] };
  const count = (reason: string, added: number, lifted: number) => {
    const [allAdded = 0, allLifted = 0] = own[reason] ?? [];
    own[reason] = [allAdded + added, allLifted + lifted];
  };
  for (const [key, reason] of has) if (had.get(key) !== reason) count(reason, 1, 0);
  for (const [key, reason] of had) if (has.get(key) !== reason) count(reason, 0, 1);
  return Object.keys(own).length > 0 ? { ...counts, [userId]: own } : counts;
}

/** The reason of each redaction, by its page and ID. */
function reasonsOf(redactions: Redactions): Map<string, string> {
  return new Map(
    Object.entries(redactions).flatMap(([page, own]) =>
      own.map(({ id, reason }) => [`${page} ${id}`, reason] as const),
    ),
  );
}

/** What an event says of the counts of a person: `hiv +3 -1, other +1 -0`. No content, and no page. */
export function countsText(counts: RedactionCounts, userId: string): string {
  return Object.entries(counts[userId] ?? {})
    .map(([reason, [added = 0, lifted = 0]]) => `${reason} +${added} -${lifted}`)
    .join(', ');
}

/** What the event of a packet says of its redactions: how many have each reason, and the counts of each person so far. */
export function packetCounts(recipe: Recipe, counts: RedactionCounts = {}) {
  const reasons = redactedPagesOf(recipe).flatMap((page) =>
    recipe.redactions[page]!.map(({ reason }) => reason),
  );
  const people = Object.keys(counts).map((userId) => `${userId}: ${countsText(counts, userId)}`);
  return {
    ...(reasons.length > 0 && {
      reasons: [...Map.groupBy(reasons, (reason) => reason)]
        .map(([id, all]) => `${id} ${all.length}`)
        .join(', '),
    }),
    ...(people.length > 0 && { redactedBy: people.join('; ') }),
  };
}
