import { sweepOutbox } from './controls.ts';
import { eventually } from './eventually.ts';
import { makeTasksDue, pendingTasksOf } from './stores.ts';

type Controlled = Parameters<typeof makeTasksDue>[0] & Parameters<typeof sweepOutbox>[0];

/**
 * Runs the outbox until no task of a request is left, with those that wait for their time or next attempt, and those
 * that other tasks create.
 */
export async function endTasksOf(portal: Controlled, requestId: string): Promise<void> {
  await eventually(
    'the end of the tasks',
    async () => {
      await makeTasksDue(portal, requestId);
      await sweepOutbox(portal);
      return (await pendingTasksOf(portal, requestId)).length === 0;
    },
    40_000,
  );
}
