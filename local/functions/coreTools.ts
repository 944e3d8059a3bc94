import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { runAsPart } from '../supervisor/parts/runAsPart.ts';
import { findCoreTools } from './findCoreTools.ts';

const options = z.object({ port: z.number().int() });
const pollMs = 250;

// Runs the app in the current folder with Azure Functions Core Tools, as a part of the local stack.
runAsPart(async (input) => {
  const port = options.parse(input).port || (await freePort());
  const child = spawn(findCoreTools(), ['start', '--port', String(port)], {
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  // The group includes the worker processes of the tools.
  const signalGroup = (signal: NodeJS.Signals) => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, signal);
  };
  process.prependOnceListener('disconnect', () => signalGroup('SIGKILL'));
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  // Also reached after a stop, when the exit code is not used.
  void ended.then(() => process.exit(1));

  const url = `http://127.0.0.1:${port}`;
  while (!(await isHostRunning(url))) await delay(pollMs);
  return {
    url,
    stop: () => {
      signalGroup('SIGTERM');
      return ended;
    },
  };
});

async function isHostRunning(url: string): Promise<boolean> {
  const status = await fetch(`${url}/admin/host/status`).catch(() => null);
  return status?.ok === true;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
