// Examines a portal: `[--settings <file>] [--json] [--test-payments] [--accept-stripe-account]`. Exit code 0 when nothing
// is wrong, 1 when something is. It changes nothing, but the last one: the store is then marked with the account of the key.
import { parseArgs } from 'node:util';
import { environmentFrom } from './config/environmentFrom.ts';
import { settingsOneByOne } from './config/settings.ts';
import { acceptStripeAccount } from './workflows/operations/doctor/checkStores.ts';
import { examine } from './workflows/operations/doctor/examine.ts';

const MARKS = { right: '✓', wrong: '✗', unknown: '–' } as const;

const { values } = parseArgs({
  options: {
    settings: { type: 'string' },
    json: { type: 'boolean', default: false },
    'test-payments': { type: 'boolean', default: false },
    'accept-stripe-account': { type: 'boolean', default: false },
  },
});
const environment = await environmentFrom(values.settings);
if (values['accept-stripe-account']) {
  const accepted = await acceptStripeAccount(settingsOneByOne(environment).readable);
  if (!accepted) throw new Error('STRIPE_SECRET_KEY does not tell which account it belongs to.');
}
const findings = await examine(environment, {
  now: () => new Date(),
  isTestDeployment: values['test-payments'],
});
const unknown = findings.filter(({ state }) => state === 'unknown').length;
const faults = findings.filter(({ state }) => state === 'wrong').length;
if (values.json) console.log(JSON.stringify({ faults, findings }, null, 2));
else {
  for (const { check, state, what, fix } of findings) {
    console.log(`${MARKS[state]} ${check}: ${what}`);
    if (fix) console.log(`    → ${fix}`);
  }
  console.log(faults === 0 ? 'Nothing wrong was found.' : `Faults: ${faults}`);
  if (unknown > 0) console.log(`Could not be told from here (–): ${unknown}`);
}
process.exitCode = faults === 0 ? 0 : 1;
