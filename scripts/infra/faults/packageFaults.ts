import ignore from 'ignore';
import { parse } from 'yaml';
import { z } from 'zod';

const projectFile = z.object({
  requiredVersions: z.optional(z.object({ azd: z.optional(z.string()) })),
  services: z.record(
    z.string(),
    z.object({
      project: z.string(),
      host: z.string(),
      language: z.string(),
      remoteBuild: z.optional(z.boolean()),
    }),
  ),
});

interface ProjectFiles {
  /** The text of azure.yaml. */
  readonly azureYaml: string;
  /** The text of a project's .funcignore; null when there is none. */
  readonly funcIgnoreOf: (project: string) => string | null;
}

/**
 * Reasons why azd would not package a service. Follows resolveFunctionAppRemoteBuild of azd 1.23.12
 * (cli/azd/pkg/project/service_target_functionapp.go): a package that is built locally includes node_modules, a package
 * that is built in Azure excludes it.
 */
export function packageFaults({ azureYaml, funcIgnoreOf }: ProjectFiles): string[] {
  const { requiredVersions, services } = projectFile.parse(parse(azureYaml));
  const faults = versionFaults(requiredVersions?.azd);
  for (const [name, { project, host, language, remoteBuild }] of Object.entries(services)) {
    if (host !== 'function' || !['js', 'ts'].includes(language)) continue;
    const patterns = funcIgnoreOf(project);
    if (patterns === null || remoteBuild === undefined) continue;
    const isExcluded = ignore().add(patterns).ignores('node_modules/');
    if (remoteBuild !== isExcluded)
      faults.push(
        `azure.yaml: service ${name}: remoteBuild: ${remoteBuild} ${
          isExcluded ? 'cannot be used when' : 'requires'
        } ${project}/.funcignore ${isExcluded ? 'excludes' : 'to exclude'} node_modules`,
      );
  }
  return faults;
}

/** The first version of azd that checks remoteBuild against .funcignore; earlier versions ignore .funcignore in this case. */
const MIN_AZD_VERSION = [1, 23, 12] as const;

function versionFaults(range: string | undefined): string[] {
  if (!range) return ['azure.yaml: requiredVersions.azd is missing'];
  const minimum = /^>= ?(\d+)\.(\d+)\.(\d+)$/.exec(range)?.slice(1).map(Number);
  const different = minimum?.findIndex((part, index) => part !== MIN_AZD_VERSION[index]);
  const isRecent =
    minimum !== undefined &&
    different !== undefined &&
    (different === -1 || minimum[different]! > MIN_AZD_VERSION[different]!);
  return isRecent
    ? []
    : [
        `azure.yaml: requiredVersions.azd is '${range}'; it must be '>= ${MIN_AZD_VERSION.join('.')}' or later`,
      ];
}
