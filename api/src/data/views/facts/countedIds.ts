/** Maximum number of remembered IDs. Above it, all are forgotten and read from the store again. */
const MAX = 20_000;

const counted = new Set<string>();

const keyOf = ({ pk, id }: CountedDocument) => `${pk} ${id}`;

/** The document of something that is counted once. */
interface CountedDocument {
  readonly pk: string;
  readonly id: string;
}

/** Remembers in this instance that a document exists, so that the next versions of its request cost no read. */
export function rememberCounted(document: CountedDocument): void {
  if (counted.size >= MAX) counted.clear();
  counted.add(keyOf(document));
}

/** Whether this instance knows that a document exists. */
export function isKnownToBeCounted(document: CountedDocument): boolean {
  return counted.has(keyOf(document));
}
