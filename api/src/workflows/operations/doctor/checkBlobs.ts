import { reachBlobs } from '../../../data/examining/blobProbe.ts';
import { type Finding, right, wrong } from '../../../domain/operations/doctor/finding.ts';
import { judgeCors, type Preflight } from '../../../domain/operations/doctor/judgeCors.ts';
import { judgeReach } from '../../../domain/operations/doctor/judgeReach.ts';
import { defineCheck } from './check.ts';

export const checkBlobs = defineCheck({
  name: 'blob',
  needs: ['SITE_URL'],
  look: async (settings) => {
    const found = await reachBlobs(settings);
    if (!found)
      return [
        wrong(
          'blob',
          'Neither BLOB_ENDPOINT nor a readable BLOB_CONNECTION_STRING is set: no file can be stored.',
          'Set BLOB_ENDPOINT to the address of the storage account.',
        ),
      ];
    const entryWith = (role: string) =>
      settings.BLOB_CONNECTION_STRING ? { setting: 'the key in BLOB_CONNECTION_STRING' } : { role };
    const entry = entryWith('Storage Blob Data Contributor');
    const address = settings.BLOB_CONNECTION_STRING ? 'BLOB_CONNECTION_STRING' : 'BLOB_ENDPOINT';
    const reach = found.containers.map(({ name, reached }): Finding => {
      const isMissing = 'status' in reached && reached.status === 404;
      if (isMissing && settings.PORTAL_MODE === 'local')
        return right('blob', `Blob Storage answers; the container ${name} is made when it is first used.`);
      if (isMissing)
        return wrong(
          'blob',
          `The blob container ${name} is missing.`,
          'Deploy the infrastructure again; it makes the containers.',
        );
      return judgeReach({ check: 'blob', name: `Blob Storage, container ${name},`, address, entry }, reached);
    });
    const isReached = reach.some(({ state }) => state === 'right');
    if (!isReached) return reach;
    const signing = judgeReach(
      {
        check: 'blob links',
        name: 'Signing links',
        address,
        entry: entryWith('Storage Blob Data Contributor at the account'),
      },
      found.signing,
    );
    const tags = judgeReach(
      { check: 'blob tags', name: 'Tags of files', address, entry: entryWith('Storage Blob Data Owner') },
      found.tags,
    );
    return [
      ...reach,
      { ...signing, ...(signing.state === 'right' && { what: 'Links to files can be signed.' }) },
      { ...tags, ...(tags.state === 'right' && { what: 'Tags of files can be read, as a backup does.' }) },
      ...(await lookAtCors(found.url, settings.SITE_URL)),
    ];
  },
});

async function lookAtCors(url: string, site: string): Promise<Finding[]> {
  const ask = async (origin: string): Promise<Preflight> => {
    const answer = await fetch(`${url}/quarantine/doctor`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'content-type,x-ms-blob-type',
      },
      signal: AbortSignal.timeout(8_000),
    });
    return { status: answer.status, allowed: answer.headers.get('access-control-allow-origin') };
  };
  const origin = new URL(site).origin;
  return judgeCors(origin, await ask(origin), await ask('https://elsewhere.example'));
}
