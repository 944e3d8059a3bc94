import type { ActivityEntry, ActivityKind } from '@portal/contract/requests/schemas/requestActivity.ts';

/** Says an entry in words. `who`: the one who did it. */
export type Sentence = (entry: ActivityEntry, who: string) => string;

/** One for each of these kinds. */
export type Sentences<Kind extends ActivityKind> = Readonly<Record<Kind, Sentence>>;
