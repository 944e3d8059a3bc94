import { listFacilities } from '@portal/contract/endpoints/configuration.ts';
import { facilities } from '../../data/configuration/lists.ts';
import { endpoint } from '../../http/endpoint.ts';

/** GET /api/getFacilities: what the facility picker offers. */
endpoint(listFacilities, async () => {
  const active = (await facilities.read()).filter((facility) => facility.isActive);
  return { data: active.toSorted((a, b) => a.order - b.order || a.name.localeCompare(b.name)) };
});
