import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import project from '../../../package.json' with { type: 'json' };
import { describeRelease } from '../../../server/release.ts';

/** What a server says of itself that starts with these variables. */
function releaseWith(env: NodeJS.ProcessEnv): unknown {
  const program = `import { release } from './server/release.ts'; console.log(JSON.stringify(release));`;
  const given = ['--input-type=module', '-e', program];
  return JSON.parse(spawnSync(process.execPath, given, { env, encoding: 'utf8' }).stdout);
}

test('an image says of which commit it was built', () => {
  const COMMIT = '7fb523dcd13c4f68ca0f8d5207b4dc592719856c';
  const { version } = project;
  expect(releaseWith({ PATH: '', COMMIT })).toEqual({ version, commit: '7fb523dcd13c' });
});

test('without Git nobody knows the commit, and nothing fails', () => {
  expect(releaseWith({ PATH: '', COMMIT: '' })).toEqual({ version: project.version, commit: null });
});

test('a release is named with its commit where that is known', () => {
  expect(describeRelease({ version: '1.0.0', commit: 'abc' })).toBe('1.0.0 (abc)');
  expect(describeRelease({ version: '1.0.0', commit: null })).toBe('1.0.0');
});
