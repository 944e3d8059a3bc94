import { stripVTControlCharacters } from 'node:util';

/** A part that is up: where it listens and how it stops. */
export interface RunningPart {
  url: string;
  stop(): Promise<void>;
}

/**
 * The life of one part of the local stack: read the options, start, report `ready`, stop on SIGTERM.
 * The channel to the supervisor doubles as a life line: when it breaks the part ends at once, so that a
 * killed supervisor leaves nothing running.
 */
export function runAsPart(start: (options: unknown) => Promise<RunningPart>): void {
  process.once('disconnect', () => process.exit(1));
  const starting = start(JSON.parse(process.argv[2] ?? '{}'));
  process.once('SIGTERM', () => {
    starting
      .then((part) => part.stop())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  });
  starting.then(
    ({ url }) => process.send?.({ ready: true, url }),
    (error: unknown) => {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      process.stderr.write(`${stripVTControlCharacters(text)}\n`, () => process.exit(1));
    },
  );
}
