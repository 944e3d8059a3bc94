import { isVaultReference, settingsSchema } from '../../../api/src/config/settings.ts';
import { platformSettings } from '../settings.ts';
import { exampleOf } from '../templates/expressions.ts';
import { type Deployment, ids } from '../templates/snapshots.ts';
import { asText, at, isObject, type Value } from '../values.ts';

/** Settings of the app with values that their reader does not understand. */
export function settingFaults(deployment: Deployment): string[] {
  const values = settingsOf(deployment);
  if (!isObject(values)) return ['the app has no settings'];
  return Object.entries(values).flatMap(([name, expression]) => {
    const value = exampleOf(expression);
    if (value === null) return [`${name} cannot be read: ${asText(expression)} (expressions.ts)`];
    const fault = valueFault(name, value);
    return fault === null ? [] : [`${name} is "${value}"; ${fault}`];
  });
}

/** The settings of the app. */
export const settingsOf = (deployment: Deployment): Value | undefined =>
  at(
    deployment.predictedResources.find(({ id }) => id === `${ids.app}/config/appsettings`),
    'properties',
  );

function valueFault(name: string, value: string): string | null {
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
