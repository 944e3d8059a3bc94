import * as z from 'zod/mini';
import { oneLine } from '../../fields/fields.ts';

/** Maximum length of a description, in characters. */
export const MAX_LIST_DESCRIPTION = 500;

/** Description of a list item; may be empty. */
export const listDescription = z._default(
  z.string().check(oneLine, z.trim(), z.maxLength(MAX_LIST_DESCRIPTION, 'Please use at most 500 characters')),
  '',
);
