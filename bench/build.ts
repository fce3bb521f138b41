import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { report } from './report.ts';

/** Builds the site, and copies with many more pages like `/about`. */
const maximum = { seconds: 20, growth: 1.3 };
const counts = [0, 1000, 2000];
// Inside the project, so that its packages are found.
const folder = 'test-results/bench-build';
const inputs = [
  ...['src', 'public', 'contract', 'integrations', 'scripts', 'server'],
  ...['astro.config.mjs', 'tsconfig.json', 'package.json', 'package-lock.json'],
];

function addPages(count: number): void {
  const about = readFileSync('src/pages/about.astro', 'utf8').replaceAll("'../", "'../../");
  const paths = `Array.from({ length: ${count} }, (_, n) => ({ params: { n: String(n) } }))`;
  mkdirSync(`${folder}/src/pages/many`, { recursive: true });
  writeFileSync(
    `${folder}/src/pages/many/[n].astro`,
    about.replace('---', `---\nexport const getStaticPaths = () => ${paths};`),
  );
}

/** Seconds. */
function build(): number {
  const startedAt = performance.now();
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The build failed.');
  return (performance.now() - startedAt) / 1000;
}

rmSync(folder, { recursive: true, force: true });
for (const part of inputs) cpSync(part, `${folder}/${part}`, { recursive: true });
try {
  // Renders the images, which later builds reuse.
  const first = build();
  const durations = counts.map((count) => {
    if (count > 0) addPages(count);
    return build();
  });
  const [site, some, many] = durations as [number, number, number];
  const growth = (many - site) / (some - site) / 2;
  report(
    [first, ...durations].map((seconds, index) => ({
      'extra pages': index === 0 ? 'first build' : counts[index - 1]!,
      seconds: seconds.toFixed(1),
    })),
    [
      ...(first > maximum.seconds ? [`the site takes ${first.toFixed(1)} s`] : []),
      ...(growth > maximum.growth
        ? [`a page of ${counts[2]} takes ${growth.toFixed(2)} times that of ${counts[1]}`]
        : []),
    ],
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
