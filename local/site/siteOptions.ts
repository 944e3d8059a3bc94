import { z } from 'zod';

/** The addresses of the other parts; null while a part is not running or not used. */
export const upstreams = z.object({
  api: z.string().nullable().default(null),
  stripe: z.string().nullable().default(null),
  blob: z.string().nullable().default(null),
  vite: z.string().nullable().default(null),
});
export type Upstreams = z.infer<typeof upstreams>;

export const siteOptions = z.object({
  port: z.number().int().default(0),
  /** The built frontend. */
  distDir: z.string(),
  /** The configuration of the site. Default: staticwebapp.config.json of the built frontend. */
  configFile: z.string().optional(),
  mailDir: z.string(),
  /** Whether pages get the local ribbon. When false, pages are exactly as Static Web Apps serves them. */
  ribbon: z.boolean().default(true),
  /** Whether tests may simulate outages and kill parts. */
  control: z.boolean().default(false),
  upstreams: upstreams.prefault({}),
});
export type SiteOptions = z.infer<typeof siteOptions>;
