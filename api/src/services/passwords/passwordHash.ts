import { hash, verify } from '@node-rs/argon2';
import { settings } from '../../config/settings.ts';
import { FairQueue } from '../concurrency/FairQueue.ts';
import { takeTurn } from '../concurrency/takeTurn.ts';

/** argon2id with 64 MiB, three passes, one lane. */
const STANDARD = { algorithm: 2, memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const;
/** For test portals. Standard hashes take a tenth of the CPU time of `npm test`. Ignored in Azure. */
const FAST = { ...STANDARD, memoryCost: 1_024, timeCost: 1 } as const;

function currentParameters(): typeof STANDARD | typeof FAST {
  const { PORTAL_MODE, FAST_PASSWORD_HASHES } = settings();
  return PORTAL_MODE === 'local' && FAST_PASSWORD_HASHES ? FAST : STANDARD;
}

/** What a hash with the current parameters starts with. */
function currentPrefix(): string {
  const { memoryCost, timeCost, parallelism } = currentParameters();
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;
}

/** A hash that no password matches, so that checking an unknown account takes as long as a known one. */
const dummyHash = () =>
  `${currentPrefix()}AaAd3h/Cd4811Xqo8mrh7w$5aDb+brS5YdgYm2LYFcaJ6WfU/fELfeh7DsNUNmJRUg`;

/**
 * Two at a time, because each needs 64 MiB and a core. With more than 200 waiting, callers would time out. One address
 * gets less than a third of them, and one known account three: anybody can have accounts.
 */
const queue = new FairQueue({
  concurrency: 2,
  maxWaiting: 200,
  maxWaitingPerKey: 60,
  maxPreferredPerKey: 3,
});

/** Keyboards encode the same letter in different Unicode forms. */
const normalize = (password: string) => password.normalize('NFKC');

/** Who waits for a hash. Known accounts go first and take turns with each other, all others by network address. */
export interface HashCaller {
  readonly address: string;
  /** The account, if the caller is signed in, or the browser is one from which it has signed in. */
  readonly knownUserId?: string | undefined;
}

export function hashPassword(password: string, caller: HashCaller): Promise<string> {
  return inTurn(caller, () => hash(normalize(password), currentParameters()));
}

let probed: Promise<string> | undefined;

/** Hashes a text, once per process. Rejects if this build cannot hash. */
export function probePasswordHash(): Promise<string> {
  probed ??= hash('probe', currentParameters());
  return probed.catch((error: unknown) => {
    probed = undefined;
    throw error;
  });
}

/** Whether a password matches a stored hash. Without a hash it returns false, after the same time. */
export async function matchesPasswordHash(
  stored: string | null,
  password: string,
  caller: HashCaller,
): Promise<boolean> {
  const matches = await inTurn(caller, () => verify(stored ?? dummyHash(), normalize(password)));
  return stored !== null && matches;
}

/** Whether a stored hash uses outdated parameters. */
export function needsRehash(stored: string): boolean {
  return !stored.startsWith(currentPrefix());
}

function inTurn<T>({ address, knownUserId }: HashCaller, work: () => Promise<T>): Promise<T> {
  return takeTurn(queue, knownUserId ?? address, 'password hashing', work, {
    isPreferred: knownUserId !== undefined,
  });
}
