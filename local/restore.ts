// npm run restore -- <folder>: restores a backup into the portal that runs on this machine, or into the one in the environment variables.
import { runApiScript } from './supervisor/runApiScript.ts';

process.exitCode = await runApiScript('restore', process.argv.slice(2));
