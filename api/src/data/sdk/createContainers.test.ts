import type { CosmosClient } from '@azure/cosmos';
import { expect, it } from 'vitest';
import { containers, createContainers } from '../containers.ts';

/** A client whose creations fail with this status, after a read that found nothing. */
function clientWith(status: number) {
  const created: string[] = [];
  const createIfNotExists = ({ id }: { id: string }) => {
    created.push(id);
    return Promise.reject(Object.assign(new Error('conflict'), { code: status }));
  };
  const client = {
    databases: { createIfNotExists },
    database: () => ({ containers: { createIfNotExists } }),
  } as unknown as CosmosClient;
  return { client, created };
}

it('accepts that another process created the database and its containers at the same time', async () => {
  const { client, created } = clientWith(409);
  await createContainers(client, 'portal');
  expect(created).toEqual(['portal', ...Object.keys(containers)]);
});

it('fails for any other reason', async () => {
  await expect(createContainers(clientWith(503).client, 'portal')).rejects.toThrow('conflict');
});
