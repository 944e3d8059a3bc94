import { parseArgs } from 'node:util';
import { z } from 'zod';
import { startEmulator, type EmulatorOptions, type RunningEmulator } from './startEmulator.ts';

const USAGE = `Usage: stripe-emulator [options]
  --port <number>          port to listen on; 0 takes any free port (default: 12111)
  --dir <folder>           folder of the journal (default: .stripe-emulator)
  --webhook-url <url>      where events are sent; without it, events are only stored
  --webhook-secret <key>   signs the events (default: whsec_emulator)
  --publishable-key <key>  key for pages (default: pk_test_emulator)
  --public-base <url>      where browsers reach the emulator (default: its own address)
`;

function parseOptions(args: string[]): EmulatorOptions {
  const option = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: {
      port: option,
      dir: option,
      'webhook-url': option,
      'webhook-secret': option,
      'publishable-key': option,
      'public-base': option,
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    process.stdout.write(USAGE);
    process.exit(0);
  }
  return {
    port: values.port === undefined ? undefined : Number(values.port),
    dir: values.dir,
    webhookUrl: values['webhook-url'],
    webhookSecret: values['webhook-secret'],
    publishableKey: values['publishable-key'],
    publicBase: values['public-base'],
  };
}

/** Exits with a message and the usage, without a stack trace. */
function exitWithUsage(error: unknown): never {
  const reason = error instanceof z.ZodError ? z.prettifyError(error) : String((error as Error).message);
  process.stderr.write(`${reason}\n\n${USAGE}`);
  process.exit(2);
}

/** Runs for a parent process, which passes all options as one JSON object and waits for `ready`. */
async function runAsChild(options: string): Promise<void> {
  process.on('disconnect', () => process.exit(0));
  const emulator = await startEmulator(JSON.parse(options) as EmulatorOptions);
  stopOnSigterm(emulator);
  process.send?.({ ready: true, url: emulator.url });
}

async function runAsCommand(args: string[]): Promise<void> {
  const options = parseOptions(args);
  const emulator = await startEmulator(options);
  stopOnSigterm(emulator);
  const { url, publishableKey, webhookSecret } = emulator;
  process.stdout.write(`Stripe emulator: ${url}
Stripe.js: ${url}/v3/stripe.js
Keys: ${publishableKey}, any sk_test_…
Webhook: ${options.webhookUrl ? `${options.webhookUrl}, signed with ${webhookSecret}` : 'none'}
`);
}

function stopOnSigterm(emulator: RunningEmulator): void {
  process.on('SIGTERM', () => void emulator.stop().then(() => process.exit(0)));
}

const [first, ...others] = process.argv.slice(2);
if (first?.startsWith('{')) await runAsChild(first);
else await runAsCommand(first === undefined ? [] : [first, ...others]).catch(exitWithUsage);
