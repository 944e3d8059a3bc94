import { expect, it } from 'vitest';
import { previewKindOf } from './previewKindOf.ts';

it.each([
  ['application/pdf', 'pdf'],
  ['Application/PDF; charset=binary', 'pdf'],
  ['image/png', 'image'],
  ['image/jpeg', 'image'],
  ['image/gif', 'image'],
  ['image/tiff', 'none'],
  ['image/svg+xml', 'none'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'none'],
  ['', 'none'],
])('shows %j as %s', (contentType, kind) => {
  expect(previewKindOf(contentType)).toBe(kind);
});
