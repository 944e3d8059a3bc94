import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { getAdmin, type Person } from '../accounts/accounts.ts';
import { isBuilt, type Portal, startPortal } from './startPortal.ts';

/** The properties of a portal that a test file did not start itself. */
interface RunningPortal {
  site: string;
  api: string;
  cosmos: string;
  blob: string;
  stripe: string;
  mail: string;
  dir: string;
  /** An admin that no test changes. */
  admin: Person;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** A portal that all test files share. Its tests create their own data and cause no outages. */
    portal: RunningPortal;
    /** The address of the pool of portals that files borrow (borrowPortal.ts). */
    portalPool: string;
  }
}

/** Starts the portal that the endpoint tests share; after the last test stops it and all borrowed portals. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!isBuilt()) throw new Error('Build the portal first: npm run build (npm test does).');
  const portal = await startPortal();
  const pool = await startPortalPool();
  project.provide('portal', await propertiesOf(portal));
  project.provide('portalPool', pool.url);
  return async () => {
    await Promise.all([portal.stop(), pool.stop()]);
  };
}

async function propertiesOf(portal: Portal): Promise<RunningPortal> {
  const { site, api, cosmos, blob, stripe, mail, dir } = portal;
  return { site, api, cosmos, blob, stripe, mail, dir, admin: await getAdmin(portal) };
}

/**
 * Gives each portal to one test file at a time; starts another one if all are in use. Those with fault injection are
 * apart: every call of their API to a store takes a detour.
 */
async function startPortalPool() {
  const portals: Promise<Portal>[] = [];
  const free: Record<string, RunningPortal[]> = { '/faults': [], '/plain': [] };
  const borrow = async (kind: string) => {
    const idle = free[kind]?.pop();
    if (idle) return idle;
    const started = startPortal({ faultInjection: kind === '/faults' });
    portals.push(started);
    return propertiesOf(await started);
  };
  const server = createServer((request, response) => {
    void (async () => {
      const body = Buffer.concat(await request.toArray()).toString();
      const kind = request.url ?? '';
      if (request.method === 'GET') return response.end(JSON.stringify(await borrow(kind)));
      free[kind]?.push(JSON.parse(body) as RunningPortal);
      return response.end();
    })().catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await Promise.allSettled(portals.map(async (portal) => (await portal).stop()));
    },
  };
}
