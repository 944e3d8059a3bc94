import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const timeSpan = z
  .string()
  .regex(/^\d{2}:\d{2}:\d{2}$/)
  .transform((text) => text.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0));

const hostJson = z.object({
  extensions: z
    .object({
      http: z
        .object({
          routePrefix: z.string().default('api'),
          customHeaders: z.record(z.string(), z.string()).default({}),
        })
        .prefault({}),
      queues: z
        .object({
          batchSize: z.number().int().min(1).max(32).default(16),
          maxDequeueCount: z.number().int().min(1).default(5),
          visibilityTimeout: timeSpan.prefault('00:00:00'),
          messageEncoding: z.enum(['base64', 'none']).default('base64'),
        })
        .prefault({}),
    })
    .prefault({}),
});

/** The settings of host.json that this host supports, with Azure's defaults. Visibility timeout in seconds. */
export type HostSettings = z.infer<typeof hostJson>['extensions'];

export async function readHostSettings(appDir: string): Promise<HostSettings> {
  const text = await readFile(join(appDir, 'host.json'), 'utf8').catch(() => '{}');
  return hostJson.parse(JSON.parse(text)).extensions;
}
