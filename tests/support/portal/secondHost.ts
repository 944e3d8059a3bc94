import { readFile } from 'node:fs/promises';
import { createServer, request as httpRequest } from 'node:http';
import { resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { pidOf } from './controls.ts';
import { forkPart } from './forkPart.ts';
import { listenOnFreePort } from './listenOnFreePort.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** A call of Cosmos DB by the second host. */
interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

type Condition = (call: Call) => boolean;

/** A second host of the API on the same stores, which tests can stop at an exact point. */
interface SecondHost {
  readonly api: string;
  /** Holds the next call of Cosmos DB that meets the condition. Resolves when it is held, with a function that releases it. */
  hold(condition: Condition): Promise<() => void>;
  kill(): Promise<unknown>;
}

/** Starts a second host with the settings of the first one. It is stopped after the test. */
export async function startSecondHost(portal: {
  readonly dir: string;
  readonly cosmos: string;
}): Promise<SecondHost> {
  const holds: { readonly condition: Condition; readonly held: (release: () => void) => void }[] = [];
  const server = createServer((incoming, response) => {
    void buffer(incoming).then(async (body) => {
      const { method = '', url: path = '', headers } = incoming;
      const index = holds.findIndex(({ condition }) => condition({ method, path, body: body.toString() }));
      const [hold] = index === -1 ? [] : holds.splice(index, 1);
      if (hold) await new Promise<void>(hold.held);
      const outgoing = httpRequest(new URL(path, portal.cosmos), { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      outgoing.on('error', () => response.destroy());
      outgoing.end(body);
    });
  });
  const { url, close } = await listenOnFreePort(server);
  onTestFinished(close);
  // The supervisor makes the settings of the API, so they are read from its process.
  const environment = await readFile(`/proc/${await pidOf(portal, 'api')}/environ`, 'utf8');
  const env = Object.fromEntries(environment.split('\0').map((line) => line.split(/=(.*)/s, 2)));
  const host = await forkPart(
    'functions/main.ts',
    { dir: await temporaryFolder(), appDir: resolve(import.meta.dirname, '../../../api') },
    { ...env, COSMOS_ENDPOINT: url },
  );
  return {
    api: host.url,
    hold: (condition) => new Promise((held) => holds.push({ condition, held })),
    kill: () => host.end('SIGKILL'),
  };
}
