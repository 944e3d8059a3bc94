import { z } from 'zod';

/** Where the site finds the rest of the stack; null while that is not up (or not wanted). */
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
  /** The rules of the site; staticwebapp.config.json of the built frontend when not given. */
  configFile: z.string().optional(),
  mailDir: z.string(),
  /** Off: pages exactly as Static Web Apps would serve them. */
  ribbon: z.boolean().default(true),
  /** Whether tests may cut wires and kill parts. */
  control: z.boolean().default(false),
  upstreams: upstreams.prefault({}),
});
export type SiteOptions = z.infer<typeof siteOptions>;
