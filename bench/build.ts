import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { report } from './report.ts';

/** The build of the site as it is, and of a copy with many more pages like the one about the company. */
const most = { seconds: 20, growth: 1.3 };
const counts = [0, 1000, 2000];
// Inside the project, so that its packages are found.
const folder = 'test-results/bench-build';
const parts = [
  ...['src', 'public', 'contract', 'integrations', 'scripts', 'server'],
  ...['astro.config.mjs', 'tsconfig.json', 'package.json', 'package-lock.json'],
];

function addPages(count: number): void {
  const about = readFileSync('src/pages/about.astro', 'utf8').replaceAll("'../tests/", "'../");
  const paths = `Array.from({ length: ${count} }, (_, n) => ({ params: { n: String(n) } }))`;
  mkdirSync(`${folder}/src/pages/many`, { recursive: true });
  writeFileSync(
    `${folder}/src/pages/many/[n].astro`,
    about.replace('---', `---\nexport const getStaticPaths = () => ${paths};`),
  );
}

/** Seconds. */
function build(): number {
  const began = performance.now();
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The build failed.');
  return (performance.now() - began) / 1000;
}

rmSync(folder, { recursive: true, force: true });
for (const part of parts) cpSync(part, `${folder}/${part}`, { recursive: true });
try {
  // Draws the pictures, which later builds find.
  const first = build();
  const took = counts.map((count) => {
    if (count > 0) addPages(count);
    return build();
  });
  const [site, some, many] = took as [number, number, number];
  const growth = (many - site) / (some - site) / 2;
  report(
    [first, ...took].map((seconds, place) => ({
      'more pages': place === 0 ? 'for the first time' : counts[place - 1]!,
      seconds: seconds.toFixed(1),
    })),
    [
      ...(first > most.seconds ? [`the site takes ${first.toFixed(1)} s`] : []),
      ...(growth > most.growth
        ? [`a page of ${counts[2]} takes ${growth.toFixed(2)} times that of ${counts[1]}`]
        : []),
    ],
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
