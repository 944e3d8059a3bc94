// Fills a store: `base` writes the lists a new portal starts with, and sample files where they are offered, `demo` adds an account of each role and requests in different states.
// Running it again changes nothing.
import { seedAccounts } from './seed/seedAccounts.ts';
import { seedConfiguration } from './seed/seedConfiguration.ts';
import { seedDemoFiles } from './seed/seedDemoFiles.ts';
import { seedRequests } from './seed/seedRequests.ts';
import { markPepper } from './data/configuration/storeMarks.ts';
import { areDemoDownloadsEnabled } from './workflows/files/demoFiles.ts';
import { rememberStripeAccount } from './workflows/payments/rememberStripeAccount.ts';

const [what = 'demo'] = process.argv.slice(2);
const now = new Date();

await seedConfiguration(now);
await Promise.all([markPepper(), rememberStripeAccount(console)]);
if (areDemoDownloadsEnabled()) await seedDemoFiles(now);
if (what === 'demo') {
  await seedAccounts(now);
  await seedRequests(now);
}
