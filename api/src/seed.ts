// Fills a store: `base` writes the lists a new portal starts with, `demo` adds requests in different states.
// Running it again changes nothing.
import { seedConfiguration } from './seed/seedConfiguration.ts';
import { seedRequests } from './seed/seedRequests.ts';

const [what = 'demo'] = process.argv.slice(2);
const now = new Date();

await seedConfiguration(now);
if (what === 'demo') await seedRequests(now);
