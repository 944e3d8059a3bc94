import type { DataOf } from '@portal/contract/endpoint.ts';
import { health } from '@portal/contract/operations/endpoints/system.ts';
import { endpoint } from '../../http/endpoint.ts';
import { checkStores } from '../../workflows/operations/status/checkStores.ts';

/** GET /api/health: the last check of every store; 503 if one is down. */
endpoint(health, async ({ now }) => {
  const { checkedAt, checks } = await checkStores(now);
  const isUp = Object.values(checks).every((check) => check.status === 'up');
  const data: DataOf<typeof health> = { status: isUp ? 'up' : 'down', checkedAt, checks };
  return { data, ...(!isUp && { status: 503 }) };
});
