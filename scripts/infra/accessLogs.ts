/** The access logs that the archive keeps for six years: the categories of each store. */
export const ACCESS_LOGS = {
  vault: ['AuditEvent'],
  cosmos: ['ControlPlaneRequests', 'DataPlaneRequests'],
  files: ['StorageRead', 'StorageWrite', 'StorageDelete'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The container that Azure Monitor writes a category to. It would create the container itself, but without a policy. */
export const accessLogContainer = (category: string) => `insights-logs-${category.toLowerCase()}`;

/** The containers of all access logs. */
export const ACCESS_LOG_CONTAINERS: readonly string[] = Object.values(ACCESS_LOGS)
  .flat()
  .map(accessLogContainer);
