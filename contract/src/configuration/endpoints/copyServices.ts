import * as z from 'zod/mini';
import { anyone, operation } from '../../endpoint.ts';
import { offeredCopyService } from '../schemas/offeredCopyService.ts';

export const listCopyServices = operation({
  function: 'getCopyServices',
  method: 'GET',
  summary: 'Lists active copy services with their locations, in their configured order.',
  access: anyone,
  data: z.array(offeredCopyService),
});
