import { settingFields, settingNames } from '../../contract/office/settings.ts';
import type { OperatorSetting } from '../../contract/office/settings.ts';
import { secretSettings } from '../secret-files.ts';

/** Those that administrators decide have a form of their own. */
const decidable = new Set<string>(settingNames.map((name) => settingFields[name].variable));

/**
 * Says of each variable that only the operator sets what it is and where from; never a secret.
 * @param env the environment, with `…_FILE`
 * @param given what was set, in the environment or in files
 * @param inForce the values by variable, defaults included
 */
export const describeSettings = (
  env: NodeJS.ProcessEnv,
  given: Record<string, string | undefined>,
  inForce: Record<string, unknown>,
): OperatorSetting[] =>
  Object.keys(inForce)
    .filter((variable) => !decidable.has(variable))
    .map((variable) => {
      const isSecret = secretSettings.includes(variable);
      return {
        variable,
        value: isSecret ? null : (given[variable] ?? textOf(inForce[variable])),
        isSecret,
        source: env[`${variable}_FILE`] ? 'file' : given[variable] ? 'environment' : 'default',
      };
    });

const textOf = (value: unknown): string | null =>
  value === undefined || String(value) === '' ? null : String(value);
