import { expect, it } from 'vitest';
import type { Upload, UploadState } from '../../uploads/upload.ts';
import { type UploadStage, uploadStage } from './uploadStage.ts';

const done: UploadState = { kind: 'done', fileId: 'file_1' };
const waiting: UploadState = { kind: 'waiting' };
const sending: UploadState = { kind: 'sending', sent: 0.5 };
const refused: UploadState = { kind: 'refused', text: { template: 'No', values: {} } };

const uploadsIn = (...states: UploadState[]): Upload[] =>
  states.map((state, index) => ({
    id: String(index),
    group: 'uploadedFiles',
    name: `${index + 1}.pdf`,
    size: 1,
    state,
  }));

it.each<[what: string, states: UploadState[], stage: UploadStage]>([
  ['waiting files', [waiting, waiting], { kind: 'generating-urls' }],
  ['one file uploading', [done, sending, waiting], { kind: 'uploading', name: '2.pdf', number: 2, total: 3 }],
  ['several files uploading', [sending, sending], { kind: 'uploading', name: '1.pdf', number: 1, total: 2 }],
  [
    'a refused file, which is not counted',
    [refused, sending],
    { kind: 'uploading', name: '2.pdf', number: 1, total: 1 },
  ],
  ['one file uploaded, another waiting', [done, waiting], { kind: 'generating-urls' }],
  ['all files uploaded', [done, refused, done], { kind: 'complete' }],
])('returns the stage for %s', (_, states, stage) => {
  expect(uploadStage(uploadsIn(...states))).toEqual(stage);
});
