import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { describeError } from './describeError.ts';
import type { FunctionsCore } from './functionsCore.ts';
import { readBody } from './readBody.ts';
import { sendStatus } from './sendResponse.ts';
import type { Trigger } from './invoke.ts';

const adminBody = z.object({ input: z.string().optional() });
const bodyLimitBytes = 1024 * 1024;

/**
 * `POST /admin/functions/<name>` with `{"input": "…"}` runs a function that has no HTTP trigger.
 * Unlike Azure, it responds when the run has ended: 202 when it succeeded, 500 when it failed.
 */
export async function adminEndpoint(
  core: FunctionsCore,
  triggers: Map<string, Trigger>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [, name] = /^\/admin\/functions\/([^/?]+)$/i.exec(request.url ?? '') ?? [];
  const trigger = name && triggers.get(decodeURIComponent(name).toLowerCase());
  if (!trigger || request.method !== 'POST') return sendStatus(response, 404);
  const body = parseBody((await readBody(request, bodyLimitBytes))?.toString('utf8') || '{}');
  if (!body.success) return sendStatus(response, 400);
  try {
    await trigger.fire(body.data.input);
    sendStatus(response, 202);
  } catch (error) {
    core.log('error', 'user', `${name}: ${describeError(error)}`);
    sendStatus(response, 500);
  }
}

function parseBody(text: string) {
  try {
    return adminBody.safeParse(JSON.parse(text));
  } catch {
    return adminBody.safeParse(null);
  }
}
