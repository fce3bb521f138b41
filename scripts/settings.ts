import { businessProblem } from '../contract/site/business-variables.ts';
import { StartError } from '../server/start-error.ts';

/** Checks the settings that become part of the site. Throws StartError. */
export function checkSiteSettings(env: NodeJS.ProcessEnv): void {
  for (const name of ['PUBLIC_API_URL', 'PUBLIC_USERS_API_URL']) {
    const value = env[name];
    if (!value) continue;
    const absolute = /^https?:\/\/[^/]/.test(value) && URL.canParse(value);
    if ((!absolute && !/^\/[^/]/.test(value)) || /[?#\s"'`<>\\]/.test(value))
      throw new StartError(
        `${name}: must be a path such as /api or an address such as https://api.example.com/api.`,
      );
  }
  const problem = businessProblem(env);
  if (problem) throw new StartError(problem);
}
