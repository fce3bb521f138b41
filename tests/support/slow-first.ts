import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What starts processes takes minutes, though the files are small: begun last, one worker would be left alone with it. */
const slow = /\/(process|backup-process|folder|outbox-servers|upgrade)\.test\.ts$/;

export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification) => slow.test(moduleId);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}
