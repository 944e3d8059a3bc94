import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { readBody } from '../functions/readBody.ts';

const command = z.object({ isDown: z.boolean(), delayMs: z.number().default(0) });
const reply = z.object({ controlled: z.string(), error: z.string().nullable() });
const bodyLimitBytes = 1024;

/** A test's command to the supervisor, sent through the site. */
export type ControlRequest = ({ outage: string } & z.output<typeof command>) | { kill: string };

/**
 * `POST /__local/outages/<name> {"isDown": true}`, or `{"isDown": false, "delayMs": 10}` for a slow one, and `POST /__local/parts/<name>/kill`. Responds 204 when the
 * supervisor has run the command, 404 for an unknown name.
 */
export async function control(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const control = request.method === 'POST' ? await parseControl(path, request) : null;
  const error = control ? await sendToSupervisor(control) : 'Unknown command.';
  if (error === null) {
    response.writeHead(204).end();
    return;
  }
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end(error);
}

async function parseControl(path: string, request: IncomingMessage): Promise<ControlRequest | null> {
  const [, outage] = /^\/__local\/outages\/(\w+)$/.exec(path) ?? [];
  const [, part] = /^\/__local\/parts\/(\w+)\/kill$/.exec(path) ?? [];
  if (part) return { kill: part };
  if (!outage) return null;
  const body = (await readBody(request, bodyLimitBytes))?.toString('utf8') ?? '';
  try {
    return { outage, ...command.parse(JSON.parse(body)) };
  } catch {
    return null;
  }
}

function sendToSupervisor(command: ControlRequest): Promise<string | null> {
  const id = randomUUID();
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const onMessage = (message: unknown) => {
    const parsed = reply.safeParse(message);
    if (!parsed.success || parsed.data.controlled !== id) return;
    process.off('message', onMessage);
    resolve(parsed.data.error);
  };
  process.on('message', onMessage);
  process.send?.({ control: id, ...command });
  return promise;
}
