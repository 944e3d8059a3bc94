import { Notice } from '../Notice.tsx';

/** A success message shown for a moment. The live region exists before its text so that screen readers announce it. */
export function BriefNotice({ message }: { message: string | null }) {
  return <div role="status">{message && <Notice type="success">{message}</Notice>}</div>;
}
