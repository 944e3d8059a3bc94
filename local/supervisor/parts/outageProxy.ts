import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** A TCP proxy with which a test makes a store or Stripe unreachable or slow. */
export interface OutageProxy {
  url: string;
  setOutage(isDown: boolean): Promise<void>;
  /** Delays what callers send by this time. */
  setDelay(ms: number): void;
  close(): Promise<void>;
}

export async function startOutageProxy(targetUrl: string): Promise<OutageProxy> {
  const target = new URL(targetUrl);
  const sockets = new Set<Socket>();
  let delayMs = 0;
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
  };
  const server = createServer((inbound) => {
    const outbound = connect(Number(target.port), target.hostname);
    track(inbound);
    track(outbound);
    inbound.once('close', () => outbound.destroy());
    outbound.once('close', () => inbound.destroy());
    inbound
      .pipe(delayed(() => delayMs))
      .pipe(outbound)
      .pipe(inbound);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, '127.0.0.1', () => {
        server.off('error', reject);
        resolve();
      });
    });
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    // During an outage the proxy does not listen, so connections are refused.
    setOutage: async (isDown) => {
      if (isDown && server.listening) await close();
      if (!isDown && !server.listening) await listen(port);
    },
    setDelay: (ms) => {
      delayMs = ms;
    },
    close: async () => {
      if (server.listening) await close();
    },
  };
}

/** A stream that passes each chunk on after a time. */
function delayed(delayMs: () => number): Transform {
  return new Transform({
    transform(chunk, _, done) {
      const ms = delayMs();
      if (ms === 0) {
        done(null, chunk);
        return;
      }
      // Chunks that arrive together, such as the head and the body of a request, are delayed together.
      setTimeout(() => this.push(chunk), ms);
      done();
    },
    flush: (done) => void setTimeout(done, delayMs()),
  });
}
