import * as z from 'zod/mini';

/** Payment state of a file charge. A file without a charge stays `unpaid`. */
export const filePaymentState = z.enum(['unpaid', 'clearing', 'paid', 'failed']);
