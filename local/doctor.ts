// npm run doctor: checks the portal that runs on this machine, or the one in the environment variables or --settings.
import { runApiScript } from './supervisor/runApiScript.ts';

process.exitCode = await runApiScript('doctor', process.argv.slice(2));
