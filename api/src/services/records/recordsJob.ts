import type { DocumentLook } from '@portal/contract/files/schemas/documentLook.ts';
import type { PatientFacts } from '../../domain/files/uploads/look/lookAtText.ts';
import type { Typefaces } from '../pdf/text/typefaces.ts';
import type { VolumeLimits } from './dividePacket.ts';
import type { PreparedFile, PrepareJob } from './prepare/preparedFile.ts';
import type { PacketPlan, WrittenPacket } from './writePacket.ts';

/**
 * What is done with files of records: pages are made of a source, a packet is divided into volumes, one of them is written,
 * or its text is looked at.
 */
export type RecordsJob =
  | ({ readonly kind: 'prepare' } & PrepareJob)
  | {
      readonly kind: 'divide';
      readonly plan: Pick<PacketPlan, 'pieces' | 'sections'>;
      readonly limits: VolumeLimits;
    }
  /** `progress`: path of a file that gets the number of written pages. */
  | {
      readonly kind: 'write';
      readonly plan: PacketPlan;
      readonly progress: string;
      readonly typefaces: Typefaces;
    }
  | {
      readonly kind: 'look';
      readonly path: string;
      readonly patient: PatientFacts;
    };

/** What each job answers. */
export interface RecordsResults {
  readonly prepare: PreparedFile;
  /** How many pages each volume has. */
  readonly divide: number[];
  readonly write: WrittenPacket;
  readonly look: DocumentLook;
}
