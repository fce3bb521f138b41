import { config } from '../server/config.ts';
import { endDemoLogins } from '../server/demo/end-logins.ts';
import { demoLogins } from '../server/demo/logins.ts';
import { checkAdministrator } from '../server/users/administrator.ts';
import { showOnce } from '../server/users/show-once.ts';
import { connectTo, runTool } from './tool.ts';

/** Ends the demo log-ins, so that a database that started as a demo may go public. */
await runTool(async () => {
  const settings = config(process.env);
  checkAdministrator(settings, demoLogins.administrator.password);
  const { database, dataDir, administrator } = settings;
  const { db, close } = await connectTo(database);
  const ended = await endDemoLogins(db, administrator.password, (login) =>
    console.log(showOnce(login, dataDir)),
  ).finally(close);
  console.log(
    ended.length > 0 ? `Ended: ${ended.join(', ')}` : 'There are no working demo log-ins.',
  );
});
