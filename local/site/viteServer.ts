import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runAsPart } from '../supervisor/parts/runAsPart.ts';

interface ViteServer {
  listen(): Promise<unknown>;
  close(): Promise<void>;
  resolvedUrls: { local: string[] } | null;
}

interface Vite {
  createServer(options: { server: { port: number; host: string } }): Promise<ViteServer>;
}

// Vite is a dependency of the frontend, the current folder, so it is resolved from there.
runAsPart(async () => {
  const vitePath = createRequire(join(process.cwd(), 'package.json')).resolve('vite');
  const vite = (await import(pathToFileURL(vitePath).href)) as Vite;
  const server = await vite.createServer({ server: { port: 0, host: '127.0.0.1' } });
  await server.listen();
  const [url] = server.resolvedUrls?.local ?? [];
  if (!url) throw new Error('Vite has no local URL.');
  return { url: url.replace(/\/$/, ''), stop: () => server.close() };
});
