/** What other features use of calendar files. */
export { calendarFile, calendarFileName, type CalendarEntry } from './calendar-file.ts';
