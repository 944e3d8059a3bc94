import { createContext } from 'react';
import { formatFileSize } from '../../lib/format.ts';

/** How the sizes of files are written: in megabytes for clients; the console chooses the unit that fits. */
export const FileSizes = createContext<(bytes: number) => string>(formatFileSize);
