import { createContext } from 'react';
import { formatFileSize } from '../../lib/format.ts';

/** Formats file sizes: in megabytes for clients, in a fitting unit for staff. */
export const FileSizes = createContext<(bytes: number, whole?: number) => string>(formatFileSize);
