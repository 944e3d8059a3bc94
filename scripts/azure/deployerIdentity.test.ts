import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sourceText, textOf } from '../infra/templates/sources.ts';
import { root } from '../run.ts';

/** The commands in docs/operations.md, with the placeholder filled in. */
const commands = /\n### The identity of the workflow\n[^]*?```sh\n([^]*?)```/
  .exec(sourceText('docs/operations.md'))![1]!
  .replace('<owner>/<repository>', 'clinic/portal');

test('the documented commands create the workflow’s identity for one environment, with the generated condition', () => {
  const folder = mkdtempSync(join(tmpdir(), 'identity-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const az = [
    '#!/bin/sh',
    `for word; do printf '%s\\037' "$word" >> ${folder}/called; done; printf '\\n' >> ${folder}/called`,
    'case "$*" in',
    '  "account show"*) echo subscription-id ;;',
    '  "identity show"*principalId*) echo principal-id ;;',
    'esac',
  ];
  writeFileSync(join(folder, 'az'), az.join('\n'));
  chmodSync(join(folder, 'az'), 0o700);
  const { status, stderr } = spawnSync('sh', ['-eu', '-c', commands], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: `${folder}${delimiter}${process.env['PATH']}` },
  });
  expect([status, stderr]).toEqual([0, '']);

  const called = readFileSync(join(folder, 'called'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\u001f').slice(0, -1));
  const valueOf = (words: readonly string[], option: string) => words[words.indexOf(option) + 1];
  const [credential] = called.filter((words) => words.includes('federated-credential'));
  expect(valueOf(credential!, '--subject')).toBe('repo:clinic/portal:environment:dev');
  const assignments = called.filter((words) => words.slice(0, 3).join(' ') === 'role assignment create');
  expect(assignments.map((words) => [valueOf(words, '--role'), valueOf(words, '--scope')])).toEqual([
    ['Contributor', '/subscriptions/subscription-id'],
    ['Role Based Access Control Administrator', '/subscriptions/subscription-id'],
  ]);
  expect(assignments.map((words) => valueOf(words, '--assignee-object-id'))).toEqual([
    'principal-id',
    'principal-id',
  ]);
  expect(valueOf(assignments[1]!, '--condition')).toBe(textOf('generated/deployer.condition').trim());
  expect(valueOf(assignments[1]!, '--condition-version')).toBe('2.0');
});
