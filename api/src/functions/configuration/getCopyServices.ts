import { listCopyServices } from '@portal/contract/configuration/endpoints/copyServices.ts';
import { readNotices } from '../../data/configuration/notices.ts';
import { offeredCopyServices } from '../../domain/configuration/notices/offeredCopyServices.ts';
import { endpoint } from '../../http/endpoint.ts';

/** GET /api/getCopyServices: the copy services that the wizard offers. */
endpoint(listCopyServices, async () => ({ data: offeredCopyServices((await readNotices()).services) }));
