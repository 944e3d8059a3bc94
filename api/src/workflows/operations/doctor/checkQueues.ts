import { wrong } from '../../../domain/operations/doctor/finding.ts';
import { judgeReach } from '../../../domain/operations/doctor/judgeReach.ts';
import { reachQueues } from '../../../services/queues/reachQueues.ts';
import { defineCheck } from './check.ts';

export const checkQueues = defineCheck({
  name: 'queues',
  needs: [],
  look: async (settings) => {
    const reached = await reachQueues(settings);
    if (!reached)
      return [
        wrong(
          'queues',
          'Neither Queues__queueServiceUri nor Queues is set: uploads are never released from quarantine.',
          'Set Queues__queueServiceUri to the address of the storage account’s queues.',
        ),
      ];
    const [address, entry] = settings.Queues
      ? (['Queues', { setting: 'the key in Queues' }] as const)
      : (['Queues__queueServiceUri', { role: 'Storage Queue Data Reader' }] as const);
    return [judgeReach({ check: 'queues', name: 'Queue Storage', address, entry }, reached)];
  },
});
