import { createWriteStream, mkdirSync, renameSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

const tailLines = 20;

export interface PartLog {
  file: string;
  /** Logs a stream of the part. Each line is also passed to `onLine`. */
  follow(stream: Readable, onLine?: (line: string) => void): void;
  /** The last lines of the error output, or of all output if there was none. */
  tail(): string[];
  close(): void;
}

/**
 * Opens the log of one part and keeps the log of the previous run. When the file cannot be written, `onFault` is called
 * once, and the part continues without a log.
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
  const output: string[] = [];
  const errors: string[] = [];
  return {
    file,
    follow: (stream, onLine) => {
      let incompleteLine = '';
      stream.setEncoding('utf8').on('data', (text: string) => {
        if (!isBroken) sink.write(text);
        const lines = (incompleteLine + text).split('\n');
        incompleteLine = lines.pop() ?? '';
        for (const line of lines.filter((candidate) => candidate.trim() !== '')) {
          appendLine(output, line);
          if (onLine) appendLine(errors, line);
          onLine?.(line);
        }
      });
    },
    tail: () => (errors.length > 0 ? errors : output).slice(-tailLines),
    close: () => sink.end(),
  };
}

function appendLine(lines: string[], line: string): void {
  lines.push(line);
  if (lines.length > tailLines) lines.shift();
}
