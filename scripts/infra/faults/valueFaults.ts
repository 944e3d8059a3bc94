import { evaluateTemplates, type TemplateTexts } from '../templates/evaluateTemplates.ts';
import type { ValueObject } from '../values.ts';
import { monitoringFaults, type Receivers, type TimerAlert } from './monitoringFaults.ts';
import { protectionFaults } from './protectionFaults.ts';
import { settingFaults } from './settingFaults.ts';
import { roleFaults, workflowRoleFaults } from './roleFaults.ts';

const ALL_RECEIVERS: Receivers = {
  address: 'on-call@provider.example',
  webhook: 'https://pager.example/portal',
  smsNumber: '1 5551234567',
};
const EMAIL_ONLY: Receivers = { ...ALL_RECEIVERS, webhook: '', smsNumber: '' };

const DEPLOYER = 'deployer';

/** Faults in the values of the deployed resources, in prod, in dev and in a deployment by the workflow. */
export async function valueFaults(texts: TemplateTexts): Promise<string[]> {
  const portal = texts.json.get('generated/portal.json') as { sealsContainer: string; timers: TimerAlert[] };
  const deployment = (receivers: Receivers, params: ValueObject) =>
    evaluateTemplates(texts, {
      environmentName: 'portal',
      location: 'eastus',
      resourceLocks: true,
      alertAddress: receivers.address,
      alertWebhook: receivers.webhook,
      alertSmsNumber: receivers.smsNumber,
      deployerPrincipalId: DEPLOYER,
      deployerPrincipalType: 'ServicePrincipal',
      ...params,
    });
  const prod = await deployment(ALL_RECEIVERS, {
    tier: 'prod',
    secondaryLocation: 'westus3',
    operatorPrincipalId: 'operator',
    availabilityAlerts: true,
  });
  const dev = await deployment(EMAIL_ONLY, { tier: 'dev' });
  const { timers, sealsContainer } = portal;
  return [
    ...new Set([
      ...roleFaults(prod, sealsContainer),
      ...protectionFaults(prod),
      ...monitoringFaults(prod, { timers, receivers: ALL_RECEIVERS, isStarted: true }),
      ...settingFaults(prod),
      ...settingFaults(dev),
      ...monitoringFaults(dev, { timers, receivers: EMAIL_ONLY, isStarted: false }),
      ...workflowRoleFaults(dev, DEPLOYER),
    ]),
  ];
}
