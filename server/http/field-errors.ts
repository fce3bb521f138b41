import type { z } from 'zod';
import type { MessageKey } from '../../contract/texts/message-key.ts';
import type { ErrorCode } from '../../contract/values/errors.ts';
import type { FieldError } from './errors.ts';

/** What is first wrong with each field; an issue without a field is left out. Issues need their input (`reportInput`). */
export function fieldsOf(error: z.ZodError): Record<string, FieldError> {
  const fields: Record<string, FieldError> = {};
  for (const issue of error.issues)
    if (issue.path.length > 0)
      fields[String(issue.path[0])] ??= {
        code: codeOf(issue),
        message: issue.message as MessageKey,
      };
  return fields;
}

/** The code that the contract gives with a check, else what zod's own says. */
function codeOf(issue: z.core.$ZodIssue): ErrorCode {
  const isText = 'origin' in issue && issue.origin === 'string';
  if (issue.input === undefined || issue.input === null || issue.input === '') return 'required';
  if (issue.code === 'custom' && issue.params) return issue.params.code as ErrorCode;
  if (issue.code === 'too_big') return isText ? 'too_long' : 'too_large';
  if (issue.code === 'too_small') return isText ? 'too_short' : 'too_small';
  return issue.code === 'invalid_value' ? 'unknown_choice' : 'invalid';
}
