import type { DataOf } from '@portal/contract/endpoint.ts';
import { health } from '@portal/contract/endpoints/system.ts';
import { endpoint } from '../../http/endpoint.ts';
import { checkStores } from '../../workflows/checkStores.ts';

/** GET /api/health: asks every store; answers 503 when one does not answer. */
endpoint(health, async () => {
  const checks = await checkStores();
  const isUp = Object.values(checks).every((check) => check.status === 'up');
  const data: DataOf<typeof health> = { status: isUp ? 'up' : 'down', checks };
  return { data, status: isUp ? 200 : 503 };
});
