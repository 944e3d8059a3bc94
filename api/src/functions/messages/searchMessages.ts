import { searchMessages } from '@portal/contract/messages/endpoints.ts';
import { endpoint } from '../../http/endpoint.ts';
import { searchThreads } from '../../workflows/messages/searchThreads.ts';

/** GET /api/searchMessages: messages of all requests with these words. */
endpoint(searchMessages, async ({ query: { text } }) => ({ data: await searchThreads(text) }));
