import { bicepDecorators, bicepFunctions } from '../templates/bicepFunctions.ts';
import type { NamedNode } from '../templates/bicepParser.ts';
import type { Template } from '../templates/readTemplate.ts';

/** Faults within one template: syntax errors, and undeclared, duplicate or unused names. */
export function templateFaults(template: Template): string[] {
  if (template.syntaxFaults.length > 0) {
    return template.syntaxFaults.map((fault) => atLine(fault, `syntax: ${fault.name}`));
  }
  return [...undeclared(template), ...declaredTwice(template), ...unused(template)];
}

const atLine = ({ line }: Pick<NamedNode, 'line'>, what: string) => `${line}: ${what}`;

function undeclared({ declared, references, functions, decorators, inner }: Template): string[] {
  const known = new Set(declared.filter(({ kind }) => kind !== 'output').map(({ name }) => name));
  return [
    ...[...references, ...inner]
      .filter(({ name }) => !known.has(name))
      .map((each) => atLine(each, `${each.name} is not declared`)),
    ...functions
      .filter(({ name }) => !bicepFunctions.has(name))
      .map((each) => atLine(each, `${each.name} is not a Bicep function`)),
    ...decorators
      .filter(({ name }) => !bicepDecorators.has(name))
      .map((each) => atLine(each, `${each.name} is not a Bicep decorator`)),
  ];
}

function declaredTwice({ declared }: Template): string[] {
  const key = ({ kind, name }: { kind: string; name: string }) =>
    `${kind === 'output' ? 'output' : 'name'} ${name}`;
  return [...Map.groupBy(declared, key).values()]
    .filter((all) => all.length > 1)
    .map((all) => atLine(all[1]!, `${all[1]!.name} is declared twice`));
}

/** Unused parameters, variables and existing resources. */
function unused({ declared, references, inner }: Template): string[] {
  const used = new Set([...references, ...inner].map(({ name }) => name));
  return declared
    .filter(
      ({ kind, isOptional }) => kind === 'param' || kind === 'var' || (kind === 'resource' && isOptional),
    )
    .filter(({ name }) => !used.has(name))
    .map((each) => atLine(each, `${each.kind} ${each.name} is not used`));
}
