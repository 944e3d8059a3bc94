import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findCoreTools } from './functions/findCoreTools.ts';
import { copySampleSettings } from './supervisor/settings/localSettings.ts';
import { coreToolsSpec } from './supervisor/parts/partSpecs.ts';
import { runStack } from './supervisor/runStack.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Starts the local stack with Azure Functions Core Tools as the host of the API. */
async function start(): Promise<void> {
  findCoreTools();
  await copySampleSettings(root, join(root, 'api'));
  await runStack(root, coreToolsSpec);
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
