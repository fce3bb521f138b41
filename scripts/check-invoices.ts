import { config } from '../server/config.ts';
import { checkChain } from '../server/invoices/chain.ts';
import { StartError } from '../server/start-error.ts';
import { connectTo, runTool } from './tool.ts';

/** Faults that are printed. */
const shown = 20;

/** Checks that nobody changed, removed or added an invoice behind the server's back. On a data folder the server has to be stopped. */
await runTool(async () => {
  if (process.argv.length > 2) throw new StartError('Usage: npm run check-invoices');
  const { database } = config(process.env);
  const { db, close } = await connectTo(database);
  let printed = 0;
  const { invoices, faults, gaps } = await checkChain(db, ({ of, what }) => {
    if (printed < shown) console.error(`${of}: ${what}.`);
    printed += 1;
  }).finally(close);
  for (const gap of gaps) console.log(`Noted gap: ${gap}`);
  if (faults > 0)
    throw new StartError(`The chain of ${invoices} invoices is broken: ${faults} faults.`);
  console.log(`The chain of ${invoices} invoices is whole.`);
});
