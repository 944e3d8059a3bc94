import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import type { Upload } from './upload.ts';

/** Tells screen readers when a file has arrived, failed or was refused; progress itself would be noise. */
export function UploadAnnouncer({ uploads }: { uploads: readonly Upload[] }) {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const known = useRef(new Map(uploads.map(({ id, state }) => [id, state.kind])));
  useEffect(() => {
    const changed = uploads.filter(({ id, state }) => known.current.get(id) !== state.kind);
    known.current = new Map(uploads.map(({ id, state }) => [id, state.kind]));
    const news = changed.flatMap(({ name, state }) => {
      if (state.kind === 'done') return [t('{{name}} was uploaded.', { name })];
      if (state.kind === 'failed' || state.kind === 'refused') {
        return [`${name}: ${t(state.said.template, state.said.values)}`];
      }
      return [];
    });
    if (news.length > 0) setWords(news.join(' '));
  }, [uploads, t]);
  return <VisuallyHidden aria-live="polite">{words}</VisuallyHidden>;
}
