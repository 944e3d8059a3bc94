import type { BodyOf, Operation } from '@portal/contract/endpoint.ts';
import { mockOperation } from './mockOperation.ts';
import { server } from './server.ts';

/** Mocks an operation for the test. Returns the bodies of its calls, in a list that grows with each call. */
export function recordBodies<O extends Operation>(
  operation: O,
  reply: Parameters<typeof mockOperation<O>>[1],
): BodyOf<O>[] {
  const bodies: BodyOf<O>[] = [];
  server.use(
    mockOperation(operation, (call) => {
      bodies.push(call.body);
      return reply(call);
    }),
  );
  return bodies;
}
