import type { Catalog } from '../catalog.ts';
import texts from './fr.json' with { type: 'json' };

/** The help of staff, in the order of the screens. The terms are those of fr.ts. */
export const helpFr: Catalog = texts;
