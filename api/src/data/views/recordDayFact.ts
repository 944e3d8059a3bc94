import type { JSONObject } from '@azure/cosmos';
import { contend, done, lost } from '../contend.ts';
import { createDocument } from '../documents.ts';
import { writeBatch } from '../writeBatch.ts';

/** Something that happened once and is counted in the day and hour in which it happened. */
export interface DayFact {
  readonly kind: 'opened' | 'fee-paid' | 'file-paid' | 'closed';
  readonly requestId: string;
  /** The thing of the request that it is about, where there can be several. */
  readonly of?: string;
  /** UTC ISO instant. */
  readonly at: string;
  /** Zero for facts that are not about money. */
  readonly amountCents: number;
  /** Of a closed request: from its submission on. */
  readonly minutes?: number;
}

const RACES = new Set([404, 409, 412, 449]);

/** Records a fact and raises the counters of its day, together and once. */
export async function recordDayFact(fact: DayFact): Promise<void> {
  const pk = `day|${fact.at.slice(0, 10)}`;
  const hour = fact.at.slice(11, 13);
  const id = [fact.kind, fact.requestId, ...(fact.of ? [fact.of] : [])].join('|');
  await contend('the day’s figures', async () => {
    const outcome = await writeBatch(
      'views',
      pk,
      () => [
        { operationType: 'Create', resourceBody: { id, pk, ...fact } as unknown as JSONObject },
        {
          operationType: 'Patch',
          id: 'stats',
          resourceBody: {
            operations: [
              { op: 'incr', path: `/${fact.kind}`, value: 1 },
              { op: 'incr', path: `/${fact.kind}|${hour}`, value: 1 },
              { op: 'incr', path: `/${fact.kind}Cents`, value: fact.amountCents },
              { op: 'incr', path: `/${fact.kind}Cents|${hour}`, value: fact.amountCents },
              ...(fact.minutes === undefined
                ? []
                : [{ op: 'incr' as const, path: `/${fact.kind}Minutes`, value: fact.minutes }]),
            ],
          },
        },
      ],
      RACES,
    );
    if (outcome.ok || outcome.statuses[0] === 409) return done(undefined);
    if (outcome.statuses.includes(404)) {
      await createDocument('views', { id: 'stats', pk, kind: 'stats' } as { id: string });
    }
    return lost;
  });
}
