import { signInPerson, signUpPerson } from '../support/accounts/accounts.ts';
import { signInDuringBurst } from '../support/accounts/signInBurst.ts';
import type { Portal } from '../support/portal/startPortal.ts';
import { median, medianMs, type Result } from './measure.ts';

const BUDGET_MS = 1000;
/** The sign-ins that one IP address may make in 15 minutes. */
const BURST = 100;
const RUNS = 5;

/** How long a sign-in takes during a hundred sign-ins from another address, and from a known browser during as many from many addresses. */
export async function signInBurst(portal: Portal): Promise<Result[]> {
  const person = await signUpPerson(portal);
  const aloneMs = await medianMs(RUNS, () => signInPerson(portal, person));
  const measure = async (where: string, fromManyAddresses: boolean): Promise<Result> => {
    const durations: number[] = [];
    while (durations.length < RUNS) {
      const burst = { size: BURST, fromManyAddresses };
      const { response, durationMs } = await signInDuringBurst(portal, person, burst);
      if (response.status !== 200) throw new Error(`The sign-in returned ${response.status}`);
      durations.push(durationMs);
    }
    const [duringMs, worstMs] = [median(durations), Math.max(...durations)];
    return {
      metric: `${where}, median of ${RUNS}`,
      measured: `${Math.round(duringMs)} ms (worst ${Math.round(worstMs)} ms, alone ${Math.round(aloneMs)} ms)`,
      budget: `≤ ${BUDGET_MS} ms`,
      isMet: duringMs <= BUDGET_MS,
    };
  };
  return [
    await measure(`sign-in during a burst of ${BURST} sign-ins from another address`, false),
    await measure(
      `sign-in from a known browser during a burst of ${BURST} sign-ins from as many addresses`,
      true,
    ),
  ];
}
