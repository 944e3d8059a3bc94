import { QueueServiceClient, type DequeuedMessageItem, type QueueClient } from '@azure/storage-queue';
import { setTimeout as delay } from 'node:timers/promises';
import type { FunctionEntry, RpcData } from './coreTypes.ts';
import { describeError } from './describeError.ts';
import { awaitMessages } from './awaitMessages.ts';
import type { FunctionsCore } from './functionsCore.ts';
import type { HostSettings } from './hostSettings.ts';
import { connectionString, expandSettings, isDisabled } from './settings.ts';
import type { Run, Trigger } from './invoke.ts';

/** Short and renewed, so that a message is retried soon after its host was killed. */
const leaseSeconds = 10;
const minPollMs = 100;
const maxPollMs = 1000;
/** While the service announces messages. A message of a host that was killed becomes visible again without that. */
const announcedPollMs = 5000;
/** A new host may have to continue what a killed one left. */
const newHostMs = 15_000;

/** Runs a function for each message of a storage queue, unless `AzureWebJobs.<name>.Disabled` is set. After too many failures a message moves to `<queue>-poison`. */
export function queueTrigger(
  core: FunctionsCore,
  entry: FunctionEntry,
  run: Run,
  settings: HostSettings['queues'],
): Trigger {
  const service = QueueServiceClient.fromConnectionString(connectionString(entry.trigger.connection));
  const name = expandSettings(entry.trigger.queueName ?? '');
  const queue = service.getQueueClient(name);
  const poison = service.getQueueClient(`${name}-poison`);
  const stopping = new AbortController();
  const startedAt = performance.now();
  let wake = Promise.withResolvers<void>();

  const handle = async (message: DequeuedMessageItem) => {
    const lease = startLeaseRenewal(queue, message);
    const text = decode(message.messageText, settings.messageEncoding);
    try {
      await run(entry, { trigger: { string: text }, triggerMetadata: metadataOf(message, text) });
    } catch (error) {
      core.log('error', 'user', `${entry.name}: ${describeError(error)}`);
      const popReceipt = await lease.release();
      if (message.dequeueCount < settings.maxDequeueCount) {
        await queue.updateMessage(
          message.messageId,
          popReceipt,
          message.messageText,
          settings.visibilityTimeout,
        );
        return;
      }
      await poison.createIfNotExists();
      await poison.sendMessage(message.messageText);
      await queue.deleteMessage(message.messageId, popReceipt);
      return;
    }
    await queue.deleteMessage(message.messageId, await lease.release());
  };

  const poll = async () => {
    const messages = awaitMessages(service.url, name, () => wake.resolve(), stopping.signal);
    const longestWaitMs = () =>
      messages.isAnnounced && performance.now() - startedAt > newHostMs ? announcedPollMs : maxPollMs;
    let waitMs = minPollMs;
    let exists = false;
    let failing = false;
    while (!stopping.signal.aborted) {
      // Before asking, so that no message that arrives after that is missed.
      wake = Promise.withResolvers();
      try {
        if (!exists) await queue.createIfNotExists({ abortSignal: stopping.signal });
        exists = true;
        const { receivedMessageItems } = await queue.receiveMessages({
          numberOfMessages: settings.batchSize,
          visibilityTimeout: leaseSeconds,
          abortSignal: stopping.signal,
        });
        failing = false;
        await Promise.all(receivedMessageItems.map(handle));
        waitMs =
          receivedMessageItems.length > 0 ? 0 : Math.min(Math.max(waitMs, minPollMs) * 2, longestWaitMs());
      } catch (error) {
        if (stopping.signal.aborted) return;
        // Logged once, not for each attempt while the storage is unavailable.
        if (!failing) core.log('warning', 'system', `The queue ${name} cannot be read: ${messageOf(error)}`);
        failing = true;
        waitMs = maxPollMs;
      }
      const pause = delay(waitMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      await Promise.race([pause, wake.promise]);
    }
  };
  const polling = isDisabled(entry.name) ? Promise.resolve() : poll();

  return {
    fire: async (input) => {
      await run(entry, { trigger: { string: input ?? '' } });
    },
    stop: async () => {
      stopping.abort();
      await polling;
    },
  };
}

/** Renews the lease of a message while it is processed. `release` returns the current pop receipt. */
function startLeaseRenewal(queue: QueueClient, message: DequeuedMessageItem) {
  let popReceipt = message.popReceipt;
  let renewal: Promise<void> = Promise.resolve();
  const renew = async () => {
    const updated = await queue.updateMessage(
      message.messageId,
      popReceipt,
      message.messageText,
      leaseSeconds,
    );
    popReceipt = updated.popReceipt ?? popReceipt;
  };
  const timer = setInterval(
    () => {
      // If a renewal fails, the message is delivered again, which at-least-once delivery allows.
      renewal = renewal.then(renew).catch(() => undefined);
    },
    (leaseSeconds * 1000) / 3,
  );
  return {
    release: async () => {
      clearInterval(timer);
      await renewal;
      return popReceipt;
    },
  };
}

function decode(text: string, encoding: HostSettings['queues']['messageEncoding']): string {
  return encoding === 'base64' ? Buffer.from(text, 'base64').toString('utf8') : text;
}

function metadataOf(message: DequeuedMessageItem, text: string): Record<string, RpcData> {
  return {
    QueueTrigger: { string: text },
    Id: { string: message.messageId },
    PopReceipt: { string: message.popReceipt },
    DequeueCount: { json: String(message.dequeueCount) },
    InsertionTime: { json: JSON.stringify(message.insertedOn) },
    ExpirationTime: { json: JSON.stringify(message.expiresOn) },
    NextVisibleTime: { json: JSON.stringify(message.nextVisibleOn) },
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
