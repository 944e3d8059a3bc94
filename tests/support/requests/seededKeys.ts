interface SearchedFields {
  readonly orderId: string;
  readonly patientName: string;
  readonly patientDob: string;
  readonly facilityName: string;
}

/** The keys by which the API finds a seeded row in the search for everything. */
export function seededKeys({ orderId, patientName, patientDob, facilityName }: SearchedFields): string[] {
  const names = wordsOf(patientName);
  const places = wordsOf(facilityName);
  return [
    ...new Set([
      `b:${patientDob}`,
      ...beginnings('n:', names),
      ...names.map((word) => `n=${word}`),
      ...beginnings('f:', places),
      ...beginnings('o:', wordsOf(orderId)),
      ...[...names, ...places].flatMap(spellingsOf),
    ]),
  ];
}

/** Without accents. A name with an apostrophe is one word, and its parts. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain
    .split(/[^a-z0-9']+/)
    .flatMap((word) => [...new Set([...word.split("'"), word.replaceAll("'", '')])])
    .filter(Boolean);
}

function beginnings(prefix: string, words: readonly string[]): string[] {
  return words.flatMap((word) =>
    Array.from(word.slice(0, /\d/.test(word) ? 24 : 12), (_, index) => prefix + word.slice(0, index + 1)),
  );
}

/** The first seven letters, and the same without one of them. */
function spellingsOf(word: string): string[] {
  if (word.length < 5 || /\d/.test(word)) return [];
  const first = word.slice(0, 7);
  return [`~${first}`, ...Array.from(first, (_, at) => `~${first.slice(0, at)}${first.slice(at + 1)}`)];
}
