// npm run audit:verify [-- <hash of an earlier seal>]: verifies the audit trail of the portal that runs on this machine, or of the one in the environment variables.
import { runApiScript } from './supervisor/runApiScript.ts';

process.exitCode = await runApiScript('audit', process.argv.slice(2));
