import type { ActivityEntry, ActivityKind } from '@portal/contract/requests/schemas/requestActivity.ts';

/** Describes an entry in a sentence. `who`: name of the actor. */
export type Sentence = (entry: ActivityEntry, who: string) => string;

/** A sentence for each of these kinds. */
export type Sentences<Kind extends ActivityKind> = Readonly<Record<Kind, Sentence>>;
