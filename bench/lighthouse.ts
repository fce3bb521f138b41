import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chromium, type Browser } from '@playwright/test';
import lighthouse, { type Config, type Result } from 'lighthouse';
import { languages, type Language } from '../contract/texts/language.ts';
import { chromiumArguments, findChromium } from '../tests/support/chromium.ts';

/** Runs mobile Lighthouse on the public pages, or those named on the command line, in both languages. Fails below 100 and above the limits. */
const plain = [
  '/',
  '/about',
  '/privacy-policy',
  '/impressum',
  '/barrierefreiheit',
  '/unauthorized',
  '/404',
];
const withReact = ['/vehicles', '/solutions', '/solutions/1', '/contact', '/auth'];
const comparedWithBare = ['/', '/about', '/contact'];
const maximum = { lcpOfBare: 1.7, blocking: 50, runs: 12 };
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const port = 9000 + (process.pid % 1000);

/** A 404 page is right to have that status and to be hidden from search engines. */
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

/** Infinite without a value, so that a failed run does not count as fast. */
const value = ({ audits }: Result, audit: string): number =>
  audits[audit]?.numericValue ?? Infinity;

interface Figures {
  scores: Record<string, number>;
  /** Audits that lower the score, by category. */
  failedAudits: Record<string, string>;
  fcp: number;
  lcp: number;
  blocking: number;
  shift: number;
}

const figuresOf = (report: Result): Figures => ({
  scores: byCategory((name) => Math.round((report.categories[name]?.score ?? 0) * 100)),
  failedAudits: byCategory((name) => listFailedAudits(report, name)),
  fcp: value(report, 'first-contentful-paint'),
  lcp: value(report, 'largest-contentful-paint'),
  blocking: value(report, 'total-blocking-time'),
  shift: value(report, 'cumulative-layout-shift'),
});

const byCategory = <Value>(valueOf: (name: string) => Value): Record<string, Value> =>
  Object.fromEntries(categories.map((name) => [name, valueOf(name)]));

/** Other work on the machine only slows a page down, so the best figures of a few runs are the page's own. */
const bestOf = (a: Figures, b: Figures): Figures => ({
  scores: byCategory((name) => Math.max(a.scores[name]!, b.scores[name]!)),
  failedAudits: byCategory(
    (name) => (a.scores[name]! < b.scores[name]! ? b : a).failedAudits[name]!,
  ),
  fcp: Math.min(a.fcp, b.fcp),
  lcp: Math.min(a.lcp, b.lcp),
  blocking: Math.min(a.blocking, b.blocking),
  shift: Math.max(a.shift, b.shift),
});

/** Subtracts the blocking time of the bare page, which is the browser's and the machine's. */
async function measureBesideBare(url: string): Promise<Figures> {
  const bare = figuresOf(await run(`${origin}/bare/`));
  const figures = figuresOf(await run(url));
  return { ...figures, blocking: Math.max(figures.blocking - bare.blocking, 0) };
}

async function measureBest(url: string, isGood: (figures: Figures) => boolean): Promise<Figures> {
  let figures = await measureBesideBare(url);
  for (let runs = 1; runs < maximum.runs && !isGood(figures); runs += 1)
    figures = bestOf(figures, await measureBesideBare(url));
  return figures;
}

function findViolations({ path, language }: Visit, figures: Figures, bare: number): string[] {
  const { scores, failedAudits, lcp, blocking, shift } = figures;
  const low = categories.filter((name) => scores[name]! < 100);
  const violations = low.map((name) => `${name} ${scores[name]} (${failedAudits[name]})`);
  if (blocking > (withReact.includes(path) ? maximum.blocking : 0))
    violations.push(`blocks for ${Math.round(blocking)} ms`);
  if (shift > 0) violations.push('moves while it loads');
  if (comparedWithBare.includes(path) && lcp > maximum.lcpOfBare * bare)
    violations.push(`LCP over ${maximum.lcpOfBare} times that of a bare page`);
  return violations.map((line) => `${language} ${path}: ${line}`);
}

const listFailedAudits = ({ categories, audits }: Result, name: string): string =>
  (categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.98)
    .map(({ id }) => id)
    .join(', ');

/** A page, opened by a browser in a language. */
interface Visit {
  path: string;
  language: Language;
}

const rowOf = (
  { path, language }: Visit,
  { scores, fcp, lcp, blocking, shift }: Figures,
  bare: number,
) => ({
  page: path,
  language,
  ...scores,
  FCP: Math.round(fcp),
  LCP: Math.round(lcp),
  'of bare': Number((lcp / bare).toFixed(2)),
  TBT: Math.round(blocking),
  CLS: Number(shift.toFixed(4)),
});

const named = process.argv.slice(2);
const paths = named.length > 0 ? named : [...plain, ...withReact];
const rows: ReturnType<typeof rowOf>[] = [];
const failed: string[] = [];

async function measureAll(language: Language): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: [...chromiumArguments, `--remote-debugging-port=${port}`, `--accept-lang=${language}`],
  });
  try {
    await checkLanguage(browser, language);
    const { lcp: bare } = bestOf(
      figuresOf(await run(`${origin}/bare/`)),
      figuresOf(await run(`${origin}/bare/`)),
    );
    console.log(`${language}: LCP of a bare page: ${Math.round(bare)} ms`);
    for (const path of paths) {
      const visit = { path, language };
      const isGood = (figures: Figures) => findViolations(visit, figures, bare).length === 0;
      const figures = await measureBest(origin + path, isGood);
      rows.push(rowOf(visit, figures, bare));
      const violations = findViolations(visit, figures, bare);
      failed.push(...violations);
      console.log(violations.length > 0 ? violations.join('\n') : `${language} ${path}: good`);
    }
  } finally {
    await browser.close();
  }
}

/** Throws unless the browser asks for the language, without which both rounds would measure the same. */
async function checkLanguage(browser: Browser, language: Language): Promise<void> {
  const page = await browser.newPage();
  const spoken = await page.evaluate(() => navigator.language);
  await page.close();
  if (!spoken.startsWith(language)) throw new Error(`The browser speaks ${spoken}.`);
}

const site = fork(new URL('site-process.ts', import.meta.url));
const [origin] = (await once(site, 'message')) as [string];
try {
  for (const language of languages) await measureAll(language);
} finally {
  // It may have ended by itself: what failed says why.
  if (site.connected) site.disconnect();
}
console.table(rows);
process.exit(failed.length > 0 ? 1 : 0);
