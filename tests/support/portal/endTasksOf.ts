import { sweepOutbox } from './controls.ts';
import { eventually } from './eventually.ts';
import { makeTasksDue, pendingTasksOf } from './stores.ts';

type Controlled = Parameters<typeof makeTasksDue>[0] & Parameters<typeof sweepOutbox>[0];

/**
 * Runs the outbox until no task of a request is left, with those that wait for their time or next attempt, and those
 * that other tasks create. Does not wait for the end of a sweep, which also runs the tasks of other tests.
 */
export async function endTasksOf(portal: Controlled, requestId: string): Promise<void> {
  let isSwept = true;
  const sweep = async () => {
    isSwept = false;
    // The next look starts another one.
    await sweepOutbox(portal).catch(() => undefined);
    isSwept = true;
  };
  await eventually(
    'the end of the tasks',
    async () => {
      await makeTasksDue(portal, requestId);
      if (isSwept) void sweep();
      return (await pendingTasksOf(portal, requestId)).length === 0;
    },
    40_000,
  );
}
