import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy that a test can cut to make a store unreachable. */
export interface Wire {
  url: string;
  setCut(cut: boolean): Promise<void>;
  close(): Promise<void>;
}

export async function openWire(targetUrl: string): Promise<Wire> {
  const target = new URL(targetUrl);
  const sockets = new Set<Socket>();
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
    inbound.pipe(outbound).pipe(inbound);
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
    // A cut wire does not listen, so connections are refused, as by a store that is down.
    setCut: async (cut) => {
      if (cut && server.listening) await close();
      if (!cut && !server.listening) await listen(port);
    },
    close: async () => {
      if (server.listening) await close();
    },
  };
}
