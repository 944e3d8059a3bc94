// Verifies the audit trail: exit code 0 when all that could be checked is right, 1 when something is wrong. With the
// hash of an earlier seal as its argument, that seal must still be there.
import { trailPartition } from './data/audit/readTrail.ts';
import { SEALS } from './domain/audit/seal.ts';
import { PortalError } from './errors/portalError.ts';
import { verifyTrail } from './workflows/audit/verifyTrail.ts';

const [known] = process.argv.slice(2);
const report = await verifyTrail(new Date()).catch((error: unknown) => {
  if (!(error instanceof PortalError)) throw error;
  console.error(`Nothing was verified. ${error.detail.internal ?? error.message}`);
  console.error(
    'In Azure this takes the role of the operator, and your address in PORTAL_OPERATOR_ADDRESSES.',
  );
  process.exit(1);
});
const isKnownThere = known === undefined || (await trailPartition(SEALS)).some(({ hash }) => hash === known);

console.log(`Entries: ${report.entries} of ${report.days} days`);
console.log(
  report.lastSeal
    ? `Seals: ${report.seals}, the last of ${report.lastSeal.day} with hash ${report.lastSeal.hash}`
    : 'Seals: none',
);
console.log(`Copies of seals in the archive: ${report.copies}`);
console.log(`Events of requests held against their entries: ${report.events}`);
if (report.duplicates > 0) console.log(`Taken up twice, harmless: ${report.duplicates}`);
for (const what of report.unchecked) console.log(`Not checked: ${what}`);
for (const { pk, n, what } of report.problems) {
  console.error(`WRONG ${pk}${n === null ? '' : ` number ${n}`} ${what}`);
}
if (!isKnownThere) console.error(`WRONG ${SEALS} there is no seal with hash ${known}`);

const isRight = report.problems.length === 0 && isKnownThere;
console.log(
  isRight ? 'The audit trail is right.' : `Problems: ${report.problems.length + (isKnownThere ? 0 : 1)}`,
);
process.exitCode = isRight ? 0 : 1;
