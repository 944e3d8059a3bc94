import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signIn } from '@portal/contract/accounts/endpoints/auth.ts';
import { verifyTwoStep } from '@portal/contract/accounts/endpoints/twoStep.ts';
import { getRequestStatus } from '@portal/contract/requests/endpoints/requests.ts';
import { describe, expect, inject, it } from 'vitest';
import { signUpPerson } from '../../support/accounts/accounts.ts';
import { challengeOf, codeOf, enableTwoStep, wrongCodeOf } from '../../support/accounts/authenticator.ts';
import { type ApiResponse, callApi } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { requestWithFiles } from '../../support/requests/requestWithFiles.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { submitRequest } from '../../support/requests/order.ts';

const portal = inject('portal');
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

type Line = Readonly<Record<string, unknown>>;

/** The lines that the API logged and that have this text. */
async function linesWith(text: string): Promise<Line[]> {
  const log = await readFile(join(portal.dir, 'logs', 'api.log'), 'utf8');
  return [...log.matchAll(/\{"event":.*\}/g)]
    .map(([line]) => line)
    .filter((line) => line.includes(text))
    .map((line) => JSON.parse(line) as Line);
}

const alerts = await readFile(join(import.meta.dirname, '../../../infra/modules/alerts.bicep'), 'utf8');

function queryOf(alert: string): string {
  const [, query] = new RegExp(`name: '${alert}'[^]*?query: '([^']*)'`).exec(alerts)!;
  return query!;
}

/** Whether a line meets a condition of a query, of the kinds that these alerts use. */
function meets(line: Line, condition: string): boolean {
  if (condition.includes(' or ')) return condition.split(' or ').some((part) => meets(line, part));
  return condition.split(' and ').every((part) => {
    const [, field, text] = /^line\.(\w+) == "([^"]+)"$/.exec(part) ?? [];
    if (field) return line[field] === text;
    const [, number, values] = /^toint\(line\.(\w+)\) in \(([\d, ]+)\)$/.exec(part) ?? [];
    if (number) return values!.split(', ').map(Number).includes(Number(line[number]));
    throw new Error(`Cannot read the condition ${part}`);
  });
}

describe('infected-uploads', () => {
  it('reads the line of an infected upload, and none of a clean one', async () => {
    const [, condition] = /^\$\{lines\} \| where ([^|]+)$/.exec(queryOf('infected-uploads'))!;
    const { fileIds } = await requestWithFiles(portal, [
      { name: 'bad.pdf', content: new TextEncoder().encode(`%PDF-1.4\n${eicar}\n%%EOF`) },
      { name: 'good.pdf', content: new TextEncoder().encode('%PDF-1.4\n%%EOF') },
    ]);
    const matching = async (fileId: string) =>
      (await linesWith(fileId)).filter((line) => meets(line, condition!));
    const [bad, good] = fileIds;
    await eventually('the line', async () => (await matching(bad!)).length > 0);
    expect(await matching(bad!)).toHaveLength(1);
    expect(await matching(good!)).toEqual([]);
  });
});

describe('password-guessing', () => {
  const query = queryOf('password-guessing');
  const [, event] = /\| where ([^|]+) \| summarize /.exec(query)!;
  const counted = new Map(
    [...query.matchAll(/(\w+) = countif\(((?:[^()]|\([^()]*\))*(?:\([\d, ]+\)))\)/g)].map(
      ([, name, condition]) => [name!, condition!] as const,
    ),
  );

  /** The counters that count a call. */
  async function countersOf({ headers }: ApiResponse): Promise<string[]> {
    const id = headers.get('x-correlation-id')!;
    const lines = await eventually('the line of the call', async () => {
      const found = (await linesWith(id)).filter((line) => meets(line, event!));
      return found.length > 0 && found;
    });
    expect(lines).toHaveLength(1);
    return [...counted].filter(([, condition]) => meets(lines[0]!, condition)).map(([name]) => name);
  }

  it('compares each counter with its limit', () => {
    expect([...counted.keys()]).toEqual(['signIns', 'secondSteps', 'codes']);
    for (const name of counted.keys()) expect(query).toMatch(new RegExp(`\\b${name} > \\d+`));
  });

  it('counts a wrong password and a wrong second step, and no right one', async () => {
    const person = await signUpPerson(portal);
    const enter = (password: string) =>
      callApi(portal.api, signIn, { headers: randomIpHeader(), body: { email: person.email, password } });
    expect(await countersOf(await enter('Wrong-password-2026'))).toEqual(['signIns']);
    expect(await countersOf(await enter(person.password))).toEqual([]);

    const authenticator = await enableTwoStep(portal, person);
    const challenge = await challengeOf(portal, person);
    const verify = (code: string) =>
      callApi(portal.api, verifyTwoStep, { headers: randomIpHeader(), body: { challenge, code } });
    expect(await countersOf(await verify(wrongCodeOf(authenticator)))).toEqual(['secondSteps']);
    expect(await countersOf(await verify(codeOf(authenticator)))).toEqual([]);
  });

  it('counts a wrong verification code, and no right one', async () => {
    const { orderId, verificationCode } = await submitRequest(portal);
    const lookUp = (code: string) =>
      callApi(portal.api, getRequestStatus, {
        headers: randomIpHeader(),
        query: { orderId, verificationCode: code },
      });
    expect(await countersOf(await lookUp('AAAAA-AAAAA'))).toEqual(['codes']);
    expect(await countersOf(await lookUp(verificationCode))).toEqual([]);
  });
});
