import { definitionsOf, openDatabase, reachDatabase, tryAudit } from '../../data/examining/cosmosProbe.ts';
import { judgeAuditRole } from '../../domain/doctor/judgeAuditRole.ts';
import { judgeContainer } from '../../domain/doctor/judgeContainer.ts';
import { judgeReach } from '../../domain/doctor/judgeReach.ts';
import { defineCheck } from './check.ts';

export const checkCosmos = defineCheck({
  name: 'cosmos',
  needs: ['COSMOS_ENDPOINT', 'COSMOS_DATABASE'],
  look: async (settings) => {
    const database = await openDatabase({ ...settings, COSMOS_KEY: settings.COSMOS_KEY });
    const reach = judgeReach(
      {
        check: 'cosmos',
        name: `Cosmos DB, database ${settings.COSMOS_DATABASE},`,
        address: 'COSMOS_ENDPOINT and COSMOS_DATABASE',
        entry: settings.COSMOS_KEY ? 'COSMOS_KEY' : 'the data-plane role of this identity',
      },
      await reachDatabase(database),
    );
    if (reach.state !== 'right') return [reach];
    const definitions = await definitionsOf(database);
    const isThere = definitions.some(({ name, there }) => name === 'audit' && there);
    return [
      reach,
      ...definitions.map(({ name, wanted, there }) => judgeContainer(name, wanted, there)),
      ...(isThere ? [judgeAuditRole(settings.COSMOS_KEY ? null : await tryAudit(database))] : []),
    ];
  },
});
