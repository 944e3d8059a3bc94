import { isVaultReference, settingsSchema } from '../../../api/src/config/settings.ts';
import { platformSettings } from '../settings.ts';
import type { Deployment } from '../templates/evaluateTemplates.ts';
import { at, isObject, textAt } from '../values.ts';

/** What Azure answers for the properties that settings refer to. */
const EXAMPLES: Readonly<Record<string, string>> = {
  blob: 'https://account.blob.core.windows.net/',
  clientId: '00000000-0000-4000-8000-000000000000',
  ConnectionString:
    'InstrumentationKey=00000000-0000-4000-8000-000000000000;IngestionEndpoint=https://in.example/',
  defaultHostname: 'portal.azurestaticapps.net',
  documentEndpoint: 'https://account.documents.azure.com:443/',
  fromSenderDomain: 'provider.example',
  hostName: 'portal.communication.azure.com',
  name: 'account',
  queue: 'https://account.queue.core.windows.net/',
  vaultUri: 'https://vault.vault.azure.net/',
};

/** Settings of the app with values that their reader does not understand. */
export function settingFaults({ resources }: Deployment): string[] {
  const place = 'modules/compute.bicep';
  const settings = resources.find(
    ({ type, body }) => type === 'Microsoft.Web/sites/config' && body['name'] === 'appsettings',
  );
  const values = at(settings?.body, 'properties');
  if (!isObject(values)) return [`${place}: the app has no settings`];
  return Object.keys(values).flatMap((name) => {
    const value = textAt(values, name).replaceAll(/\$\{[^}]*?(\w+)\}/g, (reference, property: string) => {
      return EXAMPLES[property] ?? reference;
    });
    const fault = valueFault(name, value);
    return fault === null ? [] : [`${place}: ${name} is "${value}"; ${fault}`];
  });
}

function valueFault(name: string, value: string): string | null {
  if (value.includes('${')) return 'settingFaults.ts has no example of this property';
  const platform = platformSettings[name];
  if (platform) {
    return platform.accepts.test(value)
      ? null
      : `its reader accepts ${platform.accepts} (${platform.source})`;
  }
  const schema = (
    settingsSchema.def.shape as Readonly<Record<string, { safeParse(value: unknown): { success: boolean } }>>
  )[name];
  if (!schema) return 'nothing reads it';
  return isVaultReference(value) || schema.safeParse(value).success
    ? null
    : 'the code refuses it (config/settings.ts)';
}
