// Messages that failed five times: `list` shows their queues, `replay [queue]` moves them back. It only needs the queue
// settings, so it works when secrets are unavailable.
import { environmentFrom } from './config/environmentFrom.ts';
import { inspectSettings } from './config/settings.ts';
import { openQueues } from './services/queues/openQueues.ts';
import { listPoison, queueNames, replayPoison } from './services/queues/poisonQueues.ts';

const [command, queue] = process.argv.slice(2);
const isKnown = queue === undefined || queueNames.includes(queue);
if (!(command === 'list' && queue === undefined) && !(command === 'replay' && isKnown)) {
  if (!isKnown) console.error(`Unknown queue ${queue}. The queues are ${queueNames.join(', ')}.`);
  console.error('Usage: npm run operate -- poison list|replay [queue]');
  process.exit(2);
}

try {
  const service = await openQueues(inspectSettings(await environmentFrom(undefined)).valid);
  if (!service) throw new Error('Neither Queues__queueServiceUri nor Queues is set.');
  const found = (await listPoison(service)).filter((each) => queue === undefined || each.queue === queue);
  if (found.length === 0) console.log('No failed messages.');
  for (const { queue: name, messages, oldest } of found) {
    if (command === 'list') console.log(`${name}: ${messages}, oldest from ${oldest?.toISOString() ?? '?'}`);
    else console.log(`${name}: replayed ${await replayPoison(service, name)}`);
  }
} catch (error) {
  const { code, message } = error as { code?: string; message?: string };
  console.error(explain(code) ?? `Queue Storage failed: ${code ?? message}`);
  process.exitCode = 1;
}

/** The explanation of an error code; undefined: no known code. */
function explain(code: string | undefined): string | undefined {
  if (code === 'AuthorizationPermissionMismatch')
    return 'Access to Queue Storage is denied: you lack the role (AuthorizationPermissionMismatch).';
  if (code === 'AuthorizationFailure')
    return 'Queue Storage blocks your IP address (AuthorizationFailure). Add it to PORTAL_OPERATOR_ADDRESSES and run azd provision.';
  return undefined;
}
