// npm run providers: registers missing resource providers that the templates use, and waits for them. `azd provision`
// runs it first. Running it again changes nothing.
import { resourceProviders } from '../infra/resourceProviders.ts';
import { templatePaths, textOf } from '../infra/templates/sources.ts';
import { az, currentSubscription } from './azureCli.ts';
import { isAccessDenied } from '../operate/roles.ts';

const subscription = process.env['AZURE_SUBSCRIPTION_ID'];
const ALL_REGISTERED = "[?registrationState=='Registered'].namespace";
const scope = subscription ? ['--subscription', subscription] : [];

try {
  if (!subscription) console.log(`azd has no subscription yet. Checked instead: ${currentSubscription()}.`);
  const registered = new Set(
    az(['provider', 'list', ...scope, '--query', ALL_REGISTERED, '--output', 'tsv'])
      .split('\n')
      .map((name) => name.trim().toLowerCase()),
  );
  const missing = resourceProviders(templatePaths.map(textOf)).filter(
    (name) => !registered.has(name.toLowerCase()),
  );
  for (const namespace of missing) {
    console.log(`Registering ${namespace} …`);
    az(['provider', 'register', '--namespace', namespace, ...scope, '--wait']);
  }
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(message);
  if (isAccessDenied(message))
    console.error(
      'Registering a resource provider requires Contributor or Owner on the subscription. An owner can run npm run providers once.',
    );
  process.exitCode = 1;
}
