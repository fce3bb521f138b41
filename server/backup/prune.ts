import { rm, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { checksumPath } from './checksum.ts';

/** Of how many days, weeks and months the last backup is kept. */
export interface Keep {
  daily: number;
  weekly: number;
  monthly: number;
}

/** The default names of backups: the time in UTC. */
const backupName = /^(\d{4}-\d\d-\d\d)T\d\d-\d\d-\d\dZ\.jsonl\.gz(\.age)?$/;

/** Deletes backups from a folder by the rule, with their checksums, and no other files. Returns how many. */
export async function pruneBackups(folder: string, keep: Keep): Promise<number> {
  const names = expiredBackups(await readdir(folder), keep);
  for (const name of names)
    for (const path of [join(folder, name), checksumPath(join(folder, name))])
      await rm(path, { force: true });
  return names.length;
}

/** The backups among these files that the rule does not keep. The last one is kept whatever it says. */
export function expiredBackups(names: string[], { daily, weekly, monthly }: Keep): string[] {
  const backups = names
    .filter((name) => backupName.test(name))
    .toSorted((a, b) => (a < b ? 1 : -1));
  const kept = new Set(backups.slice(0, 1));
  const keepLastOf = (count: number, periodOf: (day: string) => string) => {
    const periods = new Set<string>();
    for (const name of backups) {
      const period = periodOf(backupName.exec(name)![1]!);
      if (periods.size < count && !periods.has(period)) kept.add(name);
      periods.add(period);
    }
  };
  keepLastOf(daily, (day) => day);
  keepLastOf(weekly, mondayBefore);
  keepLastOf(monthly, (day) => day.slice(0, 7));
  return backups.filter((name) => !kept.has(name));
}

function mondayBefore(day: string): string {
  const date = Temporal.PlainDate.from(day);
  return date.subtract({ days: date.dayOfWeek - 1 }).toString();
}
