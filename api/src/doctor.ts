// Checks a portal: `[--settings <file>] [--json] [--test-payments] [--accept-stripe-account] [--app-url <url>]`. Exit code 0
// when no check failed, otherwise 1. Only --accept-stripe-account makes a change: it saves the account of the secret key in
// the store. --app-url: the Function App's own address on Azure, which must refuse calls.
import { parseArgs } from 'node:util';
import { environmentFrom } from './config/environmentFrom.ts';
import { inspectSettings } from './config/settings.ts';
import { acceptStripeAccount } from './workflows/operations/doctor/checkStores.ts';
import { runDoctorChecks } from './workflows/operations/doctor/runDoctorChecks.ts';

const MARKS = { passed: '✓', failed: '✗', open: '○', unknown: '–' } as const;

const { values } = parseArgs({
  options: {
    settings: { type: 'string' },
    json: { type: 'boolean', default: false },
    'test-payments': { type: 'boolean', default: false },
    'accept-stripe-account': { type: 'boolean', default: false },
    'app-url': { type: 'string' },
  },
});
const environment = await environmentFrom(values.settings);
if (values['accept-stripe-account']) {
  const accepted = await acceptStripeAccount(inspectSettings(environment).valid);
  if (!accepted) throw new Error('Cannot read the account of STRIPE_SECRET_KEY.');
}
const findings = await runDoctorChecks(environment, {
  now: () => new Date(),
  isTestDeployment: values['test-payments'],
  appUrl: values['app-url'],
});
const unknown = findings.filter(({ state }) => state === 'unknown').length;
const todo = findings.filter(({ state }) => state === 'open').length;
const faults = findings.filter(({ state }) => state === 'failed').length;
if (values.json) console.log(JSON.stringify({ faults, findings }, null, 2));
else {
  for (const { check, state, what, fix } of findings) {
    console.log(`${MARKS[state]} ${check}: ${what}`);
    if (fix) console.log(`    → ${fix}`);
  }
  console.log(faults === 0 ? 'No problems found.' : `Problems: ${faults}`);
  if (todo > 0) console.log(`Not set up (○), which is not a problem: ${todo}`);
  if (unknown > 0) console.log(`Could not be checked from here (–): ${unknown}`);
}
process.exitCode = faults === 0 ? 0 : 1;
