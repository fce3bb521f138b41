import { letIn } from '../server/auth/let-in.ts';
import { config } from '../server/config.ts';
import { StartError } from '../server/start-error.ts';
import { connectTo, runTool } from './tool.ts';

/** Prints a recovery code for one of the staff who can log in no more. On a data folder the server has to be stopped. */
await runTool(async () => {
  const [email, ...others] = process.argv.slice(2);
  if (!email || others.length > 0) throw new StartError('Usage: npm run let-in -- EMAIL');
  const { database } = config(process.env);
  const { db, close } = await connectTo(database);
  const code = await letIn(db, email).finally(close);
  if (!code) throw new StartError(`Nobody of the staff has the address ${email}.`);
  console.log(`Recovery code, for one log-in with the password within 24 hours: ${code}`);
});
