import type { TestProject } from 'vitest/node';
import { isBuilt, startPortal } from './startPortal.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A portal that all test files share; tests on it make data of their own and cut no wires. */
    portal: {
      site: string;
      api: string;
      cosmos: string;
      blob: string;
      stripe: string;
      mail: string;
      dir: string;
    };
  }
}

/** Starts the portal that the endpoint tests share, and stops it after the last of them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!isBuilt()) throw new Error('Build the portal first: npm run build (npm test does).');
  const { site, api, cosmos, blob, stripe, mail, dir, stop } = await startPortal();
  project.provide('portal', { site, api, cosmos, blob, stripe, mail, dir });
  return stop;
}
