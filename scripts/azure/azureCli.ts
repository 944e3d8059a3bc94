import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';

/** Lists of a large subscription have several megabytes; Node's default limit is one. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

const INSTALL_HINTS = {
  az: 'The Azure CLI (az) is needed. Install it and sign in with az login.',
  azd: 'The Azure Developer CLI (azd) is needed. Install it and sign in with azd auth login.',
} as const;
type Command = keyof typeof INSTALL_HINTS;

/**
 * Runs the Azure CLI as its signed-in user and returns its output.
 * @throws Error that tells the user to install the CLI or to sign in, or has the CLI's error message
 */
export function az(args: readonly string[]): string {
  return run('az', args);
}

/** Same as `az`, for the Azure Developer CLI. */
export function azd(args: readonly string[]): string {
  return run('azd', args);
}

/** Runs the Azure CLI and parses its JSON output. @throws Error that names the call when the output is not JSON or does not match */
export function azJson<T>(schema: z.ZodType<T>, args: readonly string[]): T {
  const call = commandName('az', args);
  const advice = `Run az upgrade, then look at what this prints: az ${args.map(shellQuote).join(' ')}`;
  let output: unknown;
  try {
    output = JSON.parse(az(args));
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new Error(`${call} returned no JSON.\n${advice}`, { cause: error });
    throw error;
  }
  const { success, data, error } = schema.safeParse(output);
  if (success) return data;
  const [issue] = error.issues;
  const where = issue!.path.join('.') || 'top level';
  throw new Error(`${call} returned unexpected data (${where}: ${issue!.message}).\n${advice}`);
}

/** Name and ID of the subscription that the Azure CLI uses. @throws like azJson */
export function currentSubscription(): string {
  const account = z.object({ name: z.string(), id: z.string() });
  const { name, id } = azJson(account, ['account', 'show', '--output', 'json']);
  return `${name} (${id})`;
}

/** A GET request to Azure Resource Manager. `uri` is a path with its api-version. @throws like azJson */
export function azGet<T>(schema: z.ZodType<T>, uri: string): T {
  return azJson(schema, ['rest', '--method', 'get', '--uri', uri, '--output', 'json']);
}

/** All pages of a list of Azure Resource Manager. @throws like azJson */
export function azGetAll<T>(item: z.ZodType<T>, uri: string): T[] {
  const page = z.object({ value: z.array(item), nextLink: z.nullish(z.string()) });
  const { value, nextLink } = azGet(page, uri);
  return nextLink ? [...value, ...azGetAll(item, nextLink)] : value;
}

/** Runs azd in another folder and shows its output, for long commands. An abort ends it. @throws like az */
export async function runAzdVisibly(
  args: readonly string[],
  cwd: string,
  signal: AbortSignal,
): Promise<void> {
  const child = spawn('azd', args, { cwd, signal, stdio: ['inherit', 'inherit', 'pipe'] });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const closed = once(child, 'close');
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('exit', resolve);
    // An abort is reported immediately; the process ends a little later.
    child.once('error', (error: NodeJS.ErrnoException) => {
      if (error.name !== 'AbortError') reject(spawnError('azd', error));
    });
  });
  closed.catch(() => undefined);
  const status = await ended;
  signal.throwIfAborted();
  // A child process of azd may keep the pipe open.
  await Promise.race([closed.catch(() => undefined), delay(1_000, undefined, { ref: false })]);
  if (status !== 0) throw new Error(`${commandName('azd', args)} failed.\n${stderr.trim()}`);
}

function run(command: Command, args: readonly string[]): string {
  const { error, status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT_BYTES,
  });
  if (error) throw spawnError(command, error);
  if (status !== 0) throw new Error(`${commandName(command, args)} failed.\n${stderr.trim()}`);
  return stdout;
}

function spawnError(command: Command, error: NodeJS.ErrnoException): Error {
  if (error.code === 'ENOENT') return new Error(INSTALL_HINTS[command], { cause: error });
  return new Error(`${command} could not be run: ${error.message}`, { cause: error });
}

/** The command up to its first option, and the path of an `az rest` call. */
function commandName(command: Command, args: readonly string[]): string {
  const firstOption = args.findIndex((arg) => arg.startsWith('-'));
  const words = firstOption === -1 ? args : args.slice(0, firstOption);
  const uri = args[args.indexOf('--uri') + 1];
  return [command, ...words, ...(args.includes('--uri') ? [uri!.split('?')[0]!] : [])].join(' ');
}

function shellQuote(word: string): string {
  return /^[\w./:=@-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
