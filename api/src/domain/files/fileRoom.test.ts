import { expect, test } from 'vitest';
import type { RequestFile } from '../requests/requestDocument.ts';
import { fileRoom } from './fileRoom.ts';

function filesOf(client: number, staff: number): Record<string, RequestFile> {
  const entries = Array.from({ length: client + staff }, (_, index) => [
    `file_${index}`,
    { uploadedByAdmin: index >= client } as RequestFile,
  ]);
  return Object.fromEntries(entries) as Record<string, RequestFile>;
}

test.each([
  // Files of the client and of staff, and the room of each.
  [0, 0, 200, 200],
  [1, 0, 199, 200],
  [0, 1, 200, 199],
  [100, 100, 100, 100],
  [100, 150, 50, 50],
  [100, 200, 0, 0],
  [99, 200, 1, 0],
  [0, 200, 100, 0],
  [200, 0, 0, 100],
  [200, 100, 0, 0],
  [200, 99, 0, 1],
  [150, 150, 0, 0],
  // Stored by earlier versions.
  [0, 300, 100, 0],
  [50, 250, 50, 0],
  [100, 300, 0, 0],
  [250, 0, 0, 100],
  [300, 0, 0, 100],
])('with %i files of the client and %i of staff: room for %i and %i', (client, staff, ofClient, ofStaff) => {
  const files = filesOf(client, staff);
  expect(fileRoom(files, 'client')).toBe(ofClient);
  expect(fileRoom(files, 'staff')).toBe(ofStaff);
});
