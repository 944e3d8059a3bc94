import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A key of the right form. The local server checks no signatures. */
export const LOCAL_KEY = 'ZHVtbXk=';

/** A running local Cosmos server. */
export type LocalCosmos = Awaited<ReturnType<typeof startLocalCosmos>>;

/** Starts the local Cosmos server in a folder. @throws when it exits instead */
export async function startLocalCosmos(
  dir: string,
  options: { readonly compactAboveBytes?: number | undefined; readonly unkind?: number } = {},
) {
  const main = join(import.meta.dirname, '../../../local/cosmos/main.ts');
  const child = fork(main, [JSON.stringify({ port: 0, dir, ...options })], { execArgv: [], silent: true });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message: { url: string }) => resolve(message.url));
    child.once('exit', (code) => reject(new Error(`the local server exited with ${code}`)));
  });
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };
  return { url, process: child, kill };
}
