import type { JSONObject, OperationInput } from '@azure/cosmos';
import * as z from 'zod/mini';
import { type MoreSubjects, moreSubjects } from '../../../domain/files/downloads/paidSubjects.ts';
import { readDocument, type Stored } from '../../documents.ts';

const ID = 'more-subjects';

const stored = z.object({ subjects: moreSubjects });

/** The subjects of paid files of a request besides those of the payments. Without an ETag if nothing is stored yet. */
export async function readMoreSubjects(
  requestId: string,
): Promise<{ readonly value: MoreSubjects; readonly etag: Stored<unknown>['etag'] | null }> {
  const found = await readDocument('requests', ID, requestId, stored);
  return found ? { value: found.value.subjects, etag: found.etag } : { value: {}, etag: null };
}

/** The operation that stores them, for the batch of the claim. Fails if they changed since they were read. */
export function moreSubjectsOperation(
  requestId: string,
  subjects: MoreSubjects,
  etag: string | null,
): OperationInput {
  const resourceBody = { id: ID, requestId, type: 'more-subjects', subjects } as unknown as JSONObject;
  return etag === null
    ? { operationType: 'Create', resourceBody }
    : { operationType: 'Replace', id: ID, ifMatch: etag, resourceBody };
}
