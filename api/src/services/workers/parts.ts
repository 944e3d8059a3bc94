import { MessageChannel, type MessagePort } from 'node:worker_threads';

/** Where a worker receives the parts of its input. Goes into its input and into the list of what is transferred. */
export type PartsPort = MessagePort;

interface PartsChannel {
  readonly port: PartsPort;
  /** Sends all parts. Throws what reading them throws. */
  readonly send: () => Promise<void>;
  /** Call it when the worker has ended. Stops reading, and a worker that still waits for parts fails. */
  readonly close: () => void;
}

/** A channel for input that is copied to a worker part by part, because copying all of it would block the event loop. */
export function openParts(parts: AsyncIterable<readonly unknown[]>): PartsChannel {
  const { port1: sender, port2: port } = new MessageChannel();
  let isClosed = false;
  return {
    port,
    async send() {
      for await (const part of parts) {
        if (isClosed) return;
        sender.postMessage(part);
      }
      sender.postMessage(null);
    },
    close() {
      isClosed = true;
      sender.close();
    },
  };
}

/** In the worker: all that was sent. Throws if the sender stops before the last part. */
export function receiveParts(port: PartsPort): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const received: unknown[] = [];
    port.on('message', (part: readonly unknown[] | null) => {
      if (part === null) resolve(received);
      else for (const one of part) received.push(one);
    });
    port.on('close', () => reject(new Error('the input ended early')));
  });
}
