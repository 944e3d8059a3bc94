import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import type { Upload } from './upload.ts';

/** Announcements are removed after this time so that screen reader users who return to the page do not hear them again. */
const ANNOUNCEMENT_MS = 60_000;

interface Announcement {
  id: number;
  text: string;
}

/**
 * Announces to screen readers when a file is uploaded, failed or refused, but not its progress. Announcements are added
 * and never replaced, because earlier ones may not have been read yet.
 */
export function UploadAnnouncer({ uploads }: { uploads: readonly Upload[] }) {
  const { t } = useTranslation();
  const [announcements, setAnnouncements] = useState<readonly Announcement[]>([]);
  const nextId = useRef(1);
  const lastStates = useRef(new Map(uploads.map(({ id, state }) => [id, state.kind])));
  useEffect(() => {
    const changed = uploads.filter(({ id, state }) => lastStates.current.get(id) !== state.kind);
    lastStates.current = new Map(uploads.map(({ id, state }) => [id, state.kind]));
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
    const timer = setTimeout(() => setAnnouncements([]), ANNOUNCEMENT_MS);
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
