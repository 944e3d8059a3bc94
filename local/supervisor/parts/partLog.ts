import { createWriteStream, mkdirSync, renameSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

const tailLines = 20;

export interface PartLog {
  file: string;
  /** Keeps a stream of the part; every line also goes to `onLine`. */
  follow(stream: Readable, onLine?: (line: string) => void): void;
  /** The last lines, errors if there were any. */
  tail(): string[];
  close(): void;
}

/**
 * The log of one part; that of the run before is kept beside it. When the file takes no more lines, `onFault` is told
 * once, and the part goes on without it.
 */
export function openLog(
  logDir: string,
  name: string,
  onFault: (error: Error) => void,
  openSink: (file: string) => Writable = createWriteStream,
): PartLog {
  mkdirSync(logDir, { recursive: true });
  const file = join(logDir, `${name}.log`);
  if (existsSync(file)) renameSync(file, join(logDir, `${name}.previous.log`));
  const sink = openSink(file);
  let isBroken = false;
  sink.on('error', (error) => {
    if (!isBroken) onFault(error);
    isBroken = true;
  });
  const all: string[] = [];
  const errors: string[] = [];
  return {
    file,
    follow: (stream, onLine) => {
      let rest = '';
      stream.setEncoding('utf8').on('data', (text: string) => {
        if (!isBroken) sink.write(text);
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines.filter((candidate) => candidate.trim() !== '')) {
          keep(all, line);
          if (onLine) keep(errors, line);
          onLine?.(line);
        }
      });
    },
    tail: () => (errors.length > 0 ? errors : all).slice(-tailLines),
    close: () => sink.end(),
  };
}

function keep(lines: string[], line: string): void {
  lines.push(line);
  if (lines.length > tailLines) lines.shift();
}
