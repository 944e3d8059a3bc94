import { isExpression } from './snapshots.ts';
import type { Value } from '../values.ts';

/** What Azure answers for the properties of resources that values refer to. */
const EXAMPLES: Readonly<Record<string, string>> = {
  blob: 'https://account.blob.core.windows.net/',
  clientId: '00000000-0000-4000-8000-000000000000',
  ConnectionString:
    'InstrumentationKey=00000000-0000-4000-8000-000000000000;IngestionEndpoint=https://in.example/',
  defaultHostname: 'portal.azurestaticapps.net',
  documentEndpoint: 'https://account.documents.azure.com:443/',
  fromSenderDomain: 'provider.example',
  hostName: 'portal.communication.azure.com',
  principalId: '00000000-0000-4000-8000-000000000000',
  queue: 'https://account.queue.core.windows.net/',
  vaultUri: 'https://vault.vault.azure.net/',
};

const REFERENCE = /reference\('[^']+', '[^']+'(?:, 'full')?\)(?:\.\w+)*\.(\w+)/g;
const TEXT = String.raw`'((?:[^']|'')*)'`;
const FORMAT = new RegExp(String.raw`format\(${TEXT}((?:, ${TEXT})*)\)`);

/**
 * A text with an example for each property that only Azure knows: `[format('https://{0}', reference('…', '…').hostName)]`
 * → `https://portal.communication.azure.com`. Null for a value that is not text, and for an expression of another form.
 */
export function exampleOf(value: Value | undefined): string | null {
  if (typeof value !== 'string') return null;
  if (!isExpression(value)) return value.replace(/^\[\[/, '[');
  let expression = value.slice(1, -1).replaceAll(REFERENCE, (whole, property: string) => {
    return property in EXAMPLES ? `'${EXAMPLES[property]}'` : whole;
  });
  for (let match = FORMAT.exec(expression); match; match = FORMAT.exec(expression)) {
    const [call, template, list] = match;
    const values = [...list!.matchAll(new RegExp(TEXT, 'g'))].map(([, text]) => text!);
    const text = template!.replaceAll(/\{\{|\}\}|\{(\d+)\}/g, (part, index?: string) =>
      index === undefined ? part[0]! : (values[Number(index)] ?? part),
    );
    expression = expression.replace(call, () => `'${text}'`);
  }
  return new RegExp(`^${TEXT}$`).exec(expression)?.[1]?.replaceAll("''", "'") ?? null;
}
