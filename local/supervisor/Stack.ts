import { startPart, type Part, type PartSpec } from './parts/startPart.ts';

const STOP_WITHIN_MS = 15_000;
/** Without one of the others a part waits for it in vain; what it has acknowledged is on the disk already. */
const STOP_AFTER_DEATH_MS = 1500;

/** The parts that run, in the order of their start; the first that dies unasked is reported. */
export class Stack {
  readonly #parts = new Map<string, Part>();
  readonly #starting = new Set<Promise<unknown>>();
  readonly #logDir: string;
  readonly #onSpawn: (name: string, pid: number) => void;
  readonly #onDeath: (report: string) => void;
  #stopping = false;

  constructor(
    logDir: string,
    onSpawn: (name: string, pid: number) => void,
    onDeath: (report: string) => void,
  ) {
    this.#logDir = logDir;
    this.#onSpawn = onSpawn;
    this.#onDeath = onDeath;
  }

  async start(spec: PartSpec): Promise<Part> {
    if (this.#stopping) throw new Error('The stack is being stopped.');
    const starting = startPart(spec, this.#logDir, this.#onSpawn);
    const settled = starting.catch(() => undefined).finally(() => this.#starting.delete(settled));
    this.#starting.add(settled);
    const part = await starting;
    this.#parts.set(part.name, part);
    void part.ended.then((how) => {
      // A part that was replaced or stopped on purpose is no longer ours.
      if (this.#stopping || this.#parts.get(part.name) !== part) return;
      const lines = part.tail().map((line) => `    ${line}`);
      this.#onDeath(
        [`${part.name} stopped unexpectedly: ${how}.`, ...lines, `    Log: ${part.logFile}`].join('\n'),
      );
    });
    return part;
  }

  /** Ends a part, by SIGKILL when `kill` is set, and starts it again. */
  async replace(name: string, spec: PartSpec, kill: boolean): Promise<Part> {
    const part = this.#parts.get(name);
    this.#parts.delete(name);
    await (kill ? part?.kill() : part?.stop(STOP_WITHIN_MS));
    return this.start(spec);
  }

  /** Stops every part, the last started first. Parts still on their way up are waited for. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all(this.#starting);
    for (const part of [...this.#parts.values()].reverse()) await part.stop(STOP_WITHIN_MS);
  }

  /** Stops what is left after a part has died, all at once. */
  async stopRest(): Promise<void> {
    this.#stopping = true;
    await Promise.all(this.#starting);
    await Promise.all([...this.#parts.values()].map((part) => part.stop(STOP_AFTER_DEATH_MS)));
  }
}
