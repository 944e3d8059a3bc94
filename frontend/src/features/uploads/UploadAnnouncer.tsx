import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import type { Upload } from './upload.ts';

/** Announcements are removed after this time so that screen reader users who return to the page do not hear them again. */
const KEPT_MS = 60_000;

interface Announcement {
  id: number;
  text: string;
}

/**
 * Tells screen readers when a file has arrived, failed or was refused; progress itself would be noise. What is new is
 * added and never replaces what may still be waiting to be read out.
 */
export function UploadAnnouncer({ uploads }: { uploads: readonly Upload[] }) {
  const { t } = useTranslation();
  const [announcements, setAnnouncements] = useState<readonly Announcement[]>([]);
  const nextId = useRef(1);
  const known = useRef(new Map(uploads.map(({ id, state }) => [id, state.kind])));
  useEffect(() => {
    const changed = uploads.filter(({ id, state }) => known.current.get(id) !== state.kind);
    known.current = new Map(uploads.map(({ id, state }) => [id, state.kind]));
    const newTexts = changed.flatMap(({ name, state }) => {
      if (state.kind === 'done') return [t('{{name}} was uploaded.', { name })];
      if (state.kind === 'failed' || state.kind === 'refused') {
        return [`${name}: ${t(state.text.template, state.text.values)}`];
      }
      return [];
    });
    if (newTexts.length === 0) return;
    const added = newTexts.map((text) => ({ id: nextId.current++, text }));
    setAnnouncements((before) => [...before, ...added]);
  }, [uploads, t]);
  useEffect(() => {
    if (announcements.length === 0) return;
    const timer = setTimeout(() => setAnnouncements([]), KEPT_MS);
    return () => clearTimeout(timer);
  }, [announcements]);
  return (
    <VisuallyHidden role="log" aria-live="polite" aria-relevant="additions">
      {announcements.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </VisuallyHidden>
  );
}
