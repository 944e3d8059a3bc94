// npm run backup -- <folder>: backs up the data of the portal that runs on this machine, or of the one in the environment variables.
import { runApiScript } from './supervisor/runApiScript.ts';

process.exitCode = await runApiScript('backup', process.argv.slice(2));
