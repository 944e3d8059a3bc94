import { type Expansion, SETS } from '../templates/snapshots.ts';
import { monitoringFaults, type Receivers, type TimerAlert } from './monitoringFaults.ts';
import { protectionFaults } from './protectionFaults.ts';
import { orderFaults, sealsRoleFaults, workflowRoleFaults } from './roleFaults.ts';
import { settingFaults } from './settingFaults.ts';
import { unreadableFaults } from './unreadableFaults.ts';

/** The values of `infra/snapshots/*.bicepparam`. */
const ALL_RECEIVERS: Receivers = {
  address: 'on-call@provider.example',
  webhook: 'https://pager.example/portal',
  smsNumber: '1 5551234567',
};
const EMAIL_ONLY: Receivers = { ...ALL_RECEIVERS, webhook: '', smsNumber: '' };
const DEPLOYER = '00000000-0000-4000-8000-00000000000d';

interface Portal {
  readonly sealsContainer: string;
  readonly timers: readonly TimerAlert[];
}

/** Faults in the order and the values of the deployed resources. Each begins with the set that has it. */
export function valueFaults({ sets, main }: Expansion, { sealsContainer, timers }: Portal): string[] {
  return [
    ...orderFaults(main),
    ...SETS.flatMap((set) => {
      const deployment = sets[set];
      const isProd = set.startsWith('prod');
      const receivers = isProd ? ALL_RECEIVERS : EMAIL_ONLY;
      return [
        ...unreadableFaults(deployment),
        ...settingFaults(deployment),
        ...monitoringFaults(deployment, { timers, receivers, isStarted: isProd }),
        ...sealsRoleFaults(deployment, sealsContainer),
        ...(isProd ? protectionFaults(deployment) : []),
        ...(set === 'devPipeline' ? workflowRoleFaults(deployment, DEPLOYER) : []),
      ].map((fault) => `${set}: ${fault}`);
    }),
  ];
}
