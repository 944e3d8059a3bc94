import { randomUUID } from 'node:crypto';
import * as entries from '@portal/contract/configuration/endpoints/manageCopyServices.ts';
import {
  addCopyService,
  editCopyService,
  removeCopyService,
} from '../../domain/configuration/notices/copyServiceRules.ts';
import { endpoint } from '../../http/endpoint.ts';
import { changeNotices } from '../../workflows/configuration/changeNotices.ts';

/** POST /api/manageCopyServices: adds a copy service. */
endpoint(entries.addCopyService, async ({ body, caller, now }) => {
  const id = `copy-service-${randomUUID()}`;
  const data = await changeNotices((notices) => addCopyService(notices, body, { id }), caller, now);
  return { message: 'Copy service created successfully', data };
});

/** PUT /api/manageCopyServices?id: changes a copy service. */
endpoint(entries.editCopyService, async ({ query: { id }, body, caller, now }) => ({
  message: 'Copy service updated successfully',
  data: await changeNotices((notices) => editCopyService(notices, id, body), caller, now),
}));

/** DELETE /api/manageCopyServices?id&seen: deletes a copy service with its locations. */
endpoint(entries.deleteCopyService, async ({ query: { id, seen }, caller, now }) => ({
  message: 'Copy service deleted successfully',
  data: await changeNotices((notices) => removeCopyService(notices, id, seen), caller, now),
}));
