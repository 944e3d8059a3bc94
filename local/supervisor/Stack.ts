import { startPart, type Part, type PartSpec } from './parts/startPart.ts';

const STOP_WITHIN_MS = 15_000;
/** Shorter after a part has died, because the others may wait for it. Acknowledged data is already on the disk. */
const STOP_AFTER_DEATH_MS = 1500;

/** The running parts, in start order. Reports the first part that dies unexpectedly. */
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
    if (this.#stopping) throw new Error('The stack is stopping.');
    const starting = startPart(spec, this.#logDir, this.#onSpawn);
    const settled = starting.catch(() => undefined).finally(() => this.#starting.delete(settled));
    this.#starting.add(settled);
    const part = await starting;
    this.#parts.set(part.name, part);
    void part.ended.then((reason) => {
      // Ignores a part that was replaced or stopped on purpose.
      if (this.#stopping || this.#parts.get(part.name) !== part) return;
      const lines = part.tail().map((line) => `    ${line}`);
      this.#onDeath(
        [`${part.name} stopped unexpectedly: ${reason}.`, ...lines, `    Log: ${part.logFile}`].join('\n'),
      );
    });
    return part;
  }

  /** Stops a part, with SIGKILL if `kill` is set, and starts it again. */
  async replace(name: string, spec: PartSpec, kill: boolean): Promise<Part> {
    const part = this.#parts.get(name);
    this.#parts.delete(name);
    await (kill ? part?.kill() : part?.stop(STOP_WITHIN_MS));
    return this.start(spec);
  }

  /** Stops all parts in reverse start order, after waiting for parts that are starting. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all(this.#starting);
    for (const part of [...this.#parts.values()].reverse()) await part.stop(STOP_WITHIN_MS);
  }

  /** Stops the remaining parts concurrently after one part has died. */
  async stopRest(): Promise<void> {
    this.#stopping = true;
    await Promise.all(this.#starting);
    await Promise.all([...this.#parts.values()].map((part) => part.stop(STOP_AFTER_DEATH_MS)));
  }
}
