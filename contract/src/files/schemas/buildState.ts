import * as z from 'zod/mini';

/** State of a zip or document that is made in the background. `failed`: a new call may succeed. */
export const buildState = z.enum(['building', 'ready', 'failed']);
