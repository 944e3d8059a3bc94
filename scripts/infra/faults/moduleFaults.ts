import { dirname, join } from 'node:path';
import type { ModuleCall, Template } from '../templates/readTemplate.ts';

/** All templates by path, and the JSON files that they load. */
export interface Templates {
  readonly templates: ReadonlyMap<string, Template>;
  readonly json: ReadonlyMap<string, unknown>;
  /** The path of the deployed template; the others are its modules. */
  readonly main: string;
}

/** Faults between templates: modules, parameters, outputs and JSON files that do not match. */
export function moduleFaults(all: Templates): string[] {
  const within = [...all.templates].flatMap(([path, template]) => [
    ...template.modules.flatMap((call) => callFaults(all, path, call)),
    ...outputFaults(all, path, template),
    ...jsonFaults(all, path, template),
  ]);
  return [...within, ...orphans(all)];
}

const pathOf = (from: string, to: string) => join(dirname(from), to);

const namesOf = (template: Template, kind: 'param' | 'output') =>
  template.declared.filter((each) => each.kind === kind).map(({ name }) => name);

function callFaults({ templates }: Templates, path: string, call: ModuleCall): string[] {
  const at = `${path}:${call.line}: module ${call.name}`;
  const callee = templates.get(pathOf(path, call.path));
  if (!callee) return [`${at}: there is no ${call.path}`];
  const declared = namesOf(callee, 'param');
  const needed = callee.declared.filter(({ kind, isOptional }) => kind === 'param' && !isOptional);
  return [
    ...call.params.filter((name) => !declared.includes(name)).map((name) => `${at} has no parameter ${name}`),
    ...needed
      .filter(({ name }) => !call.params.includes(name))
      .map(({ name }) => `${at} does not get ${name}`),
  ];
}

function outputFaults({ templates }: Templates, path: string, template: Template): string[] {
  return template.outputsUsed.flatMap(({ module, name, line }) => {
    const call = template.modules.find((each) => each.name === module);
    const callee = call && templates.get(pathOf(path, call.path));
    if (!callee || namesOf(callee, 'output').includes(name)) return [];
    return [`${path}:${line}: module ${module} has no output ${name}`];
  });
}

function jsonFaults({ json }: Templates, path: string, template: Template): string[] {
  return template.jsonFiles.flatMap(({ variable, path: file, line }) => {
    const content = json.get(pathOf(path, file));
    if (content === undefined) return [`${path}:${line}: there is no ${file}`];
    return template.members
      .filter(({ object, name }) => object === variable && !(name in Object(content)))
      .map((member) => `${path}:${member.line}: ${file} has no ${member.name}`);
  });
}

/** Modules that are not deployed, and outputs that are not used. */
function orphans({ templates, main }: Templates): string[] {
  const callers = [...templates].flatMap(([path, template]) =>
    template.modules.map((call) => ({ path, template, call })),
  );
  return [...templates]
    .filter(([path]) => path !== main)
    .flatMap(([path, template]) => {
      const calls = callers.filter((each) => pathOf(each.path, each.call.path) === path);
      if (calls.length === 0) return [`${path}: is not deployed`];
      return namesOf(template, 'output')
        .filter((name) => !calls.some(({ template: from, call }) => reads(from, call.name, name)))
        .map((name) => `${path}: its output ${name} is not used`);
    });
}

function reads(from: Template, module: string, output: string): boolean {
  return from.outputsUsed.some((used) => used.module === module && used.name === output);
}
