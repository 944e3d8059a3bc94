import { localizable } from '@portal/contract/fields/localizableText.ts';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Upload, UploadState } from './upload.ts';
import { UploadAnnouncer } from './UploadAnnouncer.tsx';

const names = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf', 'f.pdf'];

function uploadsWith(states: Readonly<Record<string, UploadState>>): Upload[] {
  const waiting = { kind: 'waiting' } as const;
  return names.map((name) => ({
    id: name,
    group: 'loaFiles',
    name,
    size: 1,
    state: states[name] ?? waiting,
  }));
}

const announcements = () => [...screen.getByRole('log').children].map(({ textContent }) => textContent);

it('announces the end of each of six uploads', () => {
  const states: Record<string, UploadState> = {};
  const { rerender } = render(<UploadAnnouncer uploads={uploadsWith(states)} />);
  expect(announcements()).toEqual([]);
  states['b.pdf'] = { kind: 'refused', text: localizable('File is empty') };
  for (const name of names) {
    states[name] ??= { kind: 'done', fileId: name };
    rerender(<UploadAnnouncer uploads={uploadsWith({ ...states })} />);
  }
  expect(announcements()).toHaveLength(6);
  expect(announcements()).toContain('b.pdf: File is empty');
  for (const name of names.filter((other) => other !== 'b.pdf')) {
    expect(announcements()).toContain(`${name} was uploaded.`);
  }
});

it('announces neither progress nor the same result twice', () => {
  const sending = (sent: number) => uploadsWith({ 'a.pdf': { kind: 'sending', sent } });
  const { rerender } = render(<UploadAnnouncer uploads={sending(0.1)} />);
  rerender(<UploadAnnouncer uploads={sending(0.9)} />);
  expect(announcements()).toEqual([]);
  const done = () => uploadsWith({ 'a.pdf': { kind: 'done', fileId: '1' } });
  rerender(<UploadAnnouncer uploads={done()} />);
  rerender(<UploadAnnouncer uploads={done()} />);
  expect(announcements()).toEqual(['a.pdf was uploaded.']);
});
