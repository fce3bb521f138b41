import type { z } from 'zod';
import {
  perSetting,
  type DecidedSettings,
  type settingsEdit,
} from '../../contract/office/settings.ts';
import { actAs, type Actor } from '../db/actor.ts';
import type { Database } from '../db/index.ts';
import { companySettings } from '../db/schema/index.ts';
import { hasVersion, type Versions } from '../http/versions.ts';

interface Found {
  decided: DecidedSettings;
  version: number;
}

export const settingQueries = (db: Database) => ({
  async find(): Promise<Found> {
    const [row] = await db.select().from(companySettings);
    return { decided: perSetting((name) => row?.[name] ?? null), version: row?.version ?? 1 };
  },

  /** Stores what was decided; returns whether it stood in one of these versions. */
  update: (edit: z.output<typeof settingsEdit>, versions: Versions, actor: Actor) =>
    db.transaction(async (tx) => {
      await actAs(tx, actor);
      await tx.insert(companySettings).values({}).onConflictDoNothing();
      const rows = await tx
        .update(companySettings)
        .set({ ...edit, id: 1 })
        .where(hasVersion(companySettings.version, versions))
        .returning({ id: companySettings.id });
      return rows.length > 0;
    }),
});
