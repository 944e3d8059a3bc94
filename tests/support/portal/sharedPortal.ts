import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { getAdmin, type Person } from '../accounts/accounts.ts';
import { isBuilt, type Portal, startPortal } from './startPortal.ts';

/** The properties of a portal that a test file did not start itself. */
interface KnownPortal {
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
    /** A portal that all test files share. Its tests create their own data and cut no connections. */
    portal: KnownPortal;
    /** The address that lends portals with cuttable connections (borrowPortal.ts). */
    lender: string;
  }
}

/** Starts the portal that the endpoint tests share; after the last test stops it and all borrowed portals. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!isBuilt()) throw new Error('Build the portal first: npm run build (npm test does).');
  const portal = await startPortal();
  const lender = await startLender();
  project.provide('portal', await known(portal));
  project.provide('lender', lender.url);
  return async () => {
    await Promise.all([portal.stop(), lender.stop()]);
  };
}

async function known(portal: Portal): Promise<KnownPortal> {
  const { site, api, cosmos, blob, stripe, mail, dir } = portal;
  return { site, api, cosmos, blob, stripe, mail, dir, admin: await getAdmin(portal) };
}

/** Lends each portal to one test file at a time; starts another one if all are lent. */
async function startLender() {
  const portals: Promise<Portal>[] = [];
  const free: KnownPortal[] = [];
  const borrow = async () => {
    const found = free.pop();
    if (found) return found;
    const started = startPortal({ cuttable: true });
    portals.push(started);
    return known(await started);
  };
  const server = createServer((request, response) => {
    void (async () => {
      const body = Buffer.concat(await request.toArray()).toString();
      if (request.url === '/borrow') return response.end(JSON.stringify(await borrow()));
      free.push(JSON.parse(body) as KnownPortal);
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
