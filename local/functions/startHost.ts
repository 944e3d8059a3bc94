import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { RunningPart } from '../supervisor/parts/runAsPart.ts';
import { adminEndpoint } from './adminEndpoint.ts';
import { describeError } from './describeError.ts';
import { FunctionsCore } from './functionsCore.ts';
import { readHostSettings } from './hostSettings.ts';
import { httpTrigger } from './httpTrigger.ts';
import { invoke, type Run, type Trigger } from './invoke.ts';
import { loadApp } from './loadApp.ts';
import { queueTrigger } from './queueTrigger.ts';
import { sendStatus } from './sendResponse.ts';
import { timerTrigger } from './timerTrigger.ts';

export interface HostOptions {
  port: number;
  /** The folder of the host's state. */
  dir: string;
  appDir: string;
  /** How long `stop` waits for open requests. */
  drainMs: number;
}

/** Loads a Functions app of the v4 programming model into this process and runs it. */
export async function startHost({ port, dir, appDir, drainMs }: HostOptions): Promise<RunningPart> {
  const core = new FunctionsCore();
  core.install();
  const settings = await readHostSettings(appDir);
  await loadApp(appDir);
  const appContext = { hookData: core.appLevelHookData, appHookData: core.appHookData };
  await core.runHooks('appStart', { ...appContext, functionAppDirectory: appDir });
  const entries = core.lock();
  const capabilities = (await core.model?.getCapabilities?.({})) ?? {};

  const inFlight = new Set<Promise<unknown>>();
  const run: Run = (entry, input) => invoke(core, entry, input);
  const triggers = new Map<string, Trigger>();
  const handleHttp = httpTrigger(core, entries, run, settings.http, capabilities.HttpUri);

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      if (await handleHttp(request, response)) return;
      await adminEndpoint(core, triggers, request, response);
    } catch (error) {
      // The caller disconnected during its request.
      if (response.destroyed) return;
      core.log('error', 'system', `${request.method} ${request.url}: ${describeError(error)}`);
      sendStatus(response, 500);
    }
  };
  // Longer than clients keep idle connections, so that the server never closes one that a client is about to reuse.
  const server = createServer({ keepAliveTimeout: 120_000 }, (request, response) => {
    const closed = new Promise((resolve) => response.once('close', resolve));
    const work = Promise.all([handle(request, response), closed]).finally(() => inFlight.delete(work));
    inFlight.add(work);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });

  for (const entry of entries) {
    const key = entry.name.toLowerCase();
    if (entry.trigger.type === 'timerTrigger') triggers.set(key, await timerTrigger(core, entry, run, dir));
    if (entry.trigger.type === 'queueTrigger')
      triggers.set(key, queueTrigger(core, entry, run, settings.queues));
  }

  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.close();
      server.closeIdleConnections();
      const drained = Promise.all([...[...triggers.values()].map((trigger) => trigger.stop()), ...inFlight]);
      await Promise.race([drained, delay(drainMs, undefined, { ref: false })]);
      server.closeAllConnections();
      await core.runHooks('appTerminate', appContext);
    },
  };
}
