import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Stripe from 'stripe';
import { afterAll, expect } from 'vitest';

/** With a test mode key, the tests run against Stripe itself. */
const realKey = process.env['STRIPE_SECRET_KEY'];

export const isReal = realKey?.startsWith('sk_test_') === true;

/** How long a payment may take to settle. Stripe's test mode is slower than the emulator. */
export const SETTLED_WITHIN_MS = isReal ? 55_000 : 8000;

export const WEBHOOK_SECRET = 'whsec_emulatorTest';
export const PUBLISHABLE_KEY = 'pk_test_emulatorTest';
const PROGRAM = path.resolve(import.meta.dirname, '../bin.js');

export const CARD_ONLY: Stripe.PaymentIntentCreateParams = {
  amount: 1500,
  currency: 'usd',
  allowed_payment_method_types: ['card'],
};

export interface Emulator {
  process: ChildProcess;
  url: string;
  stripe: Stripe;
  dir: string;
}

export interface Inbox {
  server: Server;
  url: string;
  events: Stripe.Event[];
  /** The HTTP status that the inbox returns; 200 unless a test changes it. */
  status: number;
}

const running = new Set<ChildProcess>();
const folders: string[] = [];

afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true, maxRetries: 5 })));
});

/** Starts an emulator that is stopped after the tests of the file. */
export async function startEmulator(
  options: { dir?: string; webhookUrl?: string; publicBase?: string } = {},
): Promise<Emulator> {
  const dir = options.dir ?? (await newFolder());
  const keys = { webhookSecret: WEBHOOK_SECRET, publishableKey: PUBLISHABLE_KEY };
  const child = fork(PROGRAM, [JSON.stringify({ port: 0, ...keys, ...options, dir })]);
  running.add(child);
  child.once('exit', () => running.delete(child));
  const [message] = (await once(child, 'message')) as [{ url: string }];
  return { process: child, url: message.url, stripe: clientOf(message.url), dir };
}

/** A client of Stripe's test mode if there is a key for it, otherwise of a new emulator. */
export async function stripeOrEmulator(): Promise<Stripe> {
  if (isReal && realKey) return new Stripe(realKey);
  const emulator = await startEmulator();
  await control(emulator, 'bank', { settleAfterMs: 300 });
  return emulator.stripe;
}

export function clientOf(url: string, key = 'sk_test_any'): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(key, { host: hostname, port: Number(port), protocol: 'http', maxNetworkRetries: 0 });
}

/** Kills the process and waits for its exit. */
export async function kill(emulator: Emulator): Promise<void> {
  const exit = once(emulator.process, 'exit');
  emulator.process.kill('SIGKILL');
  await exit;
}

/** A webhook endpoint that checks every signature. */
export async function startInbox(port = 0): Promise<Inbox> {
  const inbox: Inbox = { server: createServer(), url: '', events: [], status: 200 };
  const verifier = new Stripe('sk_test_any');
  inbox.server.on('request', (request, response) => {
    void (async () => {
      const body = Buffer.concat(await request.toArray());
      const signature = String(request.headers['stripe-signature']);
      const event = await verifier.webhooks.constructEventAsync(body, signature, WEBHOOK_SECRET);
      inbox.events.push(event);
      response.writeHead(inbox.status).end();
    })();
  });
  inbox.server.listen(port, '127.0.0.1');
  await once(inbox.server, 'listening');
  inbox.url = `http://127.0.0.1:${(inbox.server.address() as AddressInfo).port}/hook`;
  return inbox;
}

export function closeInbox({ server }: Inbox): void {
  server.close();
  server.closeAllConnections();
}

/** Calls one of the emulator's test controls. */
export async function control(emulator: Emulator, name: string, body?: object): Promise<unknown> {
  const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  const response = await fetch(`${emulator.url}/__test/${name}`, init);
  expect(response.status).toBe(200);
  return response.json();
}

/** Returns the Stripe error of a call that must fail. */
export async function stripeErrorOf(promise: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw new Error('Stripe did not return an error', { cause: error });
}

/** The types of the events about an object, in order of arrival. */
export function typesOf(inbox: Inbox, id: string): string[] {
  return inbox.events
    .filter((event) => (event.data.object as { id?: string }).id === id)
    .map(({ type }) => type);
}

export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'stripe-emulator-'));
  folders.push(folder);
  return folder;
}
