import { listFacilities } from '@portal/contract/configuration/endpoints/configuration.ts';
import { facilities } from '../../data/configuration/lists.ts';
import { endpoint } from '../../http/endpoint.ts';

/** GET /api/getFacilities: the facilities that the wizard offers. */
endpoint(listFacilities, async () => {
  const active = (await facilities.read()).filter((facility) => facility.isActive);
  const sorted = active.toSorted((a, b) => a.order - b.order || a.name.localeCompare(b.name));
  return { data: sorted.map(({ _id, name }) => ({ _id, name })) };
});
