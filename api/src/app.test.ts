import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as Functions from '@azure/functions';
import type { Operation } from '@portal/contract/endpoint.ts';
import { endpoints } from '@portal/contract/endpoints.ts';
import { beforeAll, describe, expect, test, vi } from 'vitest';

const registered = vi.hoisted(() => ({
  http: new Map<string, Functions.HttpFunctionOptions[]>(),
  other: [] as string[],
  hooks: [] as Functions.PreInvocationHandler[],
}));

vi.mock('@azure/functions', async (original) => ({
  ...(await original<typeof Functions>()),
  app: {
    http: (name: string, options: Functions.HttpFunctionOptions) =>
      registered.http.set(name, [...(registered.http.get(name) ?? []), options]),
    timer: (name: string) => registered.other.push(name),
    storageQueue: (name: string) => registered.other.push(name),
    hook: { preInvocation: (hook: Functions.PreInvocationHandler) => registered.hooks.push(hook) },
  },
}));

beforeAll(async () => {
  await import('./app.ts');
});

/** The handler of a function with this trigger after all hooks have run. */
function handlerAfterHooks(trigger: string, handler: Functions.FunctionHandler) {
  const invocation = new Functions.PreInvocationContext({
    invocationContext: new Functions.InvocationContext({
      functionName: 'anyFunction',
      options: { trigger: { type: trigger, name: 'input' } },
    }),
    functionCallback: handler,
  });
  for (const hook of registered.hooks) void hook(invocation);
  return invocation.functionHandler;
}

const hasGet = ({ method }: Operation) => method === 'GET';

const signature = (name: string, route: string, methods: readonly string[]) =>
  `${name} /${route} ${methods.toSorted().join()}`;

describe('the Function App', () => {
  test('serves exactly the endpoint table, one function per path', () => {
    const served = [...registered.http]
      .filter(([name]) => name !== 'zNoSuchEndpoint')
      .flatMap(([name, all]) => all.map(({ route, methods }) => signature(name, route!, methods!)));
    const declared = [...Map.groupBy(endpoints, (entry) => entry.function)].map(([name, entries]) =>
      signature(name, entries[0]!.path, [
        ...entries.map(({ method }) => method),
        ...(entries.some(hasGet) ? ['HEAD'] : []),
        'OPTIONS',
      ]),
    );
    expect(served.toSorted()).toEqual(declared.toSorted());
  });

  test('requires no host keys, because it checks access itself', () => {
    const levels = [...registered.http.values()].flat().map(({ authLevel }) => authLevel);
    expect(new Set(levels)).toEqual(new Set(['anonymous']));
  });

  test('registers a response for unknown paths', () => {
    expect(registered.http.get('zNoSuchEndpoint')).toMatchObject([
      { route: '{*path}', methods: expect.arrayContaining(['GET', 'HEAD', 'POST', 'PATCH', 'OPTIONS']) },
    ]);
  });

  test('registers every function under a unique name', () => {
    const names = [...registered.http.keys(), ...registered.other].map((name) => name.toLowerCase());
    expect(registered.other.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
  });

  test('registers a function for each file in functions', () => {
    const files = globSync('**/*.ts', { cwd: join(import.meta.dirname, 'functions') });
    const names = files.map((file) => basename(file, '.ts'));
    expect(new Set(names).size).toBe(files.length);
    expect(names.filter((name) => !registered.http.has(name) && !registered.other.includes(name))).toEqual(
      [],
    );
  });

  test('hides the error message from the host when a timer or queue function fails, and leaves HTTP functions alone', async () => {
    const broken = () => Promise.reject(new Error('Pat Example'));
    const context = new Functions.InvocationContext({ functionName: 'anyFunction', logHandler: () => {} });

    expect(handlerAfterHooks('httpTrigger', broken)).toBe(broken);
    for (const trigger of ['timerTrigger', 'queueTrigger']) {
      const wrapped = handlerAfterHooks(trigger, broken);
      await expect(Promise.resolve(wrapped({}, context))).rejects.toThrow(
        'anyFunction failed; see its log line "run failed"',
      );
    }
  });
});
