import { dictionary } from '@zxcvbn-ts/language-common';

/** The fifty thousand passwords that people choose most, in lower case. */
export const commonPasswordList: ReadonlySet<string> = new Set(dictionary['passwords-common']);
