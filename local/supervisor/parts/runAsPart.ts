import { stripVTControlCharacters } from 'node:util';

/** A running part: its URL and how to stop it. */
export interface RunningPart {
  url: string;
  stop(): Promise<void>;
}

/**
 * Runs this process as a part of the local stack: parses the options, starts, reports `ready` and stops on SIGTERM.
 * When the channel to the supervisor closes, the part exits, so that a killed supervisor leaves nothing running.
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
