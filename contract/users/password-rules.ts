import { limits } from '../values/limits.ts';

const { min, max } = limits.password;

/** The rules of `newPassword` for password managers, as the attribute `passwordrules` takes them. */
export const newPasswordRules = `minlength: ${min}; maxlength: ${max}; required: lower; required: upper; required: digit; required: [@$!%*#?&];`;
