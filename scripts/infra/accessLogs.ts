/**
 * The access logs that the archive keeps for six years: the categories of each store, by the symbolic name of the resource
 * whose diagnostic setting sends them.
 */
export const ACCESS_LOGS = {
  'secrets.vault': ['AuditEvent'],
  'data.account': ['ControlPlaneRequests', 'DataPlaneRequests'],
  'storage.blobs': ['StorageRead', 'StorageWrite', 'StorageDelete'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The container that Azure Monitor writes a category to. It would create the container itself, but without a policy. */
export const accessLogContainer = (category: string) => `insights-logs-${category.toLowerCase()}`;

/** The containers of all access logs. */
export const ACCESS_LOG_CONTAINERS: readonly string[] = Object.values(ACCESS_LOGS)
  .flat()
  .map(accessLogContainer);
