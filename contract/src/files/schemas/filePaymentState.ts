import * as z from 'zod/mini';

/** How the charge of a file stands; a file without a charge stays `unpaid`. */
export const filePaymentState = z.enum(['unpaid', 'clearing', 'paid', 'failed']);
