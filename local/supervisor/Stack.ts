import { startPart, type Part, type PartSpec } from './startPart.ts';

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
    await (kill ? part?.kill() : part?.stop());
    return this.start(spec);
  }

  /** Stops every part, the last started first. Parts still on their way up are waited for. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all(this.#starting);
    for (const part of [...this.#parts.values()].reverse()) await part.stop();
  }
}
