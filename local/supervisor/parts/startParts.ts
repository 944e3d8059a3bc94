import { createHash } from 'node:crypto';
import { readFileSync, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import type { Stack } from '../Stack.ts';
import { buildIfChanged } from '../build.ts';
import { runCommand } from '../runCommand.ts';
import { apiSettings } from '../settings/apiSettings.ts';
import { readLocalSettings } from '../settings/localSettings.ts';
import { loadSecrets } from '../settings/secrets.ts';
import { chooseStripeKeys } from '../settings/stripeKeys.ts';
import type { StartOptions } from '../startOptions.ts';
import { stopwatch } from '../stopwatch.ts';
import { apiWatchSpec, blobSpec, cosmosSpec, siteSpec, stripeSpec, viteSpec } from './partSpecs.ts';
import type { Part, PartSpec } from './startPart.ts';
import { type OutageProxy, startOutageProxy } from './outageProxy.ts';

const settleMs = 150;

/** Calls `onChange` when the content of a file has changed, once for several quick writes. */
function restartOnChange(file: string, onChange: () => void): void {
  let lastHash = hashOf(file);
  let timer: NodeJS.Timeout | undefined;
  const compare = () => {
    const hash = hashOf(file);
    if (hash === null || hash === lastHash) return;
    lastHash = hash;
    onChange();
  };
  watch(dirname(file), (_, name) => {
    if (name !== basename(file)) return;
    clearTimeout(timer);
    timer = setTimeout(compare, settleMs);
  });
}

/** Null while the file is missing, for example during a build. */
function hashOf(file: string): string | null {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('hex');
  } catch {
    return null;
  }
}

const controlMessage = z.union([
  z.object({ control: z.string(), outage: z.string(), isDown: z.boolean(), delayMs: z.number() }),
  z.object({ control: z.string(), kill: z.string() }),
]);

interface ControlTargets {
  proxies: Map<string, OutageProxy>;
  killAndRestart(part: string): Promise<boolean>;
}

/** Runs the commands that tests send through the site: start or end an outage or a delay, kill the API. */
function serveControl(site: Part, { proxies, killAndRestart }: ControlTargets): void {
  site.process.on('message', (message) => {
    const parsed = controlMessage.safeParse(message);
    if (!parsed.success) return;
    const command = parsed.data;
    const run = async () => {
      if ('kill' in command) return (await killAndRestart(command.kill)) ? null : `No part ${command.kill}.`;
      const proxy = proxies.get(command.outage);
      proxy?.setDelay(command.delayMs);
      await proxy?.setOutage(command.isDown);
      return proxy ? null : `No proxy for ${command.outage}.`;
    };
    const reply = (error: string | null) => site.process.send({ controlled: command.control, error });
    run().then(reply, (error: unknown) => reply(String(error)));
  });
}

/** Runs calls one after the other, in order. */
function serialize<A extends unknown[], R>(call: (...args: A) => Promise<R>): (...args: A) => Promise<R> {
  let last: Promise<unknown> = Promise.resolve();
  return (...args) => {
    const next = last.then(() => call(...args));
    last = next.catch(() => undefined);
    return next;
  };
}

/** The addresses of the running stack, stored in endpoints.json. */
interface Endpoints {
  site: string;
  api: string;
  cosmos: string;
  blob: string;
  queue: string;
  /** Null when the real Stripe is used. */
  stripe: string | null;
  mail: string;
  pid: number;
}

export type ApiSpec = (options: StartOptions, env: PartSpec['env']) => PartSpec;

/** Starts the stack: the site first (it listens on the port), then the stores and the API. Then seeds the data. */
export async function startParts(
  stack: Stack,
  options: StartOptions,
  apiSpec: ApiSpec,
  print: (line: string) => void,
): Promise<Endpoints> {
  const { root, stateDir, apiDir } = options;
  const mailDir = join(stateDir, 'mail');
  const settings: Record<string, string | undefined> = {
    ...(await readLocalSettings(root, apiDir)),
    ...process.env,
  };
  // The pepper in api/local.settings.json belongs to the stores of func start.
  const secrets = await loadSecrets(stateDir, process.env['CODE_PEPPER']);
  const keys = chooseStripeKeys(settings, secrets);

  print('Starting the site and the stores …');
  const storesTime = stopwatch();
  const site = await stack.start(siteSpec(options, mailDir));
  const emulator = {
    // As in Azure, Stripe's webhook calls go through the site.
    webhookUrl: `${site.url}/api/payment/webhook`,
    publicBase: `${site.url}/__local/stripe`,
    webhookSecret: keys.STRIPE_WEBHOOK_SECRET,
    publishableKey: keys.STRIPE_PUBLISHABLE_KEY,
  };
  const built = options.build ? buildIfChanged(root, 'api', print) : Promise.resolve();
  const stores = Promise.all([
    stack.start(cosmosSpec(options)),
    stack.start(blobSpec(options, site.url, mailDir)),
    keys.emulated ? stack.start(stripeSpec(options, emulator)) : null,
    options.dev ? stack.start(viteSpec(options)) : null,
  ]).then((parts) => {
    print(`Started the site and the stores in ${storesTime()}.`);
    return parts;
  });
  const [[cosmos, blob, stripe, vite]] = await Promise.all([stores, built]);

  const [blobUrl = '', queueUrl = ''] = blob.url.split(' ');
  const proxies = new Map<string, OutageProxy>();
  const withOutageProxy = async (name: string, url: string) => {
    if (!options.faultInjection) return url;
    const proxy = await startOutageProxy(url);
    proxies.set(name, proxy);
    return proxy.url;
  };
  const reachable = {
    cosmos: await withOutageProxy('cosmos', cosmos.url),
    blob: await withOutageProxy('blob', blobUrl),
    stripe: stripe && (await withOutageProxy('stripe', stripe.url)),
  };
  const env = {
    ...settings,
    ...apiSettings({ ...reachable, site: site.url, queue: queueUrl, mailDir, secrets, stripeKeys: keys }),
  };

  print('Starting the API …');
  const apiTime = stopwatch();
  const firstSpec = apiSpec(options, env);
  const api = await stack.start(firstSpec);
  print(`Started the API in ${apiTime()}.`);
  site.process.send({ configure: { ...reachable, api: api.url, vite: vite?.url ?? null } });
  const port = Number(new URL(api.url).port);
  const restartSpec = { ...firstSpec, options: { ...Object(firstSpec.options), port } };
  const restartApi = serialize((kill: boolean) => stack.replace('api', restartSpec, kill));

  serveControl(site, {
    proxies,
    killAndRestart: async (part) => {
      if (part === 'api') await restartApi(true);
      return part === 'api';
    },
  });
  if (options.dev) {
    await stack.start(apiWatchSpec(options));
    restartOnChange(join(apiDir, 'dist', 'index.js'), () => {
      print('The API has changed: restarting it.');
      restartApi(false).catch((error: unknown) =>
        print(error instanceof Error ? error.message : String(error)),
      );
    });
  }
  if (options.seed !== 'none') {
    print('Seeding …');
    const seedTime = stopwatch();
    const args = [join(apiDir, 'dist', 'seed.js'), options.seed];
    await runCommand({ command: process.execPath, args, cwd: apiDir, env }).catch((error: unknown) => {
      throw new Error(`Seeding failed.\n${error instanceof Error ? error.message : String(error)}`);
    });
    print(`Seeded in ${seedTime()}.`);
  }
  return {
    site: site.url,
    api: api.url,
    cosmos: cosmos.url,
    blob: blobUrl,
    queue: queueUrl,
    stripe: stripe?.url ?? null,
    mail: `${site.url}/__local/mail/`,
    pid: process.pid,
  };
}
