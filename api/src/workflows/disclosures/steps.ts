import { extendIssuedFiles } from '../../data/requests/disclosureLog.ts';
import type { Steps } from '../operations/outbox/step.ts';

export const disclosureSteps: Steps<'extend-issued-files'> = {
  'extend-issued-files': ({ accountingId }) => extendIssuedFiles(accountingId),
};
