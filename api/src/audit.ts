// Verifies the audit trail: exit code 0 when no check failed, otherwise 1. With the hash of an earlier seal as its argument
// it also checks that this seal still exists.
import { trailPartition } from './data/audit/readTrail.ts';
import { recordOperatorRun } from './data/operations/backup/operatorRuns.ts';
import { SEALS } from './domain/audit/seal.ts';
import { PortalError } from './errors/portalError.ts';
import { verifyTrail } from './workflows/audit/verifyTrail.ts';

const [expectedHash] = process.argv.slice(2);
const report = await verifyTrail(new Date()).catch((error: unknown) => {
  if (!(error instanceof PortalError)) throw error;
  console.error(`Nothing was verified. ${error.detail.internal ?? error.message}`);
  console.error('In Azure you need the operator role, and your IP address in PORTAL_OPERATOR_ADDRESSES.');
  process.exit(1);
});
const isExpectedSealPresent =
  expectedHash === undefined || (await trailPartition(SEALS)).some(({ hash }) => hash === expectedHash);

console.log(`Entries: ${report.entries} in ${report.days} days`);
console.log(
  report.lastSeal
    ? `Seals: ${report.seals}. The last one is for ${report.lastSeal.day}, hash ${report.lastSeal.hash}`
    : 'Seals: none',
);
console.log(`Seal copies in the archive: ${report.copies}`);
console.log(`Request events compared with their entries: ${report.events}`);
if (report.duplicates > 0) console.log(`Duplicate entries (harmless): ${report.duplicates}`);
for (const what of report.unchecked) console.log(`Not checked: ${what}`);
for (const { pk, n, what } of report.problems) {
  console.error(`PROBLEM ${pk}${n === null ? '' : ` entry ${n}`} ${what}`);
}
for (const { pk, n, what, failedOverAt } of report.lost) {
  console.log(
    `LOST ${pk}${n === null ? '' : ` entry ${n}`} ${what}. The failover of ${failedOverAt} explains it.`,
  );
}
if (!isExpectedSealPresent)
  console.error(`PROBLEM ${SEALS} does not contain a seal with hash ${expectedHash}`);

const problems = report.problems.length + (isExpectedSealPresent ? 0 : 1);
const isValid = problems === 0;
await recordOperatorRun('verification', problems, new Date()).catch(() =>
  console.error('The portal could not record this verification, and may report it as missing.'),
);
console.log(
  isValid
    ? `The audit trail is valid${report.lost.length > 0 ? ', except for what a failover lost' : ''}.`
    : `Problems: ${problems}`,
);
process.exitCode = isValid ? 0 : 1;
