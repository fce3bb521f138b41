import { chromium } from '@playwright/test';
import lighthouse, { type Config, type Result } from 'lighthouse';
import { chromiumArguments, findChromium } from '../chromium.ts';
import { serveSite } from './site.ts';

/** Lighthouse, mobile, on the public pages or those named on the command line; fails below 100 and over the limits. */
const plain = ['/', '/about', '/privacy-policy', '/impressum', '/unauthorized', '/404'];
const withReact = ['/solutions', '/solutions/1', '/contact', '/auth'];
const comparedWithBare = ['/', '/about', '/contact'];
const most = { lcpOfBare: 1.7, blocking: 50, runs: 5 };
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const port = 9000 + (process.pid % 1000);

/** That a not-found page says so and is none for a search engine is right, not wrong. */
const notFound: Config = {
  extends: 'lighthouse:default',
  settings: { skipAudits: ['http-status-code', 'is-crawlable', 'errors-in-console'] },
};

async function run(url: string): Promise<Result> {
  const result = await lighthouse(
    url,
    { port, onlyCategories: [...categories], logLevel: 'error', ignoreStatusCode: true },
    url.endsWith('/404') ? notFound : undefined,
  );
  if (!result) throw new Error(`Lighthouse had no answer for ${url}`);
  return result.lhr;
}

/** Other work on the machine only makes a page slower, so the best of a few runs is the page's own. */
async function best(url: string, weigh: (report: Result) => number): Promise<Result> {
  let report = await run(url);
  for (let runs = 1; runs < most.runs && weigh(report) > 0; runs += 1) {
    const next = await run(url);
    if (weigh(next) < weigh(report)) report = next;
  }
  return report;
}

const value = ({ audits }: Result, audit: string): number => audits[audit]?.numericValue ?? 0;
const lcp = (report: Result) => value(report, 'largest-contentful-paint');
const score = (report: Result, name: string) =>
  Math.round((report.categories[name]?.score ?? 0) * 100);

function complaints(path: string, report: Result, bare: number): string[] {
  const low = categories.filter((name) => score(report, name) < 100);
  const why = low.map((name) => `${name} ${score(report, name)} (${weakAudits(report, name)})`);
  const blocking = value(report, 'total-blocking-time');
  if (blocking > (withReact.includes(path) ? most.blocking : 0))
    why.push(`blocks for ${blocking} ms`);
  if (value(report, 'cumulative-layout-shift') > 0) why.push('moves while it loads');
  if (comparedWithBare.includes(path) && lcp(report) > most.lcpOfBare * bare)
    why.push(`LCP over ${most.lcpOfBare} times that of a bare page`);
  return why.map((line) => `${path}: ${line}`);
}

const weakAudits = ({ categories, audits }: Result, name: string): string =>
  (categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.98)
    .map(({ id }) => id)
    .join(', ');

const row = (page: string, report: Result, bare: number) => ({
  page,
  ...Object.fromEntries(categories.map((name) => [name, score(report, name)])),
  FCP: Math.round(value(report, 'first-contentful-paint')),
  LCP: Math.round(lcp(report)),
  'of bare': Number((lcp(report) / bare).toFixed(2)),
  TBT: Math.round(value(report, 'total-blocking-time')),
  CLS: Number(value(report, 'cumulative-layout-shift').toFixed(4)),
});

const { origin, stop } = await serveSite();
const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: [...chromiumArguments, `--remote-debugging-port=${port}`],
});
const rows: ReturnType<typeof row>[] = [];
const failed: string[] = [];
try {
  const bare = lcp(await best(`${origin}/bare/`, (report) => value(report, 'total-blocking-time')));
  console.log(`LCP of a bare page: ${Math.round(bare)} ms`);
  const named = process.argv.slice(2);
  for (const path of named.length > 0 ? named : [...plain, ...withReact]) {
    const report = await best(
      origin + path,
      (tried) =>
        complaints(path, tried, bare).length && lcp(tried) + value(tried, 'total-blocking-time'),
    );
    rows.push(row(path, report, bare));
    failed.push(...complaints(path, report, bare));
  }
} finally {
  await browser.close();
  await stop();
}
console.table(rows);
for (const line of failed) console.error(line);
process.exit(failed.length > 0 ? 1 : 0);
