import type { Template } from '../templates/snapshots.ts';

/** Modules that no template deploys, and outputs that are not used. The compiler finds everything else between templates. */
export function moduleFaults(main: Template, texts: ReadonlyMap<string, string>): string[] {
  const deployed = [...texts.values()].flatMap((text) =>
    [...text.matchAll(/^module \w+ '(?:\.\.?\/)*(?:modules\/)?([^']+)'/gm)].map(
      ([, file]) => `modules/${file}`,
    ),
  );
  const code = JSON.stringify(main);
  return [
    ...[...texts.keys()]
      .filter((path) => path !== 'main.bicep' && !deployed.includes(path))
      .map((path) => `${path}: is not deployed`),
    ...main.resources.flatMap(({ name, properties }) =>
      Object.keys(properties?.template?.outputs ?? {})
        .filter((output) => !new RegExp(`'${name}'\\), '[^']*'\\)\\.outputs\\.${output}\\.value`).test(code))
        .map((output) => `module ${name}: its output ${output} is not used`),
    ),
  ];
}
