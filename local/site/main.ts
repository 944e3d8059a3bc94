import { z } from 'zod';
import { runAsPart } from '../supervisor/parts/runAsPart.ts';
import { siteOptions, upstreams } from './siteOptions.ts';
import { startSite } from './startSite.ts';

const configure = z.object({ configure: upstreams.partial() });

runAsPart((input) => {
  const options = siteOptions.parse(input);
  const current = { ...options.upstreams };
  process.on('message', (message) => {
    const parsed = configure.safeParse(message);
    if (parsed.success) Object.assign(current, parsed.data.configure);
  });
  return startSite(options, current);
});
