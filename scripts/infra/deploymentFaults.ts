type Environment = Readonly<Record<string, string | undefined>>;

/** Says that a deployment is meant to do without, where leaving it out would be an oversight. */
export const NONE = 'none';

/** What an environment of azd lacks before anything is deployed from it, and how to mend it. Empty when nothing. */
export function deploymentFaults({
  PORTAL_TIER,
  AZURE_LOCATION,
  AZURE_SECONDARY_LOCATION: second = '',
}: Environment): string[] {
  if (PORTAL_TIER !== 'prod') return [];
  if (second === '')
    return [
      `AZURE_SECONDARY_LOCATION is not set: with PORTAL_TIER=prod, Cosmos DB has a second region in which it goes on when the first is gone. Set one with azd env set AZURE_SECONDARY_LOCATION <region>, or say that there is none with azd env set AZURE_SECONDARY_LOCATION ${NONE}.`,
    ];
  if (second === AZURE_LOCATION)
    return [
      `AZURE_SECONDARY_LOCATION and AZURE_LOCATION are both ${second}: the second region has to be another one.`,
    ];
  return [];
}
