/** What other features use of backups. */
export { lastBackup } from './last-backup.ts';
