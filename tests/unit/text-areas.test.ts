import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** What a file uses of the texts, and which further files it loads with or without texts of their own. */
interface Facts {
  imports: string[];
  /** Texts that it may show, by the name of their function. */
  shown: string[];
  /** Areas of the islands that it makes; null if it makes none. */
  islands: string[] | null;
  lazy: { file: string; areas: string[] }[];
}

const loader = 'src/lib/texts/texts.ts';
const areaOf = new Map(
  [
    ...readFileSync(loader, 'utf8').matchAll(/export const (\w+) = \(\) => textsFor\('(\w+)'\)/g),
  ].map(([, name, area]) => [name!, area!]),
);

const known = new Map<string, Facts>();
const factsOf = (file: string): Facts => known.getOrInsertComputed(file, readFacts);

function readFacts(file: string): Facts {
  const facts: Facts = { imports: [], shown: [], islands: null, lazy: [] };
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const lists = new Map<string, string[]>();
  const textsIn = (nodes: readonly ts.Node[]): string[] =>
    nodes.flatMap((node) => {
      if (ts.isStringLiteral(node)) return [node.text];
      if (ts.isArrayLiteralExpression(node)) return textsIn(node.elements);
      if (ts.isSpreadElement(node)) return textsIn([node.expression]);
      if (ts.isIdentifier(node)) return lists.get(node.text) ?? [];
      return [];
    });
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return addImport(node);
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isAsExpression(node.initializer)) {
      const list = node.initializer.expression;
      if (ts.isArrayLiteralExpression(list)) lists.set(node.name.getText(), textsIn(list.elements));
    }
    if (ts.isCallExpression(node)) {
      const [load, , areas] = node.arguments;
      // As lazyScreen and the like take it: a script, the component's name, and areas.
      if (load && ts.isArrowFunction(load) && isImport(load.body))
        return void facts.lazy.push({
          file: target(load.body.arguments[0]!),
          areas: areas ? textsIn([areas]) : [],
        });
      if (isImport(node)) facts.lazy.push({ file: target(node.arguments[0]!), areas: [] });
      if (node.expression.getText() === 'island')
        facts.islands = [...(facts.islands ?? []), ...textsIn(node.arguments.slice(1))];
    }
    node.forEachChild(visit);
  };
  const target = (path: ts.Node) =>
    ts.isStringLiteral(path) ? normalize(join(dirname(file), path.text)) : '';
  const addImport = (node: ts.ImportDeclaration) => {
    if (node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return;
    const path = target(node.moduleSpecifier);
    const names = node.importClause?.namedBindings;
    if (path === loader && names && ts.isNamedImports(names))
      facts.shown.push(...names.elements.map(({ name }) => name.text));
    else if (/^src\/.*\.tsx?$/.test(path)) facts.imports.push(path);
  };
  visit(source);
  return facts;
}

const isImport = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;

/** Everything that is loaded with a file. */
function loadedWith(file: string, files = new Set<string>()): Set<string> {
  if (files.has(file)) return files;
  files.add(file);
  for (const path of factsOf(file).imports) loadedWith(path, files);
  return files;
}

/** Texts that a screen, or what it loads later, may show before they are loaded. */
function missing(file: string, loaded: Set<string>, visited = new Set<string>()): string[] {
  const step = `${file} ${[...loaded].toSorted().join()}`;
  if (visited.has(step) || !/^src\/(?!texts\/).*\.tsx?$/.test(file)) return [];
  // Islands within load their own.
  if (visited.size > 0 && factsOf(file).islands) return [];
  visited.add(step);
  return [...loadedWith(file)].flatMap((part) => [
    ...factsOf(part)
      .shown.map((name) => areaOf.get(name))
      .filter((area) => area !== undefined && !loaded.has(area))
      .map((area) => `${file} shows ${area} (${part})`),
    ...factsOf(part).lazy.flatMap(({ file: later, areas }) =>
      missing(later, loaded.union(new Set(areas)), visited),
    ),
  ]);
}

const islands = globSync('src/islands/**/*.tsx').filter((file) => factsOf(file).islands);

test.each(islands)('%s loads the texts of all that it shows', (file) => {
  expect(missing(file, new Set(['site', ...factsOf(file).islands!]))).toEqual([]);
});

test('the islands and their texts are found', () => {
  expect(islands.length).toBeGreaterThan(8);
  expect(areaOf.size).toBeGreaterThan(15);
  expect(missing('src/islands/account/AccountApp.tsx', new Set(['site']))).not.toEqual([]);
});
