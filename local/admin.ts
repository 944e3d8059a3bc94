// npm run admin -- create <email>: on the portal that runs on this machine, or on the one in the environment variables.
import { runApiScript } from './supervisor/runApiScript.ts';

process.exitCode = await runApiScript('admin', process.argv.slice(2));
