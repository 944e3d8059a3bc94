import { Notice } from '../Notice.tsx';

/** A success that is told for a moment. The live region is there before its words, so that they are read out. */
export function BriefNotice({ message }: { message: string | null }) {
  return <div role="status">{message && <Notice type="success">{message}</Notice>}</div>;
}
