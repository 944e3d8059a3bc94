import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Value, ValueObject } from '../values.ts';
import { infraDir } from './sources.ts';

/** The parameter files in `infra/snapshots`. Each has a snapshot: the resources that a deployment with it creates. */
export const SETS = [
  'prod',
  'prodArchiveLocked',
  'prodWithoutLocks',
  'prodWithProviders',
  'devByHand',
  'devPipeline',
] as const;
export type SetName = (typeof SETS)[number];

/** What azd tells Azure besides the parameters. */
export const SUBSCRIPTION = '00000000-0000-4000-8000-000000000001';
export const TENANT = '00000000-0000-4000-8000-000000000002';
export const LOCATION = 'eastus';
const GROUP = `/subscriptions/${SUBSCRIPTION}/resourceGroups/rg-portal`;
/** What `uniqueString` makes of the subscription, the environment and the location: part of every name. */
export const TOKEN = 'c3s54vuxwj2rq';

const idOf = (type: string, name: string) => `${GROUP}/providers/${type}/${name}${TOKEN}`;
/** The ids of the stores, and of what the other resources refer to. */
export const ids = {
  cosmos: idOf('Microsoft.DocumentDB/databaseAccounts', 'cosmos-'),
  vault: idOf('Microsoft.KeyVault/vaults', 'kv-'),
  files: idOf('Microsoft.Storage/storageAccounts', 'stfiles'),
  archive: idOf('Microsoft.Storage/storageAccounts', 'starchive'),
  host: idOf('Microsoft.Storage/storageAccounts', 'sthost'),
  identity: idOf('Microsoft.ManagedIdentity/userAssignedIdentities', 'id-api-'),
  workspace: idOf('Microsoft.OperationalInsights/workspaces', 'log-'),
  onCall: idOf('Microsoft.Insights/actionGroups', 'ag-'),
  app: idOf('Microsoft.Web/sites', 'func-'),
} as const;

export const ASSIGNMENT = 'Microsoft.Authorization/roleAssignments';

/** A resource as Azure would create it. What only Azure knows, also in its id, is an expression in brackets. */
export type Resource = ValueObject & { readonly id: string; readonly type: string; readonly name: string };

/** A snapshot. */
export interface Deployment {
  readonly predictedResources: readonly Resource[];
  readonly diagnostics: readonly Value[];
}

/** The parts of a compiled template that a snapshot does not show. */
export interface Template {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly outputs?: Readonly<Record<string, unknown>>;
  readonly resources: readonly TemplateResource[];
}

export interface TemplateResource {
  readonly type: string;
  readonly name: string;
  readonly dependsOn?: readonly string[];
  readonly copy?: { readonly name: string; readonly mode?: string; readonly batchSize?: number };
  /** `template`: of a module. */
  readonly properties?: { readonly template?: Template };
}

/** What the compiler makes of the templates. */
export interface Expansion {
  readonly sets: Readonly<Record<SetName, Deployment>>;
  readonly main: Template;
}

/** Reads the snapshots and the compiled template that were written to a folder. */
export function readExpansion(folder = join(infraDir, 'snapshots')): Expansion {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  return {
    sets: Object.fromEntries(SETS.map((set) => [set, read(`${set}.snapshot.json`)])) as Expansion['sets'],
    main: read('main.json') as Template,
  };
}

export const ofType = ({ predictedResources }: Deployment, type: string): Resource[] =>
  predictedResources.filter((each) => each.type === type);

/** Whether Azure alone knows a value. */
export const isExpression = (value: Value | undefined): boolean =>
  typeof value === 'string' && /^\[(?!\[)/.test(value);

/** The id of the resource that a lock, a role assignment or a diagnostic setting applies to; null when it is unreadable. */
export function scopeOf({ id }: Resource): string | null {
  const [, scope] =
    /^\[extensionResourceId\('([^']+)', '/.exec(id) ?? /^(\/.+)\/providers(?:\/[^/]+){3}$/.exec(id) ?? [];
  return scope ?? null;
}

/** A text without what all ids and names share. */
export const shorten = (text: string): string =>
  text.replaceAll(`${GROUP}/providers/`, '').replaceAll(new RegExp(`-?${TOKEN}`, 'g'), '');

/** The name of a resource in a fault: its type and its name, or, for a role, what it allows on what. */
export function labelOf(resource: Resource): string {
  if (resource.type !== ASSIGNMENT) return shorten(resource.id);
  const { roleDefinitionId = '' } = Object(resource['properties']) as { roleDefinitionId?: string };
  return shorten(`${resource.type} ${roleDefinitionId.split('/').at(-1)} on ${scopeOf(resource)}`);
}
