import { definitionsOf, openDatabase, reachDatabase, tryAudit } from '../../../data/examining/cosmosProbe.ts';
import { judgeAuditRole } from '../../../domain/operations/doctor/judgeAuditRole.ts';
import { judgeContainer } from '../../../domain/operations/doctor/judgeContainer.ts';
import { judgeReach, type Reached } from '../../../domain/operations/doctor/judgeReach.ts';
import { defineCheck } from './check.ts';

export const checkCosmos = defineCheck({
  name: 'cosmos',
  needs: ['COSMOS_ENDPOINT', 'COSMOS_DATABASE'],
  look: async (settings) => {
    const database = await openDatabase({ ...settings, COSMOS_KEY: settings.COSMOS_KEY });
    const subject = (name: string) => ({
      check: 'cosmos',
      name: `Cosmos DB, ${name},`,
      address: 'COSMOS_ENDPOINT and COSMOS_DATABASE',
      entry: settings.COSMOS_KEY ? { setting: 'COSMOS_KEY' } : { role: '“Portal: reads metadata”' },
    });
    const reach = judgeReach(subject(`database ${settings.COSMOS_DATABASE}`), await reachDatabase(database));
    if (reach.state !== 'right') return [reach];
    const definitions = await definitionsOf(database);
    const isThere = definitions.some(({ name, there }) => name === 'audit' && there);
    return [
      reach,
      ...definitions.map(({ name, wanted, there, reached }) =>
        there || isMissing(reached)
          ? judgeContainer(name, wanted, there)
          : judgeReach(subject(`container ${name}`), reached),
      ),
      ...(isThere ? [judgeAuditRole(settings.COSMOS_KEY ? null : await tryAudit(database))] : []),
    ];
  },
});

function isMissing(reached: Reached): boolean {
  return 'status' in reached && reached.status === 404;
}
