import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { root } from '../run.ts';

// Another Vitest starts and loads the libraries, which can take long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

mkdirSync(join(root, '.test'), { recursive: true });
const parent = mkdtempSync(join(root, '.test/leaks-'));
afterAll(() => rmSync(parent, { recursive: true }));

interface FileResult {
  name: string;
  status: string;
  message: string;
}

/** Runs two test files in one worker, one after the other. Returns their results. */
async function runInOneWorker(
  project: string,
  folder: string,
  first: string,
  second: string,
): Promise<[FileResult, FileResult]> {
  const dir = mkdtempSync(join(parent, 'run-'));
  const files = { 'a.test.ts': first, 'b.test.ts': second };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
  const config = join(dir, 'vitest.config.ts');
  writeFileSync(
    config,
    `import { BaseSequencer } from 'vitest/node';
    import config from '${root}/${folder}/vitest.config.ts';
    class ByName extends BaseSequencer {
      sort(files) {
        return files.toSorted((a, b) => a.moduleId.localeCompare(b.moduleId));
      }
    }
    const { test } = config;
    const project = test.projects?.find((project) => project.test?.name === '${project}')?.test ?? test;
    export default {
      root: '${root}/${folder}',
      test: { ...project, include: ['${dir}/*.test.ts'], maxWorkers: 1, sequence: { sequencer: ByName } },
    };`,
  );
  const report = join(dir, 'report.json');
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--config', config, '--reporter=json', `--outputFile=${report}`];
  // Without the variables of the Vitest that runs this test.
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'] };
  const output = await new Promise<string>((done) => {
    execFile(process.execPath, args, { cwd: root, env }, (_, stdout, stderr) => done(stdout + stderr));
  });
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as { testResults: FileResult[] };
    const [a, b] = testResults.toSorted((one, other) => one.name.localeCompare(other.name));
    return [a!, b!];
  } catch (cause) {
    throw new Error(output, { cause });
  }
}

/** The planted leaks that a failed file does not name. */
function unreported({ message }: FileResult, plants: Record<string, string>): string[] {
  const lines = message.split('\n').map((line) => line.trim());
  return Object.keys(plants).filter((what) => !lines.some((line) => line.startsWith(what)));
}

/** A file with one test, which does all this and passes. */
const fileThatLeaves = (plants: Record<string, string>) => `
  import { it } from 'vitest';
  const fired = (globalThis[Symbol.for('fired')] = []);
  it('passes', () => {
    ${Object.values(plants).join(';\n')};
  });`;

describe('a test file that leaves something', () => {
  it('in the window fails, and the next file of its worker finds nothing', async () => {
    const plants = {
      setTimeout: `setTimeout(() => fired.push('timeout'), 1)`,
      setInterval: `setInterval(() => fired.push('interval'), 1)`,
      requestAnimationFrame: `requestAnimationFrame(() => fired.push('frame'))`,
      'listener of window for "planted"': `window.addEventListener('planted', () => fired.push('window'))`,
      'listener of document for "planted"': `document.addEventListener('planted', () => fired.push('document'), true)`,
      'listener of <html> for "planted"': `document.documentElement.addEventListener('planted', () => fired.push('html'))`,
      'listener of <head> for "planted"': `document.head.addEventListener('planted', () => fired.push('head'))`,
      'listener of <body> for "planted"': `document.body.addEventListener('planted', () => fired.push('body'), { once: true })`,
      'channel "planted"': `new BroadcastChannel('planted').onmessage = () => fired.push('channel')`,
      '<div> in <body>': `document.body.append(document.createElement('div'))`,
      '<p> in <body>': `document.body.insertAdjacentHTML('beforeend', '<p></p>')`,
      '<link> in <head>': `document.head.prepend(document.createElement('link'))`,
    };
    const [leaving, next] = await runInOneWorker(
      'frontend',
      'frontend',
      fileThatLeaves(plants),
      `import { expect, it } from 'vitest';
      const fired = globalThis[Symbol.for('fired')];
      it('is in the same worker, and nothing of the other file happens', async () => {
        expect(fired).toEqual([]);
        expect(document.body.childElementCount + document.head.querySelectorAll('link').length).toBe(0);
        for (const target of [window, document, document.documentElement, document.head, document.body])
          target.dispatchEvent(new Event('planted'));
        const channel = new BroadcastChannel('planted');
        const listener = new BroadcastChannel('planted');
        const heard = new Promise((done) => (listener.onmessage = done));
        channel.postMessage('');
        await heard;
        channel.close();
        listener.close();
        await new Promise((done) => setTimeout(done, 1));
        await new Promise((done) => requestAnimationFrame(done));
        expect(fired).toEqual([]);
      });`,
    );
    expect(leaving.status).toBe('failed');
    expect(unreported(leaving, plants)).toEqual([]);
    expect([next.status, next.message]).toEqual(['passed', '']);
  });

  it('in the process fails, and the next file of its worker finds nothing', async () => {
    const plants = {
      setTimeout: `setTimeout(() => fired.push('timeout'), 1)`,
      setInterval: `setInterval(() => fired.push('interval'), 1)`,
      'environment variable PLANTED': `process.env.PLANTED = 'planted'`,
      'environment variable PATH': `process.env.PATH = 'planted'`,
      'environment variable HOME': `delete process.env.HOME`,
      'global planted': `globalThis.planted = true`,
      'listener of process for "planted"': `process.on('planted', () => fired.push('process'))`,
      'listener of process for "plantedOnce"': `process.once('plantedOnce', () => fired.push('process'))`,
      'working folder': `process.chdir('/')`,
    };
    const [leaving, next] = await runInOneWorker(
      'rules',
      '.',
      // Zod keeps its settings in a global.
      `import * as z from 'zod/mini';
      z.config({ customError: () => 'planted' });
      z.globalRegistry.add(z.string(), { id: 'planted' });
      ${fileThatLeaves(plants)}`,
      `import { expect, it } from 'vitest';
      import * as z from 'zod/mini';
      const fired = globalThis[Symbol.for('fired')];
      it('is in the same worker, and nothing of the other file happens', async () => {
        process.emit('planted');
        process.emit('plantedOnce');
        await new Promise((done) => setTimeout(done, 1));
        expect(fired).toEqual([]);
        expect(typeof planted).toBe('undefined');
        expect(process.env).not.toHaveProperty('PLANTED');
        expect(process.env.PATH).not.toBe('planted');
        expect(process.env).toHaveProperty('HOME');
        expect(process.cwd()).not.toBe('/');
        expect([z.config(), z.toJSONSchema(z.globalRegistry)]).toEqual([{}, { schemas: {} }]);
      });`,
    );
    expect(leaving.status).toBe('failed');
    expect(unreported(leaving, plants)).toEqual([]);
    expect([next.status, next.message]).toEqual(['passed', '']);
  });
});
