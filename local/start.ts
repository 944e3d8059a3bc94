import { fileURLToPath } from 'node:url';
import { functionsHostSpec } from './supervisor/parts/partSpecs.ts';
import { runStack } from './supervisor/runStack.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

runStack(root, functionsHostSpec).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
