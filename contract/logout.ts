import { endpoint } from './endpoint.ts';

export const logout = endpoint({
  method: 'POST',
  path: '/logout',
  auth: 'user',
  summary: 'End the session of this token',
});
