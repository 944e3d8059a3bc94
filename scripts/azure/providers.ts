// npm run providers: registers the resource providers that the templates use and a new subscription lacks, and waits.
// `azd provision` runs it first. Registering again changes nothing.
import { resourceProviders } from '../infra/resourceProviders.ts';
import { templatePaths, textOf } from '../infra/templates/sources.ts';
import { az } from './azureCli.ts';
import { isRefusal } from '../operate/roles.ts';

const subscription = process.env['AZURE_SUBSCRIPTION_ID'];
const ALL_REGISTERED = "[?registrationState=='Registered'].namespace";
const scope = subscription ? ['--subscription', subscription] : [];

try {
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
  if (isRefusal(message))
    console.error(
      'Registering a resource provider requires Contributor or Owner on the subscription. An owner can run npm run providers once.',
    );
  process.exitCode = 1;
}
