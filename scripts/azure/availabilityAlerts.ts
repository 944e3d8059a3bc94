import { z } from 'zod';
import { az, azGet, azJson } from './azureCli.ts';

const API_VERSION = '2018-03-01';
const found = z.object({ id: z.string(), name: z.string(), resourceGroup: z.string() });
const rule = z.object({ properties: z.object({ enabled: z.boolean() }) });

/**
 * The alerts on availability in a resource group (infra/modules/availability.bicep), by id, and whether each is on. Empty
 * before the first deployment: lists the resources of the subscription, because Azure rejects a group that does not exist.
 */
export function readAvailabilityAlerts(subscription: string, group: string): Map<string, boolean> {
  const list = ['resource', 'list', '--resource-type', 'Microsoft.Insights/metricAlerts'];
  const alerts = azJson(z.array(found), [...list, '--subscription', subscription, '--output', 'json']).filter(
    ({ name, resourceGroup }) =>
      name.startsWith('alert-unreachable-') && resourceGroup.toLowerCase() === group.toLowerCase(),
  );
  return new Map(
    alerts.map(({ id }) => [id, azGet(rule, `${id}?api-version=${API_VERSION}`).properties.enabled]),
  );
}

/** Turns an alert on. */
export function startAlert(id: string): void {
  const body = JSON.stringify({ properties: { enabled: true } });
  const uri = `${id}?api-version=${API_VERSION}`;
  az(['rest', '--method', 'patch', '--uri', uri, '--body', body, '--output', 'none']);
}
