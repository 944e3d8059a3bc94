import '../../../lib/schemaMode.ts';
import { authority } from '@portal/contract/requests/authority/authority.ts';
import { authorityValues, toAuthority } from '@portal/contract/requests/authority/authorityValues.ts';
import { withoutHiddenRanges } from '@portal/contract/requests/rules/toRequest.ts';
import { scopeInput } from '@portal/contract/requests/scope/schemas.ts';
import { scopeValues } from '@portal/contract/requests/scope/scopeValues.ts';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { Card } from '../../../components/card/Card.tsx';
import { Fact, FactList } from '../../../components/card/FactList.tsx';
import { authorityFacts, authorityName } from '../../requests/authority/authorityFacts.ts';
import { useScopeLines } from '../../requests/scope/useScopeLines.ts';
import { uploadedFile } from '../../uploads/uploadedFile.ts';

const submittedAuthority = z.object({ authority: authorityValues });
const submittedScope = z.object({ scope: scopeValues, loaFiles: z.array(uploadedFile) });

/** The submitted authority and scope; nothing for one that was not stated. `state`: of the browser history, so it is parsed. */
export function SubmittedDetails({ state }: { state: unknown }) {
  return (
    <>
      <AuthorityCard state={state} />
      <ScopeCard state={state} />
    </>
  );
}

function AuthorityCard({ state }: { state: unknown }) {
  const { t } = useTranslation();
  const submitted = submittedAuthority.safeParse(state).data;
  const stated = submitted && authority.safeParse(toAuthority(submitted.authority)).data;
  if (!stated) return null;
  return (
    <Card title={t('Authority for release')}>
      <FactList>
        <Fact term={t('Kind of authority')}>{authorityName(stated, t)}</Fact>
        {authorityFacts(stated, t).map(({ label, value }) => (
          <Fact key={label} term={label}>
            {value}
          </Fact>
        ))}
      </FactList>
    </Card>
  );
}

function ScopeCard({ state }: { state: unknown }) {
  const { t } = useTranslation();
  const linesOf = useScopeLines();
  const submitted = submittedScope.safeParse(state).data;
  const scope = submitted && scopeInput.safeParse(withoutHiddenRanges(submitted.scope)).data;
  if (!scope) return null;
  return (
    <Card title={t('Scope of records')}>
      <FactList>
        {linesOf(scope, submitted.loaFiles).map(([term, values]) => (
          <Fact key={term} term={term}>
            {values.map((value) => (
              <div key={value}>{value}</div>
            ))}
          </Fact>
        ))}
      </FactList>
    </Card>
  );
}
