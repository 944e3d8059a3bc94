// Part of npm run test:full: calls every operation of the contract with valid and hostile input, and writes the figures
// into docs/benchmarks.md. FUZZ_CALLS and FUZZ_SEED change the run; FUZZ_ONLY makes only the call with this index.
import { writeSection } from '../bench/report.ts';
import { startPortal } from '../support/portal/startPortal.ts';
import { fuzz } from './fuzz.ts';

const calls = Number(process.env['FUZZ_CALLS'] ?? 60_000);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_122);
const onlyIndex = process.env['FUZZ_ONLY'] === undefined ? undefined : Number(process.env['FUZZ_ONLY']);

const portal = await startPortal();
const startedAt = performance.now();
const { statuses, succeeded, faults } = await fuzz(portal, calls, seed, onlyIndex).finally(() =>
  portal.stop(),
);
const minutes = (performance.now() - startedAt) / 60_000;

for (const fault of faults.slice(0, 50)) console.error(fault);
const rows = Object.entries(statuses).map(([status, count]) => `| ${status} | ${count} |`);
const text = `Written by \`npm run test:full\` on ${new Date().toISOString().slice(0, 10)}: ${calls} calls with the seed ${seed} in ${minutes.toFixed(1)} minutes, of every operation of the contract, as each kind of caller, with valid and hostile input. ${succeeded.size} operations succeeded at least once. Wrong responses (500, or a body that breaks the schema of its operation): ${faults.length}.

| status | calls |
| --- | --- |
${rows.join('\n')}
`;
console.log(text);
if (onlyIndex === undefined && faults.length === 0) await writeSection('Fuzzed calls', text);
process.exitCode = faults.length === 0 ? 0 : 1;
