import { readFileSync, statSync } from 'node:fs';
import { z } from 'zod';

const headers = z.record(z.string(), z.string());

const route = z.object({
  route: z.string(),
  methods: z.array(z.string()).optional(),
  rewrite: z.string().optional(),
  redirect: z.string().optional(),
  statusCode: z.number().int().optional(),
  headers: headers.default({}),
});

const siteConfig = z.object({
  routes: z.array(route).default([]),
  navigationFallback: z.object({ rewrite: z.string(), exclude: z.array(z.string()).default([]) }).optional(),
  trailingSlash: z.enum(['always', 'never', 'auto']).default('auto'),
  responseOverrides: z
    .record(
      z.string(),
      z.object({
        rewrite: z.string().optional(),
        redirect: z.string().optional(),
        statusCode: z.number().int().optional(),
      }),
    )
    .default({}),
  globalHeaders: headers.default({}),
  mimeTypes: z.record(z.string(), z.string()).default({}),
});

/** The settings of staticwebapp.config.json that the local site supports. */
export type SiteConfig = z.infer<typeof siteConfig>;
export type SiteRoute = z.infer<typeof route>;

/** Returns a function that reads the configuration and reloads it when the file has changed. */
export function siteConfigReader(file: string): () => SiteConfig {
  let readAt = Number.NaN;
  let config = siteConfig.parse({});
  return () => {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (changedAt !== undefined && changedAt !== readAt) {
      config = siteConfig.parse(JSON.parse(readFileSync(file, 'utf8')));
      readAt = changedAt;
    }
    return config;
  };
}
