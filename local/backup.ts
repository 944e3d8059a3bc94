// npm run backup -- <folder>: copies everything that the portal on this machine, or the one that the environment names, has stored.
import { runApiScript } from './supervisor/runApiScript.ts';

process.exitCode = await runApiScript('backup', process.argv.slice(2));
