// npm run export -- <folder>: exports the data of the portal that runs on this machine, or of the one in the environment variables, in open formats.
import { runApiScript } from './supervisor/runApiScript.ts';

process.exitCode = await runApiScript('export', process.argv.slice(2));
