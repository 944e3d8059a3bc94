import * as z from 'zod/mini';

/** Whose request a draft becomes, seen by the caller: an account that was signed in when the draft was saved, or nobody's. */
export const draftOwner = z.enum(['you', 'another', 'nobody']);

export type DraftOwner = z.output<typeof draftOwner>;
