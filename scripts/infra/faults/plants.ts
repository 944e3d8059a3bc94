import {
  type Expansion,
  labelOf,
  type Resource,
  type SetName,
  type Template,
} from '../templates/snapshots.ts';
import { at, isObject, type Value } from '../values.ts';

/** An expansion in which a set was changed. `change` gets its resources and returns those that stay. */
export function withResources(
  expansion: Expansion,
  set: SetName,
  change: (resources: Resource[]) => Resource[],
): Expansion {
  const deployment = structuredClone(expansion.sets[set]);
  const predictedResources = change([...deployment.predictedResources]);
  return { ...expansion, sets: { ...expansion.sets, [set]: { ...deployment, predictedResources } } };
}

/** Without the resource with this label. */
export function without(expansion: Expansion, set: SetName, label: string): Expansion {
  return withResources(expansion, set, (resources) => {
    const left = resources.filter((each) => labelOf(each) !== label);
    if (left.length !== resources.length - 1) throw new Error(`${set} does not have one ${label}`);
    return left;
  });
}

/** With another value of a property, by its dotted path, of the resource with this label; undefined for none. */
export function withValue(
  expansion: Expansion,
  [set, label, path, value]: readonly [set: SetName, label: string, path: string, value: Value | undefined],
): Expansion {
  return withResources(expansion, set, (resources) => {
    const resource = resources.find((each) => labelOf(each) === label);
    const steps = path.split('.');
    const last = steps.pop()!;
    const owner = at(resource, ...steps);
    if (Array.isArray(owner)) owner[Number(last)] = value!;
    else if (isObject(owner) && value !== undefined) owner[last] = value;
    else if (isObject(owner)) delete owner[last];
    else throw new Error(`${set}: ${label} has no ${path}`);
    return resources;
  });
}

/** With another compiled template. */
export function withMain(expansion: Expansion, change: (main: Template) => void): Expansion {
  const main = structuredClone(expansion.main);
  change(main);
  return { ...expansion, main };
}
