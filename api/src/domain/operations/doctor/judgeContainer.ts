import { type Finding, right, wrong } from './finding.ts';

interface IndexPath {
  readonly path: string;
}

/** What a definition says that matters to the portal. */
export interface Definition {
  readonly partitionKey?: { readonly paths: readonly string[] } | undefined;
  readonly defaultTtl?: number | undefined;
  readonly indexingPolicy?:
    | {
        readonly includedPaths?: readonly IndexPath[] | undefined;
        readonly excludedPaths?: readonly IndexPath[] | undefined;
        readonly compositeIndexes?:
          readonly (readonly { path: string; order?: string | undefined }[])[] | undefined;
      }
    | undefined;
}

/** A container is there and defined as the code needs it. `there` is null for none. */
export function judgeContainer(name: string, wanted: Definition, there: Definition | null): Finding {
  const check = 'containers';
  if (!there)
    return wrong(
      check,
      `The container ${name} is missing.`,
      'Deploy the infrastructure again; it makes the containers.',
    );
  const keyOf = ({ partitionKey }: Definition) => partitionKey?.paths.join() ?? '';
  if (keyOf(wanted) !== keyOf(there))
    return wrong(
      check,
      `The container ${name} is partitioned by ${keyOf(there)} instead of ${keyOf(wanted)}.`,
      'Back it up, make it anew and restore it: a partition key cannot be changed.',
    );
  if (wanted.defaultTtl !== there.defaultTtl)
    return wrong(
      check,
      `Documents in ${name} live ${said(there.defaultTtl)} instead of ${said(wanted.defaultTtl)}.`,
      'Deploy the infrastructure again.',
    );
  const differs = indexDifference(wanted, there);
  if (differs)
    return wrong(
      check,
      `The index of ${name} ${differs}.`,
      'Deploy the infrastructure again; the index is rebuilt meanwhile.',
    );
  return right(check, `The container ${name} is as the code needs it.`);
}

function said(ttl: number | undefined): string {
  if (ttl === undefined) return 'for ever, whatever they say';
  return ttl === -1 ? 'for as long as they say' : `${ttl} seconds`;
}

function indexDifference(wanted: Definition, there: Definition): string | null {
  const pathsOf = ({ indexingPolicy }: Definition) =>
    (indexingPolicy?.includedPaths ?? []).map(({ path }) => path);
  const missing = pathsOf(wanted).filter((path) => !pathsOf(there).includes(path));
  if (missing.length > 0) return `lacks ${missing.join(', ')}`;
  const more = pathsOf(there).filter((path) => !pathsOf(wanted).includes(path));
  if (more.length > 0) return `has ${more.join(', ')}, which nothing asks for and every write pays for`;
  const compositesOf = ({ indexingPolicy }: Definition) =>
    (indexingPolicy?.compositeIndexes ?? []).map((index) =>
      index.map(({ path, order }) => `${path} ${order ?? 'ascending'}`).join(),
    );
  const lost = compositesOf(wanted).filter((index) => !compositesOf(there).includes(index));
  return lost.length > 0 ? `lacks the composite of ${lost.join(' and of ')}` : null;
}
