import { hash, verify } from '@node-rs/argon2';
import { unavailable } from '../../errors/portalError.ts';

/** argon2id with the figures of design.md §4: 64 MiB, three passes, one lane. */
const parameters = { algorithm: 2, memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const;
const CURRENT = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`;

/** Of a password that nobody has: whoever has no account waits as long as whoever has one. */
const NOBODYS = `${CURRENT}AaAd3h/Cd4811Xqo8mrh7w$5aDb+brS5YdgYm2LYFcaJ6WfU/fELfeh7DsNUNmJRUg`;

const AT_ONCE = 2;
/** More than these waiting would wait longer than their callers do. */
const MOST_WAITING = 60;

let running = 0;
const waiting: (() => void)[] = [];

/** Unicode writes the same letters in several ways; a password is the same on every keyboard. */
const normal = (password: string) => password.normalize('NFKC');

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normal(password), parameters));
}

/** Whether a password is the one of a stored hash; without a hash the answer is no, after the same time. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await inTurn(() => verify(stored ?? NOBODYS, normal(password)));
  return stored !== null && matches;
}

/** Whether a stored hash was made with other figures than today's, and should be made anew. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(CURRENT);
}

/** At most two at once: each takes 64 MiB and a core. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw unavailable('Password hashing', new Error('too many at once'));
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running++;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}
