// Seeds a store: `base` writes the initial configuration lists, and the sample files if enabled. `demo` also adds one account
// per role and requests in different states. Running it again changes nothing.
import { seedAccounts } from './seed/seedAccounts.ts';
import { seedConfiguration } from './seed/seedConfiguration.ts';
import { seedDemoFiles } from './seed/seedDemoFiles.ts';
import { seedRequests } from './seed/seedRequests.ts';
import { storePepperFingerprint } from './data/configuration/storeBindings.ts';
import { areDemoDownloadsEnabled } from './workflows/files/demoFiles.ts';
import { copyFromStripe } from './workflows/payouts/copyFromStripe.ts';
import { recordStripeAccount } from './workflows/payments/recordStripeAccount.ts';

const [data = 'demo'] = process.argv.slice(2);
const now = new Date();
const COPY_BUDGET_MS = 30_000;

await seedConfiguration(now);
await Promise.all([storePepperFingerprint(), recordStripeAccount(console)]);
if (areDemoDownloadsEnabled()) await seedDemoFiles(now);
if (data === 'demo') {
  await seedAccounts(now);
  await seedRequests(now);
  // The portal copies them every hour; nobody who tries it should wait for that.
  await copyFromStripe(COPY_BUDGET_MS, new Date(), console);
}
