import { namedCopyService } from '@portal/contract/configuration/catalogs/copyServices.ts';
import type { OfferedCopyService } from '@portal/contract/configuration/schemas/offeredCopyService.ts';

/** The copy services of a new portal. */
export const someCopyServices: OfferedCopyService[] = [
  {
    ...namedCopyService,
    locations: namedCopyService.locations.map(({ fullName: _fullName, ...office }) => office),
  },
];
