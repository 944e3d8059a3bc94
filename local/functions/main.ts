import { z } from 'zod';
import { runAsPart } from '../supervisor/parts/runAsPart.ts';
import { startHost } from './startHost.ts';

const options = z.object({
  port: z.number().int().default(0),
  dir: z.string(),
  appDir: z.string(),
  drainMs: z.number().int().default(10_000),
});

runAsPart((input) => startHost(options.parse(input)));
