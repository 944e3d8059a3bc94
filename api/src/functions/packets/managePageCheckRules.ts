import { listPageCheckRules, savePageCheckRules } from '@portal/contract/packets/checkEndpoints.ts';
import { pageCheckRulesList } from '../../data/configuration/lists.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { changeList } from '../../workflows/configuration/changeList.ts';

/** GET /api/managePageCheckRules: which pages of packets staff must check, not cached. */
endpoint(listPageCheckRules, async () => ({ data: [...(await pageCheckRulesList.readNow())] }));

/** PUT /api/managePageCheckRules: saves these rules. */
endpoint(savePageCheckRules, async ({ body: { rules }, caller, now }) => {
  const data = await changeList(
    pageCheckRulesList,
    (before) =>
      JSON.stringify(before) === JSON.stringify(rules)
        ? { kind: 'unchanged', item: rules }
        : {
            kind: 'changed',
            items: rules,
            item: rules,
            // In full: who turned a check off, and which. Rules name no patient.
            event: {
              action: 'changed',
              details: { rules: rules.length, from: JSON.stringify(before), to: JSON.stringify(rules) },
            },
          },
    actorOf(caller),
    now,
  );
  return { message: 'Rules saved', data };
});
