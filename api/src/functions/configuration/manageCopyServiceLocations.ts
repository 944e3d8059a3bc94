import { randomUUID } from 'node:crypto';
import * as entries from '@portal/contract/configuration/endpoints/manageCopyServices.ts';
import {
  addLocation,
  editLocation,
  removeLocation,
} from '../../domain/configuration/notices/locationRules.ts';
import { endpoint } from '../../http/endpoint.ts';
import { changeNotices } from '../../workflows/configuration/changeNotices.ts';

/** POST /api/manageCopyServiceLocations?id: adds a location to a copy service. */
endpoint(entries.addCopyServiceLocation, async ({ query: { id: serviceId }, body, caller, now }) => {
  const id = `location-${randomUUID()}`;
  const data = await changeNotices((notices) => addLocation(notices, serviceId, body, id), caller, now);
  return { message: 'Location created successfully', data };
});

/** PUT /api/manageCopyServiceLocations?id: changes a location. */
endpoint(entries.editCopyServiceLocation, async ({ query: { id }, body, caller, now }) => ({
  message: 'Location updated successfully',
  data: await changeNotices((notices) => editLocation(notices, id, body), caller, now),
}));

/** DELETE /api/manageCopyServiceLocations?id&seen: deletes a location. */
endpoint(entries.deleteCopyServiceLocation, async ({ query: { id, seen }, caller, now }) => ({
  message: 'Location deleted successfully',
  data: await changeNotices((notices) => removeLocation(notices, id, seen), caller, now),
}));
