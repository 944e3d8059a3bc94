import { namedCopyService } from '@portal/contract/configuration/catalogs/copyServices.ts';
import { starterFacilities } from '@portal/contract/configuration/catalogs/facilities.ts';
import type { ClientUpdate } from '@portal/contract/requests/schemas/clientUpdate.ts';
import type { RecordsRequestInput } from '@portal/contract/requests/schemas/recordsRequest.ts';
import type { DemoInvoice } from './demoInvoices.ts';

/** An update by the client of a demo request. */
export interface DemoUpdate extends Pick<ClientUpdate, 'patientDob' | 'contactPhone'> {
  readonly reason: ClientUpdate['updateReason'];
  readonly details: string;
  /** The name of its document. */
  readonly file: string;
}

/** A fictional request. */
export interface DemoRequest {
  readonly draftId: string;
  readonly daysAgo: number;
  readonly request: RecordsRequestInput;
  /** Statuses after `pending`, in order, with notes. */
  readonly statusChanges: readonly (readonly [status: string, notes: string])[];
  /** US dollars: the charge of a released and paid document. */
  readonly charge?: string;
  /** The state of its invoice. */
  readonly invoice?: DemoInvoice;
  readonly update?: DemoUpdate;
  /** Its records are being assembled. */
  readonly hasChart: boolean;
}

/** The order whose records are being assembled. */
const ASSEMBLED = 'PI-88213';

const attorneys = [
  {
    attorneyName: 'Dana Whitfield',
    firmName: 'Whitfield & Oyelaran LLP',
    lawyerEmail: 'dana@whitfield.example',
    lawyerPhone: '(213) 555-0141',
  },
  {
    attorneyName: 'Marcus Bell',
    firmName: 'Bell Injury Law',
    lawyerEmail: 'marcus@bellinjury.example',
    lawyerPhone: '(415) 555-0142',
  },
  {
    attorneyName: 'Priya Raman',
    firmName: 'Raman Castillo PC',
    lawyerEmail: 'priya@ramancastillo.example',
    lawyerPhone: '(206) 555-0143',
  },
] as const;

type Row = readonly [
  orderId: string,
  patientName: string,
  patientDob: string,
  requestType: number,
  daysAgo: number,
  statusChanges: DemoRequest['statusChanges'],
  charge?: string,
  invoice?: DemoInvoice,
  update?: DemoUpdate,
];

const rows: readonly Row[] = [
  ['WC-2026-1041', 'Avery Thompson', '1984-03-12', 7, 1, []],
  ['WC-2026-1042', 'Jordan Ellis', '1971-11-02', 3, 2, []],
  ['PI-88213', 'Morgan Reyes', '1990-07-25', 1, 3, [['processing', 'Records located at the facility.']]],
  ['PI-88240', 'Casey Nguyen', '1965-01-30', 12, 5, [['processing', '']], undefined, 'sent'],
  [
    'MER-5501',
    'Riley Patel',
    '2001-09-14',
    5,
    6,
    [['under_review', 'Checking the authorization dates.']],
    undefined,
    'draft',
  ],
  [
    'MER-5502',
    'Quinn Foster',
    '1958-05-08',
    20,
    8,
    [
      ['processing', ''],
      ['attorney_to_review', 'Please confirm the date range.'],
    ],
  ],
  [
    'SUB-7710',
    'Jamie Okafor',
    '1979-12-19',
    2,
    10,
    [
      ['processing', ''],
      ['on_hold', 'Waiting for the facility.'],
    ],
    '60.00',
    'sent',
  ],
  [
    'SUB-7714',
    'Drew Castellano',
    '1993-04-04',
    9,
    13,
    [['processing', '']],
    undefined,
    undefined,
    {
      reason: 'Incorrect Information',
      details:
        'The letter of authorization named the wrong treatment dates. Here is the corrected one. The date of birth was wrong as well.',
      patientDob: '1993-04-14',
      contactPhone: '(206) 555-0177',
      file: 'Corrected letter of authorization.pdf',
    },
  ],
  [
    'WC-2026-0990',
    'Sam Lindqvist',
    '1988-08-21',
    24,
    20,
    [
      ['processing', ''],
      ['completed', 'Documents were released.'],
    ],
    '48.50',
    'paid',
  ],
  [
    'PI-87001',
    'Harper Kim',
    '1975-02-17',
    14,
    27,
    [
      ['processing', ''],
      ['completed', 'Documents were released.'],
    ],
    '25.00',
  ],
  ['MER-5377', 'Rowan Silva', '1969-10-10', 18, 33, [['cancelled', 'Canceled at the firm’s request.']]],
  [
    'SUB-7602',
    'Skyler Brandt',
    '1982-06-06',
    8,
    41,
    [
      ['processing', ''],
      ['under_review', ''],
      ['completed', ''],
    ],
    '112.00',
    'paid',
  ],
];

/** A dozen requests in different states. Names, numbers, and firms are fictional. */
export const demoRequests: readonly DemoRequest[] = rows.map(
  (
    [orderId, patientName, patientDob, requestType, daysAgo, statusChanges, charge, invoice, update],
    index,
  ) => {
    const office = namedCopyService.locations[index % namedCopyService.locations.length]!;
    return {
      draftId: `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
      daysAgo,
      statusChanges,
      ...(charge !== undefined && { charge }),
      ...(invoice !== undefined && { invoice }),
      ...(update !== undefined && { update }),
      hasChart: orderId === ASSEMBLED,
      request: {
        orderId,
        patientName,
        patientDob,
        requestType,
        facilityName: starterFacilities[index % starterFacilities.length],
        copyServiceName: namedCopyService.name,
        copyServiceLocation: office.id,
        copyServiceEmail: office.email,
        copyServicePhone: office.phone,
        ...attorneys[index % attorneys.length]!,
        ...(requestType === 1 && { paAppliesTo: 'PMK' as const }),
      },
    };
  },
);
