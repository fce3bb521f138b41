import { setTimeout as sleep } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';

/** What an operator watches that all servers of a database share, and the disk. */
export interface Figures {
  database: { version: string; bytes: number };
  mailsWaiting: number;
  /** For how long the oldest of them waits. */
  oldestMailSeconds: number;
  webhooks: {
    waiting: number;
    oldestSeconds: number;
    /** How many were switched off because nothing arrived. */
    off: number;
  };
  /** Of which one network nearly booked out the vehicles. */
  hoardedCategories: number;
  /** Null before the first. */
  lastBackup: { at: string; bytes: number } | null;
  /** Bytes of the embedded database's disk; null for PostgreSQL, whose own exporters know. */
  disk: { free: number; size: number } | null;
}

/** Milliseconds to wait for the database, so that a busy one holds up no other figure. */
const patience = 1000;

/** Shows the figures that all servers of a database share. While it does not answer they are missing. */
export function showFigures(registry: Registry, read: () => Promise<Figures>): void {
  let reading: Promise<Figures | null> | null = null;
  // All gauges are read at once, and share what is read.
  const readOnce = () =>
    (reading ??= Promise.race([
      read().catch(() => null),
      sleep(patience, null, { ref: false }),
    ]).finally(() => (reading = null)));
  const gauge = (name: string, help: string, valueOf: (figures: Figures) => number | undefined) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const figures = await readOnce();
        const value = figures && valueOf(figures);
        this.remove();
        if (typeof value === 'number') this.set(value);
      },
    });
  new Gauge({
    name: 'rental_database_up',
    help: 'Whether the database answers within a second; its version is in the label.',
    labelNames: ['version'],
    registers: [registry],
    async collect() {
      const figures = await readOnce();
      this.reset();
      this.set({ version: figures?.database.version ?? '' }, figures ? 1 : 0);
    },
  });
  gauge('rental_database_bytes', 'Size of the database.', ({ database }) => database.bytes);
  gauge('rental_mails_waiting', 'Mails that are not sent yet.', (all) => all.mailsWaiting);
  gauge(
    'rental_oldest_mail_seconds',
    'How long the oldest mail has been waiting.',
    (all) => all.oldestMailSeconds,
  );
  gauge(
    'rental_webhooks_waiting',
    'What other programs are not told yet.',
    ({ webhooks }) => webhooks.waiting,
  );
  gauge(
    'rental_oldest_webhook_seconds',
    'How long the oldest of it has been waiting.',
    ({ webhooks }) => webhooks.oldestSeconds,
  );
  gauge(
    'rental_webhooks_off',
    'Webhooks that were switched off because nothing arrived.',
    ({ webhooks }) => webhooks.off,
  );
  gauge(
    'rental_hoarded_categories',
    'Categories of which one network booked more than half within 24 hours.',
    (all) => all.hoardedCategories,
  );
  gauge(
    'rental_last_backup_timestamp_seconds',
    'When the last backup was made, in seconds since 1970; 0 before the first.',
    ({ lastBackup }) => (lastBackup ? Date.parse(lastBackup.at) / 1000 : 0),
  );
  gauge('rental_last_backup_bytes', 'Size of its file.', ({ lastBackup }) => lastBackup?.bytes);
  gauge('rental_disk_free_bytes', 'Free on the embedded database’s disk.', (all) => all.disk?.free);
  gauge('rental_disk_size_bytes', 'Size of that disk.', (all) => all.disk?.size);
}
