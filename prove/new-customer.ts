import { login } from '../contract/users/auth.ts';
import { register } from '../contract/users/registration.ts';
import type { Caller } from './calls.ts';
import { Connection } from './http.ts';

const password = 'Grenzwert-7!';

/** Registers a customer and logs in. */
export async function newCustomer(api: string, email: string): Promise<Caller> {
  const connection = new Connection(api);
  const body = {
    firstName: 'Lina',
    lastName: 'Muster',
    phoneNumber: '(555) 555-0100',
    address: 'Musterweg 1',
    zipCode: '12345',
    email,
    password,
    confirmPassword: password,
  };
  await connection.request('POST', register.path, { body });
  const answer = await connection.request('POST', login.path, { body: { email, password } });
  const { token } = JSON.parse(answer.text) as { token: string };
  return { connection, token };
}
