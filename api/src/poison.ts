// Messages that failed five times: `list` says where they are, `replay [queue]` moves them back. Reads no other setting
// than where the queues are, so that it works while secrets are out of reach.
import { environmentFrom } from './config/environmentFrom.ts';
import { settingsOneByOne } from './config/settings.ts';
import { openQueues } from './services/queues/openQueues.ts';
import { listPoison, queueNames, replayPoison } from './services/queues/poisonQueues.ts';

const [command, queue] = process.argv.slice(2);
const isKnown = queue === undefined || queueNames.includes(queue);
if (!(command === 'list' && queue === undefined) && !(command === 'replay' && isKnown)) {
  if (!isKnown) console.error(`There is no queue ${queue}. The queues are ${queueNames.join(', ')}.`);
  console.error('Usage: npm run operate -- poison list|replay [queue]');
  process.exit(2);
}

try {
  const service = await openQueues(settingsOneByOne(await environmentFrom(undefined)).readable);
  if (!service) throw new Error('Neither Queues__queueServiceUri nor Queues is set.');
  const found = (await listPoison(service)).filter((each) => queue === undefined || each.queue === queue);
  if (found.length === 0) console.log('No message has failed.');
  for (const { queue: name, messages, oldest } of found) {
    if (command === 'list')
      console.log(`${name}: ${messages}, the oldest since ${oldest?.toISOString() ?? '?'}`);
    else console.log(`${name}: moved back ${await replayPoison(service, name)}`);
  }
} catch (error) {
  const { code, message } = error as { code?: string; message?: string };
  console.error(explained(code) ?? `Queue Storage failed: ${code ?? message}`);
  process.exitCode = 1;
}

/** What Queue Storage means by a refusal. */
function explained(code: string | undefined): string | undefined {
  if (code === 'AuthorizationPermissionMismatch')
    return 'Queue Storage refuses you: you lack the role (AuthorizationPermissionMismatch).';
  if (code === 'AuthorizationFailure')
    return 'Queue Storage does not let your address in (AuthorizationFailure). Put it into PORTAL_OPERATOR_ADDRESSES and run azd provision.';
  return undefined;
}
