import { reachSeals } from '../../../data/examining/blobProbe.ts';
import { right, wrong } from '../../../domain/operations/doctor/finding.ts';
import { judgeReach } from '../../../domain/operations/doctor/judgeReach.ts';
import { defineCheck } from './check.ts';

const CHECK = 'archive';
const PROVISION = 'Deploy the infrastructure again; it makes the archive and its policies.';

export const checkArchive = defineCheck({
  name: CHECK,
  needs: [],
  look: async (settings) => {
    const found = await reachSeals(settings);
    if (!found)
      return [
        wrong(CHECK, 'ARCHIVE_BLOB_ENDPOINT is not set: seals of the audit trail have no copy.', PROVISION),
      ];
    const { reached, isImmutable } = found;
    const isLocal = settings.PORTAL_MODE === 'local';
    if (isLocal && 'status' in reached && reached.status === 404)
      return [right(CHECK, 'The archive answers; its container is made when it is first used.')];
    const hasKey = settings.BLOB_CONNECTION_STRING !== undefined;
    const reach = judgeReach(
      {
        check: CHECK,
        name: 'The archive',
        address: hasKey ? 'BLOB_CONNECTION_STRING' : 'ARCHIVE_BLOB_ENDPOINT',
        entry: hasKey
          ? { setting: 'the key in BLOB_CONNECTION_STRING' }
          : { role: 'Storage Blob Data Reader' },
      },
      reached,
    );
    if (reach.state !== 'right' || isLocal || isImmutable) return [reach];
    return [
      wrong(
        CHECK,
        'The container audit-seals has no immutability policy: seals could be deleted.',
        PROVISION,
      ),
    ];
  },
});
