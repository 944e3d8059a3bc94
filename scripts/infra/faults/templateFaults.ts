import { bicepDecorators, bicepFunctions } from '../templates/bicepFunctions.ts';
import type { Named } from '../templates/bicepParser.ts';
import type { Template } from '../templates/readTemplate.ts';

/** What is wrong with one template by itself: syntax, names that nobody declared, declared twice, or used by nobody. */
export function templateFaults(template: Template): string[] {
  if (template.syntaxFaults.length > 0) {
    return template.syntaxFaults.map((fault) => at(fault, `syntax: ${fault.name}`));
  }
  return [...undeclared(template), ...declaredTwice(template), ...unused(template)];
}

const at = ({ line }: Pick<Named, 'line'>, what: string) => `${line}: ${what}`;

function undeclared({ declared, references, functions, decorators, inner }: Template): string[] {
  const known = new Set(declared.filter(({ kind }) => kind !== 'output').map(({ name }) => name));
  return [
    ...[...references, ...inner]
      .filter(({ name }) => !known.has(name))
      .map((each) => at(each, `${each.name} is declared nowhere`)),
    ...functions
      .filter(({ name }) => !bicepFunctions.has(name))
      .map((each) => at(each, `${each.name} is no function of Bicep`)),
    ...decorators
      .filter(({ name }) => !bicepDecorators.has(name))
      .map((each) => at(each, `${each.name} is no decorator of Bicep`)),
  ];
}

function declaredTwice({ declared }: Template): string[] {
  const key = ({ kind, name }: { kind: string; name: string }) =>
    `${kind === 'output' ? 'output' : 'name'} ${name}`;
  return [...Map.groupBy(declared, key).values()]
    .filter((all) => all.length > 1)
    .map((all) => at(all[1]!, `${all[1]!.name} is declared twice`));
}

/** Parameters, variables and resources that others made are there to be used. */
function unused({ declared, references, inner }: Template): string[] {
  const used = new Set([...references, ...inner].map(({ name }) => name));
  return declared
    .filter(
      ({ kind, isOptional }) => kind === 'param' || kind === 'var' || (kind === 'resource' && isOptional),
    )
    .filter(({ name }) => !used.has(name))
    .map((each) => at(each, `${each.kind} ${each.name} is used nowhere`));
}
