import { limits } from '../../values/limits.ts';
import { counting } from '../counting.ts';

const { number, plural } = counting('en');

/** Messages about saved views of lists, about steps for several rows at once, and about imports. */
export const listMessages = {
  views: {
    screen: 'Please name one of the screens',
    name: 'Please enter a name',
    query: 'This is not the address of a list',
    tooMany: `At most ${limits.views.count} views can be saved. Please delete one first`,
    saved: 'The view is saved',
    renamed: 'The view is renamed',
    exists: 'Another view has this name',
    deleted: 'The view is deleted',
    notFound: 'There is no such view of yours',
  },
  selection: {
    ids: 'Please name reservations by their ids',
    most: ({ most }: { most: number }) => `At most ${most} reservations at once`,
    format: 'Please choose Excel or CSV',
    cancelled: 'Each reservation that could be cancelled is cancelled',
  },
  imports: {
    flag: 'Please say true or false',
    missing: 'Please choose a file',
    notATable:
      'The file is no table that can be read. Please save it as CSV or as Excel workbook (.xlsx)',
    tooLarge: `The file must be at most ${limits.imports.bytes / 1024 / 1024} MB`,
    tooManyRows: `At most ${number(limits.imports.rows)} rows with ${limits.imports.columns} columns and ${number(limits.imports.characters)} characters can be imported at once`,
    noHeadings:
      'None of the headings is known. The first row must name the columns, as a download of the list does',
    noColumn: ({ heading }: { heading: string }) => `The column “${heading}” is missing`,
    choice: ({ choices }: { choices: string }) => `Please write one of these: ${choices}`,
    day: 'Please write the day as 31.12.2030 or 2030-12-31',
    plateTwice: ({ row }: { row: number }) => `Row ${row} has the same licence plate`,
    personKnown: ({ name, id }: { name: string; id: number }) =>
      `Without an email, but name and phone are known: ${name} (no. ${id})`,
    personTwice: ({ row }: { row: number }) => `Row ${row} has the same name and phone`,
    emailKnown: ({ name, id }: { name: string; id: number }) =>
      `Somebody has this e-mail address: ${name} (no. ${id})`,
    emailTwice: ({ row }: { row: number }) => `Row ${row} has the same e-mail address`,
    refused: ({ errors, duplicates }: { errors: number; duplicates: number }) =>
      `Nothing was imported: ${plural(errors, { one: '# error', other: '# errors' })}, ${plural(duplicates, { one: '# duplicate', other: '# duplicates' })}`,
    nothing: 'Nothing was imported: no row is left',
    ready: 'Nothing was imported yet',
    vehiclesAdded: ({ count }: { count: number }) =>
      plural(count, { one: '# vehicle was imported', other: '# vehicles were imported' }),
    customersAdded: ({ count }: { count: number }) =>
      plural(count, { one: '# customer was imported', other: '# customers were imported' }),
  },
} as const;
