// npm run restore -- <folder>: puts a backup into the portal that runs on this machine, or into the one that the environment names.
import { runApiScript } from './supervisor/runApiScript.ts';

process.exitCode = await runApiScript('restore', process.argv.slice(2));
