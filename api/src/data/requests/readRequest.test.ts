import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { aRequest } from '../../domain/testing/aRequest.ts';
import { notFound, PortalError, unavailable } from '../../errors/portalError.ts';
import type { Stored } from '../documents.ts';
import { decideOnCurrent, noteWrite, readRequest, readRequestSince } from './readRequest.ts';

/** What reads find until the process catches up. */
let seen: Stored<RequestDocument>;
/** What the store has. */
let current: Stored<RequestDocument>;
let catchUps: number;
let runs: number;

vi.mock('../documents.ts', () => ({
  readKnownDocument: async () => structuredClone(seen),
  catchUp: async () => {
    catchUps += 1;
    seen = current;
  },
}));

const version = (status: string, etag: string) => ({ value: { ...aRequest(), status }, etag });

beforeEach(() => {
  seen = version('pending', '1');
  current = version('completed', '2');
  catchUps = 0;
  runs = 0;
});

/** A call that only a completed request allows. */
async function call(): Promise<string> {
  runs += 1;
  const { status } = (await readRequest('r1'))!.value;
  if (status !== 'completed') throw new PortalError('conflict', 'Complete the request first.');
  return status;
}

describe('a call that is refused', () => {
  it('decides again on the change that it had missed', async () => {
    await expect(decideOnCurrent(call)).resolves.toBe('completed');
    expect(runs).toBe(2);
  });

  it('is refused once if it had seen the newest version', async () => {
    current = seen;
    await expect(decideOnCurrent(call)).rejects.toThrow('Complete the request first.');
    expect([runs, catchUps]).toEqual([1, 1]);
  });

  it('decides again at most once', async () => {
    current = version('processing', '2');
    await expect(decideOnCurrent(call)).rejects.toThrow('Complete the request first.');
    expect(runs).toBe(2);
  });

  it('decides again if only the first of its reads was old', async () => {
    const both = async () => {
      const first = await readRequest('r1');
      seen = current;
      await readRequest('r1');
      if (first!.value.status !== 'completed') throw notFound('File not found');
      return 'found';
    };
    await expect(decideOnCurrent(both)).resolves.toBe('found');
  });

  it('is not run again after it changed a request', async () => {
    const writing = async () => {
      noteWrite();
      return call();
    };
    await expect(decideOnCurrent(writing)).rejects.toThrow('Complete the request first.');
    expect([runs, catchUps]).toEqual([1, 0]);
  });

  it('is not run again if it read no request', async () => {
    await expect(decideOnCurrent(() => Promise.reject(notFound('No such person')))).rejects.toThrow(
      'No such person',
    );
    expect(catchUps).toBe(0);
  });

  it.each([unavailable('the store'), new PortalError('rate_limited', 'Too often'), new Error('A defect')])(
    'is not run again for a failure: %s',
    async (failure) => {
      const failing = async () => {
        runs += 1;
        await readRequest('r1');
        throw failure;
      };
      await expect(decideOnCurrent(failing)).rejects.toBe(failure);
      expect([runs, catchUps]).toEqual([1, 0]);
    },
  );
});

it('calls at the same time do not count what the other wrote', async () => {
  const { promise: otherHasWritten, resolve } = Promise.withResolvers<void>();
  const waiting = decideOnCurrent(async () => {
    await otherHasWritten;
    return call();
  });
  const writing = decideOnCurrent(async () => noteWrite());
  await writing;
  resolve();
  await expect(waiting).resolves.toBe('completed');
});

it('a version that is older than the known one is read again', async () => {
  const known = { ...current.value, seq: seen.value.seq + 1 };
  current = { ...current, value: known };
  expect((await readRequestSince(known))?.value).toMatchObject({ status: 'completed', seq: known.seq });
  expect((await readRequestSince(known))?.value.seq).toBe(known.seq);
  expect(catchUps).toBe(1);
});
