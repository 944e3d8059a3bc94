import * as z from 'zod';
import { SPEED_TASK, type TraceEvent } from './blockingTime.ts';

export type Scheme = 'light' | 'dark';

/** A page to visit. */
export interface Measured {
  readonly url: string;
  readonly scheme: Scheme;
  /** Of the person who is signed in; null: nobody is. */
  readonly token: string | null;
}

/** The screen of Lighthouse's phone. */
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };

/** Resolves when the app has started and then requests nothing for a second. */
const QUIET = `new Promise((resolve) => {
  let timer;
  const restart = () => {
    clearTimeout(timer);
    if ('ready' in document.documentElement.dataset) timer = setTimeout(resolve, 1000);
  };
  new MutationObserver(restart).observe(document.documentElement, { attributes: true });
  new PerformanceObserver(restart).observe({ type: 'resource' });
  restart();
})`;

/**
 * A trace of one visit with an empty cache, which ends with `SPEED_TASK`. Not with Playwright: it makes Chromium record which
 * script requested each file, for which V8 parses the script again. That adds 10 to 14 ms to a task that no visitor has.
 * @param port Of Chromium's DevTools
 */
export async function traceOf(port: number, { url, scheme, token }: Measured): Promise<TraceEvent[]> {
  const devtools = await DevTools.connect(port);
  try {
    const { browserContextId } = await devtools.send('Target.createBrowserContext', {}, context);
    const target = { url: 'about:blank', browserContextId };
    const { targetId } = await devtools.send('Target.createTarget', target, created);
    const { sessionId } = await devtools.send('Target.attachToTarget', { targetId, flatten: true }, attached);
    const page = (method: string, params: object = {}) => devtools.send(method, params, ANY, sessionId);
    const evaluate = (expression: string) => page('Runtime.evaluate', { expression, awaitPromise: true });

    await page('Page.enable');
    await page('Emulation.setDeviceMetricsOverride', PHONE);
    const features = [{ name: 'prefers-color-scheme', value: scheme }];
    await page('Emulation.setEmulatedMedia', { features });
    if (token) {
      const source = `if (location.origin !== 'null') localStorage.setItem('portal.session', '${token}')`;
      await page('Page.addScriptToEvaluateOnNewDocument', { source });
    }
    const includedCategories = ['disabled-by-default-devtools.timeline', 'blink.user_timing'];
    const traceConfig = { includedCategories };
    await devtools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
    const loaded = devtools.next('Page.loadEventFired');
    await page('Page.navigate', { url });
    await loaded;
    await evaluate(QUIET);
    await evaluate(SPEED_TASK);
    // The answer comes before the task ends, and with it its event.
    await evaluate('new Promise(requestAnimationFrame)');
    const complete = devtools.next('Tracing.tracingComplete');
    await devtools.send('Tracing.end');
    await complete;
    await devtools.send('Target.disposeBrowserContext', { browserContextId });
    return devtools.traceEvents;
  } finally {
    devtools.close();
  }
}

const ANY = z.unknown();
const context = z.object({ browserContextId: z.string() });
const created = z.object({ targetId: z.string() });
const attached = z.object({ sessionId: z.string() });
const version = z.object({ webSocketDebuggerUrl: z.string() });
const message = z.object({
  id: z.optional(z.number()),
  result: z.optional(z.unknown()),
  error: z.optional(z.object({ message: z.string() })),
  method: z.optional(z.string()),
  params: z.optional(z.object({ value: z.optional(z.array(z.custom<TraceEvent>())) })),
});
type Message = z.output<typeof message>;

/** A connection to Chromium's DevTools. */
class DevTools {
  readonly traceEvents: TraceEvent[] = [];
  readonly #socket: WebSocket;
  readonly #answers = new Map<number, (answer: Message) => void>();
  readonly #events = new Map<string, () => void>();
  #lastId = 0;

  static async connect(port: number): Promise<DevTools> {
    const response = await fetch(`http://127.0.0.1:${port}/json/version`);
    const socket = new WebSocket(version.parse(await response.json()).webSocketDebuggerUrl);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', reject);
    });
    return new DevTools(socket);
  }

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#receive(message.parse(JSON.parse(String(data)))));
  }

  /** Sends a command, to the browser or, with a session, to a page. Rejects if it is refused. */
  send<S extends z.ZodType = typeof ANY>(
    method: string,
    params: object = {},
    result: S = ANY as unknown as S,
    sessionId?: string,
  ): Promise<z.output<S>> {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#answers.set(id, (answer) => {
        if (answer.error) reject(new Error(`${method}: ${answer.error.message}`));
        else resolve(result.parse(answer.result));
      });
      this.#socket.send(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }));
    });
  }

  /** Resolves at the next event with this name. */
  next(method: string): Promise<void> {
    return new Promise((resolve) => this.#events.set(method, resolve));
  }

  close(): void {
    this.#socket.close();
  }

  #receive(received: Message): void {
    const { id, method = '', params } = received;
    if (id !== undefined) this.#answers.get(id)?.(received);
    else if (method === 'Tracing.dataCollected') this.traceEvents.push(...(params?.value ?? []));
    else this.#events.get(method)?.();
  }
}
