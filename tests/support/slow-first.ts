import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Small files that take long, mostly for the processes that they start: begun last, one worker would be left alone with them. */
const slow = new RegExp(
  `/(${[
    ...['process', 'backup-process', 'folder', 'outbox-servers', 'upgrade', 'outgoing', 'access'],
    ...['exports-memory', 'images-memory', 'fuzz', 'search-plans'],
    ...['new-field', 'documents', 'embedded'],
  ].join('|')})\\.test\\.ts$`,
);

export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification) => slow.test(moduleId);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}
