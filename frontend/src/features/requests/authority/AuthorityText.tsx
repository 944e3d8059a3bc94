import type { RequestView } from '@portal/contract/requests/schemas/requestView.ts';
import { useTranslation } from 'react-i18next';
import { authorityLines } from './authorityFacts.ts';

/** The authority for release of a client’s request with its facts, below each other. */
export function AuthorityText({ authority }: Pick<RequestView, 'authority'>) {
  const { t } = useTranslation();
  return authorityLines(authority, t).map((line) => <div key={line}>{line}</div>);
}
