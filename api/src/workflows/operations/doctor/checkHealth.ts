import * as z from 'zod/mini';
import { type Health, judgeHealth } from '../../../domain/operations/doctor/judgeHealth.ts';
import { reachedOf } from '../../../domain/operations/doctor/reachedOf.ts';
import { defineCheck } from './check.ts';

const answer = z.object({
  data: z.object({
    checks: z.record(z.string(), z.object({ status: z.enum(['up', 'down']) })),
  }),
});

export const checkHealth = defineCheck({
  name: 'portal',
  needs: ['SITE_URL'],
  look: async ({ SITE_URL }) => [judgeHealth(await askHealth(SITE_URL))],
});

async function askHealth(site: string): Promise<Health> {
  try {
    const response = await fetch(`${site}/api/health`, { signal: AbortSignal.timeout(15_000) });
    const said = answer.safeParse(await response.json().catch(() => null));
    return { reached: { status: response.status }, parts: said.success ? partsOf(said.data) : null };
  } catch (error) {
    return { reached: reachedOf(error), parts: null };
  }
}

function partsOf({ data }: z.output<typeof answer>): Record<string, 'up' | 'down'> {
  return Object.fromEntries(Object.entries(data.checks).map(([name, { status }]) => [name, status]));
}
