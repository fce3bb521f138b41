import { postEndpoint } from '../wire/endpoint.ts';

export const logout = postEndpoint({
  path: '/logout',
  auth: 'user',
  summary: 'End the session of this token',
});
