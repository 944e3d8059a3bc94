import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';

/** Lists of a large subscription are some megabytes; Node's default is one. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

const WHEN_MISSING = {
  az: 'The Azure CLI (az) is needed; install it and sign in with az login.',
  azd: 'The Azure Developer CLI (azd) is needed; install it and sign in with azd auth login.',
} as const;
type Command = keyof typeof WHEN_MISSING;

/**
 * Runs the Azure CLI as whoever is signed in there; answers what it printed.
 * @throws an Error that says what to do: install it, sign in, or what it answered
 */
export function az(args: readonly string[]): string {
  return run('az', args);
}

/** The same for the Azure Developer CLI. */
export function azd(args: readonly string[]): string {
  return run('azd', args);
}

/** What the Azure CLI answers as JSON. @throws an Error that names the call when the answer is none, or lacks something */
export function azJson<T>(schema: z.ZodType<T>, args: readonly string[]): T {
  const call = nameOf('az', args);
  const advice = `Run az upgrade, then look at what this prints: az ${args.map(quoted).join(' ')}`;
  let answer: unknown;
  try {
    answer = JSON.parse(az(args));
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new Error(`${call} returned no JSON.\n${advice}`, { cause: error });
    throw error;
  }
  const { success, data, error } = schema.safeParse(answer);
  if (success) return data;
  const [issue] = error.issues;
  const where = issue!.path.join('.') || 'the whole';
  throw new Error(`${call} returned unexpected data (${where}: ${issue!.message}).\n${advice}`);
}

/** What Azure Resource Manager answers to a GET. `uri`: a path with its api-version. @throws as azJson */
export function azGet<T>(schema: z.ZodType<T>, uri: string): T {
  return azJson(schema, ['rest', '--method', 'get', '--uri', uri, '--output', 'json']);
}

/** Everything on a list of Azure Resource Manager, page by page. @throws as azJson */
export function azGetAll<T>(item: z.ZodType<T>, uri: string): T[] {
  const page = z.object({ value: z.array(item), nextLink: z.nullish(z.string()) });
  const { value, nextLink } = azGet(page, uri);
  return nextLink ? [...value, ...azGetAll(item, nextLink)] : value;
}

/** Runs azd in another folder, for what takes long: people see its progress. An abort ends it. @throws as az */
export async function showAzd(args: readonly string[], cwd: string, signal: AbortSignal): Promise<void> {
  const child = spawn('azd', args, { cwd, signal, stdio: ['inherit', 'inherit', 'pipe'] });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const closed = once(child, 'close');
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('exit', resolve);
    // An abort is reported at once, and the process ends a little later.
    child.once('error', (error: NodeJS.ErrnoException) => {
      if (error.name !== 'AbortError') reject(notRun('azd', error));
    });
  });
  closed.catch(() => undefined);
  const status = await ended;
  signal.throwIfAborted();
  // What it started may hold the pipe open.
  await Promise.race([closed.catch(() => undefined), delay(1_000, undefined, { ref: false })]);
  if (status !== 0) throw new Error(`${nameOf('azd', args)} failed.\n${stderr.trim()}`);
}

function run(command: Command, args: readonly string[]): string {
  const { error, status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT_BYTES,
  });
  if (error) throw notRun(command, error);
  if (status !== 0) throw new Error(`${nameOf(command, args)} failed.\n${stderr.trim()}`);
  return stdout;
}

function notRun(command: Command, error: NodeJS.ErrnoException): Error {
  if (error.code === 'ENOENT') return new Error(WHEN_MISSING[command], { cause: error });
  return new Error(`${command} could not be run: ${error.message}`, { cause: error });
}

/** The words of a command before its first option, and the address that az rest is asked for. */
function nameOf(command: Command, args: readonly string[]): string {
  const firstOption = args.findIndex((arg) => arg.startsWith('-'));
  const words = firstOption === -1 ? args : args.slice(0, firstOption);
  const uri = args[args.indexOf('--uri') + 1];
  return [command, ...words, ...(args.includes('--uri') ? [uri!.split('?')[0]!] : [])].join(' ');
}

function quoted(word: string): string {
  return /^[\w./:=@-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
