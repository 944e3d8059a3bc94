// npm run doctor: examines the portal that runs on this machine, or the one that the environment or --settings names.
import { runApiScript } from './supervisor/runApiScript.ts';

process.exitCode = await runApiScript('doctor', process.argv.slice(2));
