import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StartOptions } from '../startOptions.ts';
import type { PartSpec } from './startPart.ts';

const program = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const exitWithSupervisor = ['--import', program('supervisor/exitWithSupervisor.ts')];

export function siteSpec(options: StartOptions, mailDir: string): PartSpec {
  const { root, port, siteDir, ribbon, faultInjection } = options;
  // Vite serves from the sources. The build has its own copy, which includes the values of the build.
  const configFile = join(options.dev ? root : siteDir, 'staticwebapp.config.json');
  return {
    name: 'site',
    module: program('site/main.ts'),
    cwd: root,
    options: { port, distDir: siteDir, configFile, mailDir, ribbon, control: faultInjection },
  };
}

export function cosmosSpec({ root, stateDir, durable, unkind, mild }: StartOptions): PartSpec {
  return {
    name: 'cosmos',
    module: program('cosmos/main.ts'),
    cwd: root,
    options: { port: 0, dir: join(stateDir, 'cosmos'), durable, unkind, mild },
  };
}

export function blobSpec(
  { root, stateDir, durable }: StartOptions,
  siteUrl: string,
  mailDir: string,
): PartSpec {
  const origins = [siteUrl, siteUrl.replace('localhost', '127.0.0.1')];
  return {
    name: 'blob',
    module: program('blob/main.ts'),
    cwd: root,
    options: { dir: join(stateDir, 'blob'), origins, durable, mailDir },
  };
}

export function stripeSpec(
  { root, stateDir }: StartOptions,
  emulator: { webhookUrl: string; publicBase: string; webhookSecret: string; publishableKey: string },
): PartSpec {
  return {
    name: 'stripe',
    module: fileURLToPath(import.meta.resolve('@portal/stripe-emulator/bin.js')),
    cwd: root,
    options: { port: 0, dir: join(stateDir, 'stripe'), ...emulator },
  };
}

export function functionsHostSpec({ apiDir, stateDir }: StartOptions, env: PartSpec['env']): PartSpec {
  return {
    name: 'api',
    module: program('functions/main.ts'),
    cwd: apiDir,
    options: { port: 0, dir: join(stateDir, 'functions'), appDir: apiDir },
    env: env ?? {},
  };
}

export function coreToolsSpec({ apiDir }: StartOptions, env: PartSpec['env']): PartSpec {
  return {
    name: 'api',
    module: program('functions/coreTools.ts'),
    cwd: apiDir,
    options: { port: 0 },
    env: env ?? {},
    readyWithinMs: 120_000,
  };
}

export function viteSpec({ root }: StartOptions): PartSpec {
  return {
    name: 'vite',
    module: program('site/viteServer.ts'),
    cwd: join(root, 'frontend'),
    options: {},
  };
}

export function apiWatchSpec({ apiDir }: StartOptions): PartSpec {
  return {
    name: 'api-build',
    module: join(apiDir, 'build.ts'),
    cwd: apiDir,
    options: '--watch',
    execArgv: exitWithSupervisor,
    sendsReadyMessage: false,
  };
}
