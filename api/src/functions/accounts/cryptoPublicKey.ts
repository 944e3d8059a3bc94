import { publicKey } from '@portal/contract/accounts/endpoints/auth.ts';
import { endpoint } from '../../http/endpoint.ts';
import { currentPasswordKey } from '../../services/passwords/passwordKeys.ts';

/** GET /api/crypto/public-key: the key with which browsers encrypt passwords. */
endpoint(publicKey, async ({ now }) => ({ data: currentPasswordKey(now) }));
