import type { Catalog } from '../catalog.ts';
import texts from './es.json' with { type: 'json' };

/** The help of staff, in the order of the screens. The terms are those of es.ts. */
export const helpEs: Catalog = texts;
